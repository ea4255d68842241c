import type { SideView } from '@holofoe/operations';
import { Holder } from '../things/holder.tsx';

/** How much of each card in play there is room for. */
export type Room = 'full' | 'some' | 'little';

/** The characters and supports of a side, in a row or in several. */
export function Holders({
  side: { characters, supports },
  where,
  room,
}: {
  readonly side: SideView;
  readonly where: string;
  readonly room: Room;
}) {
  return (
    <div className={`holders room-${room}`}>
      {characters.map((character) => (
        <Holder key={character.card} holder={character} where={where} />
      ))}
      {supports.map((support) => (
        <Holder key={support.card} holder={support} where={where} />
      ))}
    </div>
  );
}

/** All that can have the focus among them. */
export function namesOfHolders({ characters, supports }: SideView, where: string): readonly string[] {
  return [...characters, ...supports].flatMap(({ card, upgrades, downgrades }) =>
    [card, ...[...upgrades, ...downgrades].map((each) => each.card)].map((each) => `${where} ${each}`),
  );
}

export function roomFor({ characters, supports }: SideView, most: number): Room {
  const count = characters.length + supports.length;
  if (count <= most) return 'full';
  return count <= most * 2 ? 'some' : 'little';
}
