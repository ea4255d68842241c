import { abilityText, describe, GLYPHS, type Kind, kindById, rewardText } from '@holofoe/deckbuilding';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { Numeral } from './numeral.tsx';
import { Reward } from './reward.tsx';
import { AbilityMark, FactionMark, Icons, Ring, UniqueMark } from './shapes.tsx';
import './faces.css';

export type FaceSize = 'tile' | 'table' | 'reader';

/** What is printed on a card, drawn from its data; the frame around it is `CardFace` or whatever can be clicked. */
export function FaceParts({
  id,
  size,
  attack,
  isNamed = false,
}: {
  readonly id: string;
  readonly size: FaceSize;
  /** What is around it says all of it in its own name. */
  readonly isNamed?: boolean;
  /** The attack that it has now, where that may differ from the printed one. */
  readonly attack?: number;
}) {
  const kind = kindById(id);
  if (!kind) return null;
  return (
    <>
      <span className="spine" />
      {hasCost(kind) && (
        <span className="cost" title="cost" aria-hidden={isNamed}>
          {kind.cost}
        </span>
      )}
      <span className="card-mark">
        <FactionMark faction={kind.faction} />
      </span>
      <Picture kind={kind} />
      <span className="card-name" aria-hidden={isNamed}>
        {kind.unique && kind.type !== 'base' && <UniqueMark />} <Name name={kind.name} />
      </span>
      <span className="card-type" aria-hidden={isNamed}>
        {shortType(kind)}
      </span>
      {size === 'reader' && <Text kind={kind} isNamed={isNamed} />}
      <span className="stats" aria-hidden={isNamed}>
        <Icons kind={kind} {...(attack === undefined ? {} : { attack })} />
        <span className="spacer" />
        {size !== 'reader' && <AbilityMark kind={kind} />}
        {size === 'reader' && kind.reward !== undefined && <Numeral shape="target" value={kind.cost} />}
        {kind.hitPoints > 0 && <Numeral shape="hit-points" value={kind.hitPoints} />}
      </span>
    </>
  );
}

/** A face that nobody clicks: the reader, the gallery, the piles. */
export function CardFace({
  id,
  size,
  state = '',
}: {
  readonly id: string;
  readonly size: FaceSize;
  readonly state?: string;
}) {
  return (
    <article className={`${frameClass(id, size)} ${state}`} aria-label={spokenName(id)}>
      <FaceParts id={id} size={size} />
    </article>
  );
}

export function frameClass(id: string, size: FaceSize): string {
  const extra = size === 'reader' ? ' full' : size === 'tile' ? ' tile' : '';
  return `card look-${kindById(id)?.faction ?? 'neutral'}${extra}`;
}

/** "X-Wing, Rebel unit, Fighter, cost 3, 3 attack" */
export function spokenName(id: string): string {
  const kind = kindById(id);
  if (!kind) return id;
  const [name = id, type = '', numbers = ''] = describe(kind);
  const counted = [kind.cost, kind.attack, kind.resources, kind.force, kind.hitPoints].some((n) => n > 0);
  const lower = numbers.charAt(0).toLowerCase() + numbers.slice(1);
  return [name, type, ...(counted ? [lower] : [])].join(', ');
}

function Picture({ kind }: { readonly kind: Kind }) {
  const glyph = <Glyph name={GLYPHS[kind.id] ?? 'galaxy'} />;
  if (kind.type === 'base')
    return (
      <span className="art">
        <span className="card-ring">
          <Ring left={kind.hitPoints} of={kind.hitPoints} />
        </span>
        <span className="holo">{glyph}</span>
      </span>
    );
  return (
    <span className="art">
      <span className="ghost">{glyph}</span>
      <span className="holo">{glyph}</span>
    </span>
  );
}

function Text({ kind, isNamed }: { readonly kind: Kind; readonly isNamed: boolean }) {
  const reward = rewardText(kind);
  return (
    <span className="card-body" aria-hidden={isNamed}>
      {abilityText(kind).map((sentence) => (
        <AbilityText key={sentence} sentence={sentence} />
      ))}
      {reward !== undefined && <Reward kind={kind} text={reward} />}
    </span>
  );
}

/** When it happens stands out: "Action", "When played". */
function AbilityText({ sentence }: { readonly sentence: string }) {
  const [moment = ''] = /^(Action:|When [^,]+,)/.exec(sentence) ?? [];
  return (
    <span className="card-text">
      <b>{moment}</b>
      {sentence.slice(moment.length)}
    </span>
  );
}

function hasCost({ from }: Kind): boolean {
  return from !== 'base';
}

/** What tells cards of a faction apart at a glance: the traits, or that it is a ship or a base. */
function shortType(kind: Kind): string {
  const parts = (describe(kind)[1] ?? '').split(', ').filter((part) => part !== 'unique');
  const [type = '', ...rest] = parts;
  const traits = rest.join(' · ').replace('starting card', 'starter');
  return capital(kind.type === 'unit' && traits !== '' ? traits : type.split(' ').slice(1).join(' '));
}

/** "Z-95" is one word, however narrow the card is; a long one may be broken once, with a hyphen. */
function Name({ name }: { readonly name: string }) {
  return name.split(/( )/).map((word) =>
    word.includes('-') ? (
      <span key={word} className="whole-word">
        {word}
      </span>
    ) : (
      breakable(word)
    ),
  );
}

/** Between two consonants, as near its middle as can be: Gun-slinger, Storm-trooper. */
function breakable(word: string): string {
  if (word.length < LONG) return word;
  const [at] = [...word.matchAll(/(?<=[aeiou])[^aeiou]{2,4}(?=[aeiou])/gi)]
    .map(({ 0: consonants, index }) => index + (consonants.length >> 1))
    .sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2));
  return at === undefined ? word : `${word.slice(0, at)}\u00AD${word.slice(at)}`;
}

const LONG = 10;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
