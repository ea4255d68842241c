import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** What a text says as YAML, and where in it things stand. JSON is YAML too. */
export interface Yaml {
  readonly document: Document;
  readonly lines: LineCounter;
}

export function parseYaml(text: string): Yaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // The parser would compare every two keys of a map; `flawOf` looks at each once.
    uniqueKeys: false,
    // Its warnings would quote the file past `harmless`.
    logLevel: 'error',
  });
  return { document, lines };
}

const DEEPEST = 50;
/** Brackets and commas: the largest tables have some hundred. */
const MOST_SIGNS = 10_000;

/**
 * The first line at which brackets, indentation or marks of lists go deeper than in anything that a person writes, or
 * are more. The parser goes as deep as the text does, and would overflow; and it takes long to tell of each that is amiss.
 */
export function lineBeyond(text: string): { readonly line: number; readonly says: string } | undefined {
  let brackets = 0;
  let signs = 0;
  for (const [at, line] of text.split('\n').entries()) {
    const tooDeep = { line: at + 1, says: 'this is nested too deeply for a table' };
    for (const letter of line) {
      if (letter === '[' || letter === '{') brackets++;
      else if (letter === ']' || letter === '}') brackets = Math.max(0, brackets - 1);
      else if (letter !== ',') continue;
      if (brackets > DEEPEST) return tooDeep;
      if (++signs > MOST_SIGNS)
        return { line: at + 1, says: 'these are more brackets and commas than any table has' };
    }
    if (/^\s{200}\s*\S|(?:[-?:]\s+){20}/.test(line)) return tooDeep;
  }
  return undefined;
}

/** What is wrong with a document, and at which character. */
export interface Flaw {
  readonly at: number;
  readonly says: string;
}

export function flawOf({ document }: Yaml): Flaw | undefined {
  const [error] = document.errors;
  if (error) return { at: error.pos[0], says: error.message };
  return keyFlaw({ document });
}

/** A name that a map has twice, or that is no plain word. */
export function keyFlaw({ document }: Pick<Yaml, 'document'>): Flaw | undefined {
  let flaw: Flaw | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<string>();
      for (const { key } of items) {
        const at = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (!isScalar(key) || typeof key.value !== 'string')
          flaw = { at, says: 'A name must be a plain word' };
        else if (names.has(key.value)) flaw = { at, says: `"${key.value}" stands here a second time` };
        else names.add(key.value);
        if (flaw) return visit.BREAK;
      }
      return undefined;
    },
  });
  return flaw;
}

/** The document as plain data; an alias (*name) may have no anchor, or there may be so many that they fill the memory. */
export function dataOf({ document }: Yaml): { readonly data: unknown } | Flaw {
  try {
    return { data: document.toJS() };
  } catch (error) {
    return { at: firstAlias(document), says: error instanceof Error ? error.message : String(error) };
  }
}

function firstAlias(document: Document): number {
  let at = 0;
  visit(document, {
    Alias: (_, { range }) => {
      at = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return at;
}
