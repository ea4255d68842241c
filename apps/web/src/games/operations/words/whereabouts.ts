import type { Seat } from '@holofoe/kernel';
import type { Kind, PlayerView, SideView, View } from '@holofoe/operations';

/** Where the copies of a card are that the seat knows of, and how they stand there. */
export function whereabouts({ id }: Kind, { players, areas }: View, seat: Seat): readonly string[] {
  const own = players.filter((player) => player.seat === seat);
  const hands = own.flatMap(({ hand }) => (hand.some((card) => card?.id === id) ? ['In your hand.'] : []));
  return [
    ...hands,
    ...players.flatMap((player) => inPlay(id, player, nameOf(player, seat))),
    ...areas.flatMap((area) => inPlay(id, area, 'The AI')),
  ];
}

function nameOf({ seat: own, name }: PlayerView, seat: Seat): string {
  return own === seat ? 'You' : name;
}

function inPlay(id: string, { characters, supports, discard }: SideView, name: string): readonly string[] {
  const holders = [...characters, ...supports];
  const attached = holders.flatMap(({ upgrades, downgrades, called: on }) =>
    [...upgrades, ...downgrades].filter((card) => card.id === id).map(({ called }) => `${called}: on ${on}.`),
  );
  const discarded = discard.filter((card) => card.id === id).length;
  return [
    ...characters
      .filter((character) => character.id === id)
      .map(
        ({ called, health, damage, shields, ready }) =>
          `${called}: ${health - damage} of ${health} health, ${shields} of 3 shields, ${ready ? 'ready' : 'exhausted'}.`,
      ),
    ...supports
      .filter((support) => support.id === id)
      .map(({ called, ready }) => `${called}: ${ready ? 'ready' : 'exhausted'}.`),
    ...attached,
    ...(discarded > 0 ? [`${name}: ${discarded} in the discard pile.`] : []),
  ];
}
