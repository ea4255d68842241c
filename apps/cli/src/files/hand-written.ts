import type { Fault, Json } from '@holofoe/kernel';
import { isMap, isNode, isScalar, isSeq } from 'yaml';
import { firstFaults, InputFault } from '../fault.ts';
import { nearest } from '../nearest.ts';
import { placeInText, readText } from './read.ts';
import { mostItemsAt, propertiesAt, type Step, stepsOf, unknownKey } from './schema-path.ts';
import { dataOf, flawOf, keyFlaw, lineBeyond, parseYaml, type Yaml } from './yaml.ts';

/** A table that a person wrote, in YAML or JSON, with the places of what is in it. */
export interface HandWritten {
  readonly data: unknown;
  readonly form: 'yaml' | 'json';
  /** The faults, with line and column of each, as one message. */
  readonly inputFault: (faults: readonly Fault[]) => InputFault;
}

/** What a file is to hold. */
interface Wanted {
  readonly schema: () => Json;
  readonly remedy: string;
}

export function readTableFile(
  path: string,
  game: { readonly id: string; readonly schemas: { readonly table: () => Json } },
): HandWritten {
  const remedy = `Mend the file there; "holofoe schema ${game.id}" prints what a table may hold.`;
  return readHandWritten(path, { schema: game.schemas.table, remedy });
}

export function readHandWritten(path: string, { schema, remedy }: Wanted): HandWritten {
  const text = readText(path);
  const form = /\.json$/i.test(path) ? 'json' : 'yaml';
  const beyond = lineBeyond(text);
  if (beyond) throw new InputFault({ says: `${path}:${beyond.line}: ${beyond.says}.`, remedy });
  // A parser of YAML knows the place of each value, in JSON too.
  const map: Map = { path, ...parseYaml(text) };
  return {
    // An empty file is a table of which nothing is said.
    data: (form === 'json' ? jsonOf(map, text, remedy) : yamlOf(map, remedy)) ?? {},
    form,
    inputFault: (faults) => {
      const known = schema();
      return new InputFault({ says: firstFaults(faults, (fault) => faultText(map, fault, known)), remedy });
    },
  };
}

/** Where in the file things stand. */
interface Map extends Yaml {
  readonly path: string;
}

function yamlOf(map: Map, remedy: string): unknown {
  const read = flawOf(map) ?? dataOf(map);
  if ('data' in read) return read.data;
  throw new InputFault({
    says: `${placeAt(map, read.at)}: this is not YAML: ${sentence(read.says)}`,
    remedy,
  });
}

/** Other than YAML it takes no value without its quotes, and of a name that stands there twice the last value. */
function jsonOf(map: Map, text: string, remedy: string): unknown {
  const data = parsedJson(map, text, remedy);
  const says = nameTwiceIn(map);
  if (says !== undefined) throw new InputFault({ says, remedy });
  return data;
}

/** A name that JSON has twice in a map, with its place. */
export function nameTwice(path: string, text: string): string | undefined {
  return lineBeyond(text) ? undefined : nameTwiceIn({ path, ...parseYaml(text) });
}

function nameTwiceIn(map: Map): string | undefined {
  const flaw = keyFlaw(map);
  return flaw && `${placeAt(map, flaw.at)}: ${sentence(flaw.says)}`;
}

/** The place of a fault is told by whoever knows it. */
function parsedJson(map: Map, text: string, remedy: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const says =
      error instanceof Error ? error.message.replace(/( in JSON|, (\.\.\.)?").*$/s, '') : String(error);
    const [broken] = map.document.errors;
    const place = broken ? placeAt(map, broken.pos[0]) : map.path + placeInText(text, error);
    throw new InputFault({ says: `${place}: this is not JSON: ${sentence(says)}`, remedy }, { cause: error });
  }
}

function faultText(map: Map, { path, says }: Fault, schema: Json): string {
  const steps = stepsOf(path);
  const key = unknownKey(says);
  if (key === undefined) {
    const extra = firstTooMany(map, steps, schema);
    const where = extra === undefined ? path : `${path}[${extra}]`;
    const place = placeOf(map, extra === undefined ? steps : [...steps, extra]);
    return `${place}: ${where === '' ? '' : `${where}: `}${sentence(says)}`;
  }
  const known = propertiesAt(schema, steps);
  const hint = known.length === 0 ? '' : ` Did you mean ${nearest(key, known, 2).join(' or ')}?`;
  return `${placeOfKey(map, steps, key)}: there is no field "${key}"${path === '' ? '' : ` in ${path}`}.${hint}`;
}

/** In a list that is too long the place is that of the first item that is one too many. */
function firstTooMany({ document }: Map, steps: readonly Step[], schema: Json): number | undefined {
  const most = mostItemsAt(schema, steps);
  const list = document.getIn(steps, true);
  return most !== undefined && isSeq(list) && list.items.length > most ? most : undefined;
}

/** The place of a value; of what would hold it, where it is absent. */
function placeOf(map: Map, steps: readonly Step[]): string {
  for (let depth = steps.length; depth > 0; depth--) {
    const node = map.document.getIn(steps.slice(0, depth), true);
    if (isNode(node) && node.range) return placeAt(map, node.range[0]);
  }
  return map.document.contents?.range ? placeAt(map, map.document.contents.range[0]) : map.path;
}

/** A field that nobody knows stands at its name, not at its value. */
function placeOfKey(map: Map, steps: readonly Step[], key: string): string {
  const holder = steps.length === 0 ? map.document.contents : map.document.getIn(steps, true);
  const names = isMap(holder) ? holder.items.map((pair) => pair.key) : [];
  const name = names.find((each) => isScalar(each) && each.value === key);
  return isScalar(name) && name.range ? placeAt(map, name.range[0]) : placeOf(map, steps);
}

function placeAt({ path, lines }: Map, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `${path}:${line}:${col}`;
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
