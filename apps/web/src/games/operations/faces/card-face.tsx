import { abilityText, describe, fullName, type Kind, kindById } from '@holofoe/operations';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { glyphOf } from './glyphs.ts';
import { ColourMark, Sides } from './shapes.tsx';
import './faces.css';

export type FaceSize = 'tile' | 'table' | 'reader';

/** What is printed on a card; what can be clicked has the frame around it. */
export function FaceParts({ id, size }: { readonly id: string; readonly size: FaceSize }) {
  const kind = kindById(id);
  if (!kind) return null;
  const glyph = <Glyph name={glyphOf(kind)} />;
  return (
    <>
      <span className="spine" />
      {hasCost(kind) && (
        <span className="cost" aria-hidden="true">
          {kind.cost}
        </span>
      )}
      <span className="card-mark">
        <ColourMark colour={kind.colour} />
      </span>
      <span className="art">
        <span className="ghost">{glyph}</span>
        <span className="holo">{glyph}</span>
      </span>
      <span className="card-name" aria-hidden="true">
        {kind.unique && <Unique />} {kind.name}
      </span>
      <span className="card-type" aria-hidden="true">
        {typeWord(kind)}
      </span>
      {size === 'reader' && (
        <span className="card-body" aria-hidden="true">
          {kind.die && <Sides die={kind.die} />}
          {abilityText(kind).map((sentence) => (
            <span key={sentence} className="card-text">
              {sentence}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** A face that nobody clicks. */
export function CardFace({ id, size }: { readonly id: string; readonly size: FaceSize }) {
  return (
    <article className={frameClass(id, size)} aria-label={spokenName(id)}>
      <FaceParts id={id} size={size} />
    </article>
  );
}

export function frameClass(id: string, size: FaceSize): string {
  const extra = size === 'reader' ? ' full' : size === 'tile' ? ' tile' : '';
  return `card destiny look-${lookOf(id)}${extra}`;
}

/** The AI's own cards have its light. */
export function lookOf(id: string): string {
  const kind = kindById(id);
  return kind?.set === 'AI' ? 'foe' : (kind?.colour ?? 'gray');
}

/** "Lightsaber, neutral upgrade, blue, weapon, cost 2" */
export function spokenName(id: string): string {
  const kind = kindById(id);
  if (!kind) return id;
  const [, type = ''] = describe(kind);
  return [fullName(kind), type, ...(hasCost(kind) ? [`cost ${kind.cost}`] : [])].join(', ');
}

function hasCost({ type, set }: Kind): boolean {
  return type !== 'character' && type !== 'plot' && set !== 'AI';
}

/** "Upgrade · weapon" */
function typeWord({ type, subtypes }: Kind): string {
  const word = type === 'behavior' ? 'behaviour' : type;
  return [word.charAt(0).toUpperCase() + word.slice(1), ...subtypes.slice(0, 1)].join(' · ');
}

function Unique() {
  return (
    <svg
      className="unique"
      viewBox="0 0 8 8"
      width=".62em"
      height=".62em"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 0l4 4-4 4-4-4z" fill="currentColor" />
    </svg>
  );
}
