import { effectOf, isTriggered, listed, sentence, type Triggered } from '@holofoe/kernel';
import { kindById } from '../cards/catalogue.ts';
import type { Moment, Operations } from '../cards/terms.ts';
import { healthIn } from '../rules/stages.ts';
import { BASIC_BEHAVIOR, setByCode } from '../scenarios/sets.ts';
import type { Listed, PerPlayer, Scenario, Stage } from '../scenarios/stage.ts';
import { aiEffectText } from './describe.ts';
import { holdsText } from './holds.ts';
import { nameOfId } from './phrases.ts';

/** A scenario in plain text, with all its stages; numbers for so many players where that is given. */
export function describeScenario(scenario: Scenario, perPlayer?: number): readonly string[] {
  const { name, players, difficulty, story, stages } = scenario;
  return [
    name,
    `For ${players === 'hero' ? 'heroes' : 'villains'}, difficulty ${difficulty} of 3`,
    story,
    ...stages.flatMap((stage) => describeStage(stage, perPlayer)),
  ];
}

export function describeStage(stage: Stage, perPlayer?: number): readonly string[] {
  const { number, multi, name, story, sets, characters, puts } = stage;
  const decks = [BASIC_BEHAVIOR.name, ...sets.map((code) => setByCode(code)?.name ?? code)];
  const supports = puts.map(({ id, count }) => manyText(nameOfId(id), count, perPlayer));
  return [
    `Stage ${number}${multi === undefined ? '' : `, M-${multi}`}: ${name}`,
    story,
    `AI deck: ${decks.join(', ')}.`,
    `AI characters: ${listed(characters.map((each) => listedText(each, perPlayer)))}.`,
    ...(supports.length === 0 ? [] : [`AI supports: ${listed(supports)}.`]),
    ...stageRuleText(stage, perPlayer),
  ];
}

/** What a stage changes and does, a sentence each. */
export function stageRuleText(stage: Stage, perPlayer?: number): readonly string[] {
  const { abilities, onAdvance } = stage;
  const holds = abilities.flatMap((ability) => ('holds' in ability ? [holdsText(ability, perPlayer)] : []));
  return [
    ...joined(holds),
    ...abilities.flatMap((ability) => (isTriggered(ability) ? [doesText(ability)] : [])),
    ...(onAdvance === undefined ? [] : [`When the players advance, ${aiEffectText(onAdvance)}.`]),
  ];
}

/** What belongs together in one sentence: that counters may be placed, and what they do. */
function joined(sentences: readonly string[]): readonly string[] {
  const [first, second, ...rest] = sentences;
  if (!first || !second?.startsWith('With ')) return sentences;
  return [`${first.slice(0, -1)}; w${second.slice(1)}`, ...rest];
}

function doesText(ability: Triggered<Operations>): string {
  return sentence(`${whenText(ability.at)}, ${aiEffectText(effectOf(ability))}`);
}

function whenText({ at }: Moment): string {
  switch (at) {
    case 'stage begins':
      return 'when the stage begins';
    case 'phase begins':
      return 'when each action phase begins';
    case 'AI upkeep':
      return 'at each AI upkeep';
    case 'rolls':
      return 'when the first AI character of a round is activated, before its dice are rolled';
    case 'activate':
      return 'after an AI character is activated';
    case 'defeated':
      return 'after an AI character is defeated';
    default:
      return `at "${at}"`;
  }
}

/** "Darth Vader (4 health and 6 per player, Hunter)" */
function listedText({ id, elite, count, health, hunter }: Listed, perPlayer: number | undefined): string {
  const parts = [healthText(health, perPlayer)];
  if (elite) parts.push('elite');
  if (hunter || kindById(id)?.hunter) parts.push('Hunter');
  return `${manyText(nameOfId(id), count, perPlayer)} (${parts.join(', ')})`;
}

/** "Death Trooper", "2 x Death Trooper", "1 Death Trooper per player" */
function manyText(name: string, { base, perPlayer }: PerPlayer, players: number | undefined): string {
  const fixed = base + perPlayer * (players ?? 0);
  if (players !== undefined || perPlayer === 0) return fixed === 1 ? name : `${fixed} x ${name}`;
  const each = `${perPlayer} ${name} per player`;
  return base === 0 ? each : `${base} and ${each}`;
}

/** "4 health and 6 per player", "12 health per player less 4, 8 for one player" */
function healthText(health: PerPlayer, players: number | undefined): string {
  const { base, perPlayer, alone } = health;
  if (players !== undefined || perPlayer === 0)
    return `${healthIn(health, { perPlayer: players ?? 0 })} health`;
  const own = alone === undefined ? '' : `, ${alone} for one player`;
  if (base > 0) return `${base} health and ${perPlayer} per player${own}`;
  return `${perPlayer} health per player${base < 0 ? ` less ${-base}` : ''}${own}`;
}
