import type { Fault } from '@holofoe/kernel';
import { type Listed, type Listing, LONGEST_LINE, MOST_COPIES, MOST_LISTINGS } from './listing.ts';
import { lookUp } from './look-up.ts';

/** `Affiliation: Jedi`, `Objective Sets (10):`, `Command Deck` */
const HEADING = /^#*\s*(affiliations?|objectives?|command|name|deck)\b[^:]*?(?:\(\d+\))?\s*(?::\s*(.*))?$/i;
const UNDERLINE = /^[-¯=_~─*]+$/;
const FOOTER = /:\/\//;

/** A title on each line with its copies, the affiliation card among them; what stands under "Command Deck" is passed over. */
export function readText(file: string): Listed | { readonly faults: readonly Fault[] } {
  const listings: Listing[] = [];
  const faults: Fault[] = [];
  let name: string | undefined;
  let isCommand = false;
  for (const [at, raw] of file.split(/\r\n|\r|\n/).entries()) {
    // One more than a deck can have is enough to say so.
    if (listings.length > MOST_LISTINGS) break;
    const path = `line ${at + 1}`;
    const line = raw.trim();
    if (line.length > LONGEST_LINE) {
      faults.push({ path, says: `This line is too long: a title has at most ${LONGEST_LINE} letters.` });
      continue;
    }
    if (line === '' || UNDERLINE.test(line) || FOOTER.test(line)) continue;
    const heading = headingIn(line);
    if (heading) isCommand = heading.of.startsWith('command');
    const said = heading ? heading.rest : line;
    if (said === '' || isCommand) continue;
    if (heading?.of === 'name' || heading?.of === 'deck') {
      name ??= said;
      continue;
    }
    const { count, text } = counted(said);
    const isUnknown = lookUp(text).is === 'unknown';
    // The first line is the deck's name, unless it is a card.
    if (listings.length === 0 && name === undefined && isUnknown && count === undefined) name = said;
    else if (count !== undefined && (count < 1 || count > MOST_COPIES))
      faults.push({ path, says: `"${line}" asks for ${count} copies; write 1 to ${MOST_COPIES}.` });
    else listings.push({ path, text, count: count ?? 1 });
  }
  return faults.length > 0 ? { faults } : { name, listings };
}

/** A title may begin like a heading: then it is none. */
function headingIn(line: string): { readonly of: string; readonly rest: string } | undefined {
  const match = HEADING.exec(line);
  if (!match?.[1] || lookUp(counted(line).text).is !== 'unknown') return undefined;
  return { of: match[1].toLowerCase(), rest: match[2]?.trim() ?? '' };
}

/** `2x In You Must Go`, `2 In You Must Go`, `In You Must Go x2`, `In You Must Go (2)`; some titles begin with a number. */
function counted(line: string): { readonly count: number | undefined; readonly text: string } {
  const bare = line.replace(/^[-*•]\s+/, '');
  const before = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(bare);
  if (before?.[2]) return { count: Number(before[1]), text: before[2] };
  const after = /^(.+?)\s*(?:[x×](\d+)|\((\d+)\))$/i.exec(bare);
  if (after?.[1]) return { count: Number(after[2] ?? after[3]), text: after[1] };
  return { count: undefined, text: bare };
}
