import type { Fault } from '@holofoe/kernel';
import { isSet } from '../cards/titles.ts';
import { type Listed, type Listing, LONGEST_LINE, MOST_COPIES, UNNAMED } from './listing.ts';
import { isCardId, isCardName } from './look-up.ts';

/** `CHARACTER`, `Upgrade (12)`, `Events: 18`, `Support (4 cards, 2 dice)` */
const SECTION =
  /^#*\s*(battlefield|plot|character|upgrade|downgrade|support|event)s?\s*:?\s*(?:\d+|[([]\d[^()[\]]*[)\]])?\s*:?$/i;
const UNDERLINE = /^[-¯=_~─*]+$/;
const FOOTER = /:\/\/|^deck (?:built|created|exported)/i;

/** The text that swdestinydb exports, and what people write like it: a card on each line, under its type. */
export function readText(text: string): Listed | { readonly faults: readonly Fault[] } {
  const listings: Listing[] = [];
  const faults: Fault[] = [];
  let name: string | undefined;
  let section: string | undefined;
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const path = `line ${at + 1}`;
    if (line.length > LONGEST_LINE) {
      faults.push({ path, says: `This line is too long: a card has at most ${LONGEST_LINE} letters.` });
      continue;
    }
    if (line === '' || UNDERLINE.test(line) || FOOTER.test(line)) continue;
    const heading = SECTION.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading.toLowerCase();
      continue;
    }
    const said = readLine(line);
    // Before the first section stand the deck's name, its side, its colours and its sets.
    if (section === undefined && !isListed(line, said)) {
      name ??= line;
      continue;
    }
    const { count = 1, elite, ...rest } = said;
    if (count < 1 || count > MOST_COPIES) {
      faults.push({
        path,
        says: `"${line}" asks for ${count} copies; a line has 1 to ${MOST_COPIES} of a card.`,
      });
      continue;
    }
    listings.push({
      ...rest,
      path,
      count,
      elite: elite ? Array.from({ length: count }, () => true) : undefined,
      battlefield: section === 'battlefield',
    });
  }
  if (faults.length > 0) return { faults };
  if (listings.length === 0) {
    const says =
      'No cards were found; write each on a line of its own, such as "2x Lightsaber (Awakenings #59)".';
    return { faults: [{ path: 'line 1', says }] };
  }
  return { name: name ?? UNNAMED, listings };
}

/** A deck may be called "2 Jedi", so a number alone makes no card. */
function isListed(line: string, { card, count, print, elite }: Line): boolean {
  return (
    /^\W*\d+\s*[x×]\s/i.test(line) ||
    print !== undefined ||
    ((elite || count !== undefined) && isCardName(card))
  );
}

interface Line extends Pick<Listing, 'card' | 'print' | 'dice'> {
  readonly count: number | undefined;
  readonly elite: boolean;
}

function readLine(line: string): Line {
  const { count, rest } = takeCount(line);
  const { card, remarks } = takeRemarks(rest);
  const { elite, name } = takeElite(card);
  const id = remarks.find(isCardId);
  return {
    count,
    card: id ?? name,
    print: id === undefined ? remarks.map(printIn).find((print) => print !== undefined) : undefined,
    dice: remarks.map(diceIn).find((dice) => dice !== undefined),
    elite: elite || remarks.some((remark) => /^elite$/i.test(remark)),
  };
}

/** `2x Lightsaber`, `2 Lightsaber`, `- 2x Lightsaber`, `Lightsaber x2` */
function takeCount(line: string): { readonly count: number | undefined; readonly rest: string } {
  const before = /^(?:[-*•]\s*)?(\d+)\s*[x×]?\s+(.*)$/i.exec(line);
  if (before?.[2]) return { count: Number(before[1]), rest: before[2] };
  const after = /^(?:[-*•]\s*)?(.*?)\s+[x×](\d+)$/i.exec(line);
  if (after?.[1]) return { count: Number(after[2]), rest: after[1] };
  return { count: undefined, rest: line.replace(/^[-*•]\s+/, '') };
}

/** What stands in brackets behind the name, or after a comma as its dice; other brackets are part of the name. */
function takeRemarks(text: string): { readonly card: string; readonly remarks: readonly string[] } {
  const match = /^(.*?)(?:\s*[([]([^()[\]]*)[)\]]|[,\s]\s*(\d+ (?:dice|die)))$/i.exec(text);
  const remark = (match?.[2] ?? match?.[3])?.trim();
  if (match?.[1] === undefined || remark === undefined || !isRemark(remark)) {
    return { card: text.trim(), remarks: [] };
  }
  const { card, remarks } = takeRemarks(match[1].trim());
  return { card, remarks: [...remarks, remark] };
}

function isRemark(text: string): boolean {
  return (
    isCardId(text) ||
    printIn(text) !== undefined ||
    diceIn(text) !== undefined ||
    /^elite$/i.test(text) ||
    isSet(text)
  );
}

/** `Awakenings #35`, `AW 35` */
function printIn(text: string): Listing['print'] {
  const match = /^(.*?)\s*#?\s*(\d+)$/.exec(text);
  return match?.[1] ? { set: match[1], number: Number(match[2]) } : undefined;
}

/** `2 dice` */
function diceIn(text: string): number | undefined {
  const match = /^(\d+) (?:dice|die)$/i.exec(text);
  return match ? Number(match[1]) : undefined;
}

/** `Elite Luke Skywalker`, `eLuke Skywalker`; a few cards are called "Elite" themselves. */
function takeElite(text: string): { readonly elite: boolean; readonly name: string } {
  const name = text.replace(/^e(?=[A-Z])|^[Ee](?:lite|LITE)\s+/, '');
  return name === text || isCardName(text) ? { elite: false, name: text } : { elite: true, name };
}
