import { InputFault } from '../fault.ts';
import { KeptFile, WrittenElsewhere } from '../files/kept-file.ts';
import { exists } from '../files/write.ts';
import { gameText, type Sitting } from './campaign-files.ts';

/** A game that is kept after each step, so that nothing is lost with the window. */
export class KeptGame {
  readonly #place: string;
  #file: KeptFile;
  #isKept: boolean | undefined;

  /** Of a campaign whose games lie at this place. */
  constructor(place: string) {
    this.#place = place;
    this.#file = new KeptFile(place);
  }

  get path(): string {
    return this.#file.path;
  }

  /** Whether the last step is in the file; undefined: there was none to keep. */
  get isKept(): boolean | undefined {
    return this.#isKept;
  }

  /** Another program has gone on with the game of the campaign: this one lies elsewhere, and does not count. */
  get isApart(): boolean {
    return this.path !== this.#place;
  }

  /** What must be said of it. Where it cannot be kept, the game goes on all the same; the next step tries again. */
  keep(sitting: Sitting): readonly string[] {
    try {
      this.#file.write(gameText(sitting));
      this.#isKept = true;
      return [];
    } catch (error) {
      if (error instanceof WrittenElsewhere) return [...error.faults, ...this.#keepApart(sitting)];
      if (!(error instanceof InputFault)) throw error;
      this.#isKept = false;
      return [...error.faults, NOT_KEPT];
    }
  }

  #keepApart(sitting: Sitting): readonly string[] {
    const before = this.#file;
    this.#file = new KeptFile(firstFree(this.#place));
    const says = this.keep(sitting);
    if (!this.#isKept) {
      this.#file = before;
      return says;
    }
    return [`Nothing of it was written over. ${this.#apart}`];
  }

  /** It is over and is not to be counted: it makes room for the one that is. */
  setApart(sitting: Sitting): readonly string[] {
    const place = this.#file;
    const says = this.#keepApart(sitting);
    if (this.isApart) removeIfOwn(place);
    return says;
  }

  get #apart(): string {
    return `From now on your game is kept in ${this.path}; it does not count in the campaign, and "holofoe play card-game --load ${this.path}" goes on with it.`;
  }

  /** It is counted, and nobody needs it any more. */
  remove(): void {
    removeIfOwn(this.#file);
  }
}

const NOT_KEPT = 'This step is not kept; the next one tries again, and "save FILE" keeps the game elsewhere.';

/** What another program has put there stays; and what cannot be removed is come upon later. */
function removeIfOwn(file: KeptFile): void {
  try {
    file.remove();
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
  }
}

/** "mine.game.json", "mine.game-2.json" … */
function firstFree(path: string): string {
  for (let number = 2; ; number++) {
    const free = path.replace(/\.json$/, `-${number}.json`);
    if (!exists(free)) return free;
  }
}
