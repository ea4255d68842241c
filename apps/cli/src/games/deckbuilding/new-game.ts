import { deckbuilding } from '@holofoe/deckbuilding';
import { type Command, Option } from 'commander';
import type { Host, NewGame } from '../../game.ts';
import { leaves } from '../../terminal/prompt.ts';
import { basesIn, configOf, type Wishes } from './config.ts';

interface Flags {
  readonly side?: 'empire' | 'rebel';
  readonly bot?: 'empire' | 'rebel';
  readonly two?: true;
  readonly watch?: true;
  readonly bases?: readonly string[] | 'ask';
}

export function addGameFlags(command: Command): ReturnType<NewGame['addFlags']> {
  const whoPlays = ['side', 'bot', 'two', 'watch'];
  const without = (name: string) => whoPlays.filter((other) => other !== name);
  const side = new Option('--side <side>', 'the side that you play').choices(['empire', 'rebel']);
  const bot = new Option('--bot <side>', 'the side that the bot plays').choices(['empire', 'rebel']);
  command
    .addOption(side.conflicts(without('side')))
    .addOption(bot.conflicts(without('bot')))
    .addOption(new Option('--two', 'two persons at one screen').conflicts(without('two')))
    .addOption(new Option('--watch', 'the bot against itself').conflicts(without('watch')))
    .option('--bases <a,b>', 'your second and third base, or "ask"; the strongest unless said', basesIn);
  return async (options, host) => {
    const flags = command.opts<Flags>();
    const bots = botsOf(flags) ?? (await askForSide(host));
    if (bots === undefined) return undefined;
    const { bases } = flags;
    return {
      config: configOf({ bots, bases, options }),
      intro: introOf(bots, options.basesToWin),
      again: [
        flagOf(bots),
        ...(bases === undefined ? [] : [`--bases ${bases === 'ask' ? bases : bases.join(',')}`]),
      ],
    };
  };
}

function botsOf({ side, bot, two, watch }: Flags): Wishes['bots'] | undefined {
  if (two) return 'none';
  if (watch) return 'both';
  return bot ?? (side && other(side));
}

function other(side: 'empire' | 'rebel'): 'empire' | 'rebel' {
  return side === 'empire' ? 'rebel' : 'empire';
}

/** The only question before the game. */
async function askForSide({ say, ask }: Host): Promise<Wishes['bots'] | undefined> {
  say([deckbuilding.name, 'You play the Rebels against the Empire, or the Empire against the Rebels.']);
  for (;;) {
    const line = await ask('Enter for the Rebels, e for the Empire: ');
    if (line === undefined || leaves(line)) return undefined;
    const typed = line.trim().toLowerCase();
    if (typed === '' || 'rebels'.startsWith(typed)) return 'empire';
    if ('empire'.startsWith(typed)) return 'rebel';
    say([`"${typed}" is no side.`]);
  }
}

function flagOf(bots: Wishes['bots']): string {
  if (bots === 'none') return '--two';
  return bots === 'both' ? '--watch' : `--side ${other(bots)}`;
}

function introOf(bots: Wishes['bots'], toWin = 'three'): string {
  const who = {
    empire: 'You are the Rebels, the bot is the Empire.',
    rebel: 'You are the Empire, the bot is the Rebels.',
    none: 'Two persons at one screen.',
    both: 'The bot against itself.',
  }[bots];
  const goal =
    bots === 'both'
      ? ''
      : ` Destroy ${toWin} bases to win. "?" lists what you can type; "card" shows the galaxy row and your hand in full.`;
  return `${who}${goal}`;
}
