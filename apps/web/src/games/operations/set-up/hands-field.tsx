import type { Draft } from './draft.ts';

const WAYS = [
  {
    openHands: false,
    title: 'One device, hands hidden',
    says: 'A screen between the turns asks who holds it.',
  },
  { openHands: true, title: 'I hold all seats', says: 'All hands open, no screen between the turns.' },
] as const;

/** Whose hands they are. */
export function HandsField({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}) {
  return (
    <fieldset className="hands-field">
      <legend className="spoken">Whose hands</legend>
      {WAYS.map(({ openHands, title, says }) => (
        <label key={title} className="pick-tile">
          <input
            type="radio"
            name="hands"
            checked={draft.openHands === openHands}
            onChange={() => onChange({ ...draft, openHands })}
          />
          <span className="pick-face">
            <b>{title}</b>
            <small>{says}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
