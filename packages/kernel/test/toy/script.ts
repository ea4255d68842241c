import type { Ask } from '../../src/request.ts';

/** Answers of a test by topic, or by seat and topic, each used once; without one the quiet answer: pass, all, nothing. */
export class Script {
  /** Every question: seat, topic, options. */
  readonly asked: string[] = [];
  private readonly answers = new Map<string, string[]>();

  /** The next answers to a topic ("strike") or to a seat's topic ("1 strike"), each by what its key ends with. */
  on(topic: string, ...answers: readonly string[]): this {
    this.answers.set(topic, [...(this.answers.get(topic) ?? []), ...answers]);
    return this;
  }

  /** The questions about a topic. */
  about(topic: string): readonly string[] {
    return this.asked.filter((question) => question.includes(` ${topic}:`));
  }

  reply(ask: Ask): readonly number[] {
    const keys = ask.options.map((_, i) => ask.keyOf(i));
    if (new Set(keys).size < keys.length) throw new Error(`Two options share a key: ${keys.join(', ')}`);
    this.asked.push(`${ask.seat} ${ask.topic}: ${keys.join(', ')}`);
    const queue = this.answers.get(`${ask.seat} ${ask.topic}`) ?? this.answers.get(ask.topic);
    switch (ask.form.pick) {
      case 'some':
        return this.some(ask, keys, queue?.shift(), ask.form.min);
      case 'split':
        return shares(ask.form.total, ask.form.most, queue?.shift());
      default:
        return [this.one(ask, keys, queue)];
    }
  }

  private some(ask: Ask, keys: readonly string[], wish: string | undefined, min: number): readonly number[] {
    if (wish !== undefined)
      return wish
        .split(' ')
        .filter((part) => part !== '')
        .map((part) => keys.findIndex((key) => isMeant(key, part)));
    const isCalling = ask.topic === 'attackers' || ask.topic === 'defenders';
    return [...keys.keys()].slice(0, isCalling ? keys.length : min);
  }

  /** A wish waits until it can be had. */
  private one(ask: Ask, keys: readonly string[], queue: string[] | undefined): number {
    const [wish] = queue ?? [];
    const index = wish === undefined ? -1 : keys.findIndex((key) => isMeant(key, wish));
    if (index >= 0) {
      queue?.shift();
      return index;
    }
    const pass = keys.indexOf('pass');
    return pass >= 0 && ask.topic !== 'strike' && ask.topic !== 'objective' ? pass : 0;
  }
}

/** Its card's number, the card of its ability, or all of it. */
function isMeant(key: string, wish: string): boolean {
  const [, name = key] = key.split(/:(.*)/s);
  return key === wish || name === wish || name.startsWith(`${wish}.`);
}

function shares(total: number, most: readonly number[], wish: string | undefined): readonly number[] {
  const wanted = wish?.split(' ').map(Number);
  let left = total;
  return most.map((room, i) => {
    const share = Math.min(left, room, wanted?.[i] ?? room);
    left -= share;
    return share;
  });
}
