import { expect, describe as group, test } from 'vitest';
import { KINDS, kindById } from '../src/cards/catalogue.ts';
import { cardOf, type Kind, type PlayOn } from '../src/cards/kind.ts';
import type { Named } from '../src/cards/moments.ts';
import type { Ability, Effect } from '../src/cards/terms.ts';
import { BATTLEFIELD_CLAIM } from '../src/scenarios/battlefield.ts';
import { SCENARIOS, scenarioByCode } from '../src/scenarios/catalogue.ts';
import {
  afterActivation,
  afterDefeat,
  aiUpgradesCheaper,
  asFirstIsActivated,
  atAiUpkeep,
  gates,
  handSize,
  playersGainLess,
  sabotage,
  supportsFirst,
  whenPhaseBegins,
  whenStageBegins,
} from '../src/scenarios/rules.ts';
import type { Stage } from '../src/scenarios/stage.ts';
import { abilityText, describe, effectText } from '../src/wording/describe.ts';
import { describeScenario, describeStage, stageRuleText } from '../src/wording/describe-stage.ts';

function kind(id: string): Kind {
  const found = kindById(id);
  if (!found) throw new Error(`There is no card "${id}".`);
  return found;
}

function stage(code: string, index: number): Stage {
  const found = scenarioByCode(code)?.stages[index];
  if (!found) throw new Error(`There is no stage ${index} of "${code}".`);
  return found;
}

group('a whole card', () => {
  test('a unique character', () => {
    expect(describe(kind('01035'))).toEqual([
      'Luke Skywalker, Jedi Knight',
      'Hero character, blue, unique, Jedi',
      '15 points, 20 as elite, 12 health',
      'Die: 2 melee, 3 melee, 1 focus, 1 shield, 1 resource, blank',
      'After this character is activated, draw a card.',
    ]);
  });

  test('a character that is not unique, with a keyword', () => {
    expect(describe(kind('01030'))).toEqual([
      'Rebel Trooper',
      'Hero character, red, Trooper',
      '8 points, 7 health',
      'Die: 1 ranged, 2 ranged, +1 ranged, 1 shield, 1 resource, blank',
      'Guardian.',
    ]);
  });

  test('an upgrade with a keyword and a special', () => {
    expect(describe(kind('01059'))).toEqual([
      'Lightsaber',
      'Neutral upgrade, blue, Weapon',
      'Cost 3',
      'Die: 3 melee (costs 1), +2 melee, 1 shield, 1 resource, special, blank',
      'Redeploy.',
      'Special: deal 2 unblockable damage to a character.',
    ]);
  });

  test('an event with what our sources leave open', () => {
    const lines = describe(kind('02061'));
    expect(lines.slice(0, 4)).toEqual(['Battle Formation', 'Villain event, red', 'Cost 0', 'Ambush.']);
    expect(lines.at(-1)).toBe(
      'Unsure: Open whether fewer dice may be rerolled than there are Red characters; it is all of them or none.',
    );
  });

  test('a subtype of two words', () => {
    expect(describe(kind('01021'))[1]).toBe('Villain character, yellow, unique, Bounty Hunter');
  });

  test('a plot', () => {
    expect(describe(kind('11119'))).toEqual([
      'Temporary Truce',
      'Neutral plot, blue',
      '0 points',
      'Only Kylo Ren and Rey may be on your team, with hero and villain cards in your deck; gray cards may not be.',
    ]);
  });

  test('an AI card whose corner is its cost', () => {
    expect(describe(kind('BB-10'))).toEqual([
      'Coordinated Strike',
      'AI behaviour',
      'Cost 1',
      'Activate an AI card and resolve all AI dice of the best damage symbol.',
    ]);
  });

  test('an AI card whose corner hits the players', () => {
    expect(describe(kind('DRD-2'))).toEqual([
      'Blockade',
      'AI event',
      'Corner: each player loses 1 resource.',
      'The AI gains 1 resource.',
    ]);
  });

  test('the plot of Expert Mode', () => {
    expect(describe(kind('EX-P'))).toEqual([
      'No Mercy',
      'AI plot',
      'Hunter.',
      'Each AI character has 1 more health.',
      'When a stage begins, the AI gains 1 resource per player.',
    ]);
  });
});

group('the moment of an ability', () => {
  const texts = (id: string) => abilityText(kind(id));

  test.each<readonly [Named, id: string, text: string]>([
    ['played', '01157', 'Give a character 1 shield.'],
    ['special', '03042', 'Special: remove a die showing a value up to 2.'],
    ['action', '01028', 'Action: remove this die to reroll up to 2 of your dice.'],
    ['power action', '03001', 'Power action: spend 2 resources to ready a vehicle.'],
    ['action of any player', '05047', 'Action of any player: activate this character.'],
    [
      'after activating',
      '05052',
      'After this support is activated, you may activate one of your characters.',
    ],
    [
      'after activating',
      '09160',
      'After the attached character is activated, deal 1 damage to the attached character.',
    ],
    [
      'after a foe activates',
      '01021',
      'After an opponent activates a character, you may activate this character.',
    ],
    ['after playing it', '01056', 'After you play this card, you may draw a card.'],
    ['after upgrading', '01038', 'After you play an upgrade on this character, take an additional action.'],
    [
      'after playing an ambush',
      '01046',
      'After you play a card with Ambush, you may give this character 1 shield.',
    ],
    [
      'after resolving this die',
      '02011',
      'After you resolve this die, deal 2 indirect damage to an opponent.',
    ],
    [
      'before resolving this die',
      '02034',
      'Before you resolve this die, if another of your dice shows the same symbol, increase its value by 1.',
    ],
    [
      'before it takes damage',
      '08057',
      'Before this character takes damage, you may remove one of its character or upgrade dice showing melee damage to block as much damage as the die shows.',
    ],
    [
      'before a foe is defeated',
      '01003',
      "Before an opponent's character is defeated, you may move one of its upgrades that is no ability to this character.",
    ],
    [
      'before an event of a foe',
      '11016',
      "Before an opponent's event is resolved, you may return this card from play to its owner's hand; then if you spot Maul, gain 2 resources; otherwise gain 1 resource.",
    ],
  ])('%s: %s', (_, id, text) => {
    expect(texts(id)).toContain(text);
  });
});

group('what lasts', () => {
  test.each<readonly [id: string, text: string]>([
    ['04005', 'The attached character has Guardian.'],
    ['01001', 'Your non-unique characters have Guardian.'],
    ['05058', 'Redeploy while on a blue character.'],
    ['09033', 'Redeploy while on a droid.'],
    ['01036', 'While this character has no upgrades, a weapon played on it costs 1 less.'],
    ['02012', 'No blue ability can be played on this character.'],
    [
      '02004',
      'While this die is in your pool, opponents cannot remove your other dice showing ranged damage.',
    ],
    ['02005', 'While you control the battlefield, the values of this die are 1 higher.'],
    ['05011', 'At upkeep each opponent gains 1 resource less or discards the top 2 cards of their deck.'],
    ['12005', 'Damage of this die is dealt to the attached character.'],
  ])('on %s: %s', (id, text) => {
    expect(abilityText(kind(id))).toContain(text);
  });

  test.each<readonly [PlayOn, string]>([
    ['red', 'Only on a red character.'],
    ['exhausted', 'Only on an exhausted character.'],
    ['vehicle support', 'Modify: only on a vehicle support.'],
  ])('played on %s', (playOn, text) => {
    const card = cardOf('upgrade', 'x', ['AW', 1], 'X', { affiliation: 'hero', colour: 'blue' }, { playOn });
    expect(abilityText(card)).toEqual([text]);
  });
});

group('a stage', () => {
  test('with numbers that grow with the players', () => {
    expect(describeStage(stage('OBJ-DS2', 1))).toEqual([
      'Stage 2, M-1: The Throne Room Stairs',
      expect.stringMatching(/^Red robes/),
      'AI deck: Basic Behavior, Darth Vader, Royal Guard.',
      'AI characters: Darth Vader (8 health and 6 per player, Hunter) and 1 Royal Guard per player (4 health and 6 per player).',
      'When each action phase begins, for each player, that player chooses one: discard a card from their hand; or take 1 indirect damage.',
    ]);
  });

  test('with the numbers for two players', () => {
    expect(describeStage(stage('OBJ-SCA', 1), 2)).toEqual([
      'Stage 2: Inside the Citadel',
      expect.stringMatching(/^The doors/),
      'AI deck: Basic Behavior, Scarif Garrison.',
      'AI characters: 4 x Death Trooper (8 health).',
      'AI supports: E-Web Emplacement.',
      'The first upgrade that each player plays in a round costs 1 more.',
      expect.stringMatching(/^When the players advance, each player heals 3 damage/),
    ]);
  });

  test('with an elite character and health for each player', () => {
    expect(describeStage(stage('OBJ-KNF', 3))[3]).toBe(
      'AI characters: Mace Windu (21 health per player less 6, 13 for one player, elite) and Kit Fisto (19 health per player less 6, 11 for one player).',
    );
    expect(describeStage(stage('OBJ-HOT', 1))[3]).toBe(
      'AI characters: General Rieekan (10 health per player, 8 for one player) and Leia Organa (11 health per player, 10 for one player, elite).',
    );
  });

  const bare = (...abilities: readonly Ability[]): Stage => ({
    number: 1,
    name: 'X',
    story: '',
    sets: [],
    characters: [],
    puts: [],
    abilities,
  });

  test.each<readonly [name: string, abilities: readonly Ability[], text: string]>([
    [
      'supports that come first',
      [supportsFirst()],
      'Of AI cards with equally many dice in the pool, supports are activated first.',
    ],
    [
      'players who gain less',
      [playersGainLess(1, 'Nute Gunray')],
      'While Nute Gunray is in play, each player gains 1 resource less at upkeep, but at least 1.',
    ],
    ['gates', [gates('Maul', 1)], 'In even rounds, whenever Maul is dealt damage, 1 of it is prevented.'],
    ['the hand size', [handSize(4)], 'Players draw up to 4 cards at upkeep.'],
    ['cheaper upgrades of the AI', [aiUpgradesCheaper(1)], 'Upgrades of the AI cost 1 less.'],
    [
      'sabotage',
      sabotage(2, 2),
      'A player who resolves a resource die may place 1 counter here in place of 1 of the resources; with 2 counters per player here, each AI character has 2 less health.',
    ],
  ])('the rule of %s', (_, abilities, text) => {
    expect(stageRuleText(bare(...abilities))).toEqual([text]);
  });

  test('counts the counters for the players that there are', () => {
    expect(stageRuleText(bare(...sabotage(2, 2)), 3)[0]).toContain('with 6 counters here,');
  });

  test.each<readonly [name: string, at: (effect: Effect) => Ability, text: string]>([
    ['stage begins', whenStageBegins, 'When the stage begins, the AI gains 1 resource.'],
    ['phase begins', whenPhaseBegins, 'When each action phase begins, the AI gains 1 resource.'],
    ['AI upkeep', atAiUpkeep, 'At each AI upkeep, the AI gains 1 resource.'],
    [
      'first AI character is activated',
      asFirstIsActivated,
      'When the first AI character of a round is activated, before its dice are rolled, the AI gains 1 resource.',
    ],
    [
      'AI character was activated',
      afterActivation,
      'After an AI character is activated, the AI gains 1 resource.',
    ],
    ['AI character was defeated', afterDefeat, 'After an AI character is defeated, the AI gains 1 resource.'],
  ])('at the moment "%s"', (_, at, text) => {
    expect(stageRuleText(bare(at({ do: 'gain', n: 1 })))).toEqual([text]);
  });

  test('gives a shield at each AI upkeep', () => {
    expect(stageRuleText(stage('OBJ-SCA', 0))[0]).toBe(
      'At each AI upkeep, give the AI character with the least health remaining 1 shield.',
    );
  });

  test('does something from some counters on', () => {
    expect(stageRuleText(stage('OBJ-SCA', 2))).toEqual([
      'At each AI upkeep, place 1 counter here and, if there are 3 or more counters here, deal 2 indirect damage to each player.',
    ]);
  });
});

group('everything is described', () => {
  const isFaulty = (line: string) =>
    line === '' || /undefined|NaN|\[object|null| {2}|\.\.|, ,| [.,;]/.test(line);
  const isSentence = (line: string) => /^["A-Z0-9].*\.$/.test(line);

  test.each(KINDS.map((each) => [`${each.id} ${each.name}`, each] as const))('%s', (_, each) => {
    expect(describe(each).filter(isFaulty)).toEqual([]);
    expect(abilityText(each).filter((line) => !isSentence(line))).toEqual([]);
  });

  test.each(SCENARIOS.map((each) => [each.name, each] as const))('%s', (name, scenario) => {
    for (const perPlayer of [undefined, 1, 2, 3, 4]) {
      const lines = describeScenario(scenario, perPlayer);
      expect(lines[0]).toBe(name);
      expect(lines.filter(isFaulty)).toEqual([]);
      for (const each of scenario.stages)
        expect(stageRuleText(each, perPlayer).filter((line) => !isSentence(line))).toEqual([]);
    }
  });

  test('for whom a scenario is', () => {
    expect(SCENARIOS.map((each) => describeScenario(each)[1])).toEqual([
      'For heroes, difficulty 1 of 3',
      'For heroes, difficulty 3 of 3',
      'For heroes, difficulty 1 of 3',
      'For villains, difficulty 2 of 3',
      'For villains, difficulty 3 of 3',
    ]);
  });

  test('the claim abilities of the battlefield', () => {
    expect([BATTLEFIELD_CLAIM.A, BATTLEFIELD_CLAIM.B].map(effectText)).toEqual([
      'let a player of your choice gain 1 resource',
      'give a character 1 shield',
    ]);
  });
});
