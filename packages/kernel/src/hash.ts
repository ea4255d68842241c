import { canonical } from './json.ts';

/** Sixteen hexadecimal digits that name a state: equal states have equal hashes, in Node and in a browser. */
export function stateHash(state: unknown): string {
  return textHash(canonical(state));
}

function textHash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + (i & 0xff)), 0x5bd1e995);
    high ^= high >>> 15;
  }
  return hex(mix(low ^ text.length)) + hex(mix(high));
}

/** Spreads every bit of a 32-bit number over all of them. */
export function mix(bits: number): number {
  let h = bits | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0');
}
