import type { Fault } from '@holofoe/kernel';
import { type Listed, type Listing, LONGEST_LINE, MOST_COPIES, MOST_LISTINGS } from './listing.ts';

const SECTION = /<section\b([^>]*)>([\s\S]*?)<\/section>/gi;
const CARD = /<card\b([^>]*)>([^<]*)<\/card>/gi;

/** OCTGN's .o8d: sections of cards with their titles. Objectives bring their command cards, so only those are read. */
export function readOctgn(file: string): Listed | { readonly faults: readonly Fault[] } {
  const listings: Listing[] = [];
  const faults: Fault[] = [];
  for (const [, attributes = '', cards = ''] of file.matchAll(SECTION)) {
    const section = attributeIn(attributes, 'name') ?? '';
    if (!/objective|affiliation/i.test(section)) continue;
    for (const [, of = '', title = ''] of cards.matchAll(CARD)) {
      // One more than a deck can have is enough to say so.
      if (listings.length > MOST_LISTINGS) break;
      const text = unescaped(title).trim();
      const path = `${section}: ${text.slice(0, LONGEST_LINE)}`;
      const count = Number(attributeIn(of, 'qty') ?? 1);
      if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES || text.length > LONGEST_LINE)
        faults.push({ path, says: `A card has a title and 1 to ${MOST_COPIES} copies.` });
      else listings.push({ path, text, count });
    }
  }
  return faults.length > 0 ? { faults } : { name: undefined, listings };
}

function attributeIn(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return match ? unescaped(match[1] ?? match[2] ?? '') : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (all, decimal, hexadecimal, named) => {
    if (named !== undefined) return ENTITIES[String(named)] ?? all;
    const point = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}
