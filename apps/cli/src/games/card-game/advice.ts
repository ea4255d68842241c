import {
  handWritten,
  kindsCalled,
  SIDE_NAMES,
  SIDES,
  type Side,
  tableSchema,
  type View,
} from '@holofoe/card-game';
import type { Json } from '@holofoe/kernel';
import { fieldsOf } from '../../files/schema-path.ts';
import type { cliGameOf, Turn } from '../../game.ts';
import { capital } from '../../terminal/text.ts';

/** An engagement that is under way is advised to its end, otherwise the turn. */
export function turnAt({ active, round, step, engagement, sides }: View): Turn<View> {
  const side = SIDES[active] ?? 'light';
  if (engagement) {
    const ai = sides.find(({ isAi }) => isAi)?.seat ?? active;
    const title = `An engagement of ${SIDE_NAMES[side]}, round ${round}`;
    return { seat: ai, title, isOver: (now) => now.engagement === null };
  }
  // A round is counted from the moment when the Dark Side's turn has begun.
  const counted = step === 'turn begins' && side === 'dark' ? round + 1 : round;
  return {
    seat: active,
    title: `${capital(SIDE_NAMES[side])}, round ${counted}`,
    isOver: (now) => now.active !== active,
  };
}

type Entered = ReturnType<Parameters<typeof cliGameOf>[0]['opponentsTurn']>;

/**
 * What a file leaves open is read as the AI's: its turn, from the beginning. A table that `advise` wrote stands at the
 * person's turn; who asks for advice on it again has taken that turn at the real table and changed the file accordingly.
 */
export function opponentsTurn(table: unknown): Entered {
  const parsed = tableSchema.parse(table);
  if ('faults' in parsed) return parsed;
  const { ai, round, engagement } = parsed.value;
  const written = fieldsOf(table);
  if (ai === 'none')
    return {
      faults: [{ path: 'ai', says: 'without an AI there is no turn to advise: write light or dark' }],
    };
  const side: Side = ai === 'both' ? parsed.value.active : ai;
  if (engagement) {
    const objective = kindsCalled(engagement.objective)[0]?.side;
    return { table: { active: objective === 'light' ? 'dark' : 'light', ...written } };
  }
  const fromStart = { step: 'turn begins', ...written };
  if (written.active === undefined || written.active === side)
    return { table: { ...fromStart, active: side } };
  const after = side === 'dark' ? round + 1 : round;
  return {
    table: { ...written, active: side, step: 'turn begins', round: after, engaged: [] },
    note: `The file stands at the turn of ${SIDE_NAMES[parsed.value.active]}. It is taken as played: what follows is the AI's turn.`,
  };
}

/** Options need not be written where a table without them reads as one with the same. */
export function sparse(table: Json): Json {
  const { options, ...rest } = fieldsOf(table) as { readonly [name: string]: Json };
  const read = handWritten.read({ ai: rest.ai });
  const usual = 'state' in read ? fieldsOf(read.state.options) : {};
  const changed = Object.entries(fieldsOf(options)).filter(([name, value]) => value !== usual[name]);
  return changed.length === 0 ? rest : { options: Object.fromEntries(changed) as Json, ...rest };
}
