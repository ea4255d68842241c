import { type Key, lacking, mix } from '@holofoe/kernel';
import type { LiveTable, Pending } from '../src/index.ts';

type Asked = Extract<Pending, { kind: 'ask' }>;

/** A legal reply, a different one for each number. */
function anyReply({ form, options }: Asked, number: number): Key[] {
  const keys = options.map(({ key }) => key);
  const turn = mix(number) % keys.length;
  const turned = [...keys.slice(turn), ...keys.slice(0, turn)];
  if (form.pick === 'one') return turned.slice(0, 1);
  if (form.pick === 'order') return turned;
  if (form.pick === 'some') {
    const some = turned.slice(0, form.min + (mix(number + 1) % (form.max - form.min + 1)));
    return lacking(
      form,
      some.map((key) => keys.indexOf(key)),
    ) > 0
      ? keys
      : some;
  }
  const shares = keys.flatMap((key, i) => Array.from({ length: form.most[i] ?? 0 }, () => key));
  return shares.slice(shares.length - form.total);
}

/** One seat that is asked replies. */
function playOne(table: LiveTable, number: number): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const asked = table.pending(seat);
    if (asked.kind !== 'ask') continue;
    const refusal = table.reply(seat, asked.to, anyReply(asked, number));
    if (refusal) throw new Error(refusal.says);
    return;
  }
  throw new Error('Nobody is asked.');
}

/** Plays on to the end, or until `enough`; `each` looks at every question on the way. */
export function playOn(
  table: LiveTable,
  number: number,
  { each = () => {}, enough = () => false }: { each?: () => void; enough?: () => boolean } = {},
): void {
  for (let i = 0; table.outcome === undefined && !enough(); i++) {
    each();
    playOne(table, number * 1000 + i);
  }
  each();
}
