import type { Kind } from '@holofoe/deckbuilding';
import { inARow, isWord } from '@holofoe/kernel';
import { Numeral, type Shape } from './numeral.tsx';

/** A reward of plain icons is shown as shapes, any other one as its sentence. */
export function Reward({ kind, text }: { readonly kind: Kind; readonly text: string }) {
  const icons = iconsOf(kind);
  if (!icons)
    return (
      <span className="tx">
        <b>Reward</b> {text}
      </span>
    );
  return (
    <span className="tx">
      <span className="rwd">
        <b>Reward</b>
        <span className="vh">{text}</span>
        {icons.map(([shape, value]) => (
          <Numeral key={shape} shape={shape} value={value} />
        ))}
      </span>
    </span>
  );
}

function iconsOf({ reward }: Kind): readonly (readonly [Shape, number])[] | undefined {
  if (reward === undefined) return undefined;
  const icons: [Shape, number][] = [];
  for (const part of inARow(reward)) {
    if (!isWord(part) || part.do !== 'gain') return undefined;
    if (part.attack !== undefined) icons.push(['atk', part.attack]);
    if (part.resources !== undefined) icons.push(['res', part.resources]);
    if (part.force !== undefined) icons.push(['frc', part.force]);
  }
  return icons;
}
