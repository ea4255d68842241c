/** Plays many games of the toy: `npm run toy -- --games 30000 --from 1`. Prints each fault with its seed. */
import { parseArgs } from 'node:util';
import { faultAfterKill, faultInPlay, faultOfListening, faultOfReasons } from './games.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, from: { type: 'string', default: '1' } },
});
const from = Number(values.from);
const until = from + Number(values.games);
/** Of so many games one is killed at every request, and one played by the opponent against itself. */
const SHARE = 20;
let faults = 0;

function found(seed: number, fault: string | undefined): void {
  if (fault === undefined) return;
  faults++;
  console.log(`game ${seed}, ${fault}`);
}

for (let seed = from; seed < until; seed++) {
  try {
    found(seed, faultInPlay(seed));
    if (seed % SHARE === 0) found(seed, faultAfterKill(seed));
    if (seed % SHARE === 1) found(seed, faultOfListening(seed) ?? faultOfReasons(seed));
  } catch (error) {
    found(seed, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  if (seed % 1000 === 0) console.log(`${seed - from + 1} games, ${faults} faults`);
}
console.log(`${until - from} games from seed ${from}, ${faults} faults`);
if (faults > 0) process.exitCode = 1;
