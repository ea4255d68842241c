import type { Json } from '@holofoe/kernel';
import { handWritten, READY_DECKS } from '@holofoe/operations';
import { fieldsOf } from '../../files/schema-path.ts';

type Fields = { readonly [name: string]: Json };

/** Fields that are usually as they would be if nobody wrote them. */
const OF_TABLE = ['options', 'step', 'first', 'battlefield'];
const OF_AREA = ['perPlayer', 'supports', 'plots', 'deck'];
const OF_PLAYER = ['name', 'supports', 'hand', 'deck'];

/** The same table with fewer words: a field is left out where the rest reads as the same table without it. */
export function sparse(table: Json): Json {
  const isSame = (other: Json) => sameTable(table, other);
  let brief = without(jsonFields(table), OF_TABLE, isSame);
  for (const list of ['areas', 'players']) brief = inEach(brief, list, isSame);
  const { ai } = brief;
  if (ai === undefined) return brief;
  return { ...brief, ai: without(jsonFields(ai), OF_AREA, (area) => isSame({ ...brief, ai: area })) };
}

function inEach(table: Fields, list: string, isSame: (table: Json) => boolean): Fields {
  const { [list]: items } = table;
  if (!Array.isArray(items)) return table;
  let brief = items as readonly Json[];
  for (const [i, item] of items.entries()) {
    const put = (each: Json) => brief.map((old, at) => (at === i ? each : old));
    const fits = (each: Json) => isSame({ ...table, [list]: put(each) });
    const fields = jsonFields(item as Json);
    brief = put(
      list === 'areas'
        ? without(fields, OF_AREA, fits)
        : withReadyDeck(without(fields, OF_PLAYER, fits), fits),
    );
  }
  return { ...table, [list]: brief };
}

function without(fields: Fields, names: readonly string[], fits: (fields: Json) => boolean): Fields {
  let brief = fields;
  for (const name of names) {
    const { [name]: _, ...rest } = brief;
    if (name in brief && fits(rest)) brief = rest;
  }
  return brief;
}

/** The rest of a ready deck by its code. */
function withReadyDeck(player: Fields, fits: (player: Json) => boolean): Fields {
  if (!('deck' in player)) return player;
  const ready = READY_DECKS.find(({ code }) => fits({ ...player, deck: code }));
  return ready ? { ...player, deck: ready.code } : player;
}

function sameTable(table: Json, other: Json): boolean {
  const read = handWritten.read(other);
  return 'state' in read && JSON.stringify(handWritten.write(read.state)) === JSON.stringify(table);
}

function jsonFields(data: Json): Fields {
  return fieldsOf(data) as Fields;
}
