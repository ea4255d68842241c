import { expect, describe as group, test } from 'vitest';
import { KINDS, kindById } from '../src/cards/catalogue.ts';
import type { Kind, Timing } from '../src/cards/kind.ts';
import * as words from '../src/cards/words.ts';
import { abilityText, describe, effectText, rewardText } from '../src/wording/describe.ts';

function kind(id: string): Kind {
  const found = kindById(id);
  if (!found) throw new Error(`There is no card "${id}".`);
  return found;
}

group('a whole card', () => {
  test('a unit with an ability and a reward', () => {
    expect(describe(kind('tie-fighter'))).toEqual([
      'TIE Fighter',
      'Empire unit, Fighter',
      'Cost 1, 2 attack',
      'Action: if you have a capital ship in play, draw a card.',
      'Reward: gain 1 resource.',
    ]);
  });

  test('a unique unit with what our sources leave open', () => {
    expect(describe(kind('admiral-piett'))).toEqual([
      'Admiral Piett',
      'Empire unit, unique, Officer',
      'Cost 2, 2 resources',
      'Each capital ship of yours has +1 attack.',
      'Reward: gain 1 Force.',
      'Unsure: The reward is 1 Force in one source and 1 resource in another; 1 Force is played.',
    ]);
  });

  test('a neutral card with two traits', () => {
    expect(describe(kind('ig-88')).slice(0, 3)).toEqual([
      'IG-88',
      'Neutral unit, unique, Bounty Hunter, Droid',
      'Cost 5, 5 attack',
    ]);
  });

  test('a capital ship without an ability', () => {
    expect(describe(kind('blockade-runner'))).toEqual([
      'Blockade Runner',
      'Neutral capital ship',
      'Cost 4, 1 attack, 1 resource, 4 hit points',
    ]);
  });

  test('a starting card costs nothing and says so by silence', () => {
    expect(describe(kind('alliance-shuttle'))).toEqual([
      'Alliance Shuttle',
      'Rebel unit, Transport, starting card',
      '1 resource',
    ]);
  });

  test('a starting card without icons has no line of numbers', () => {
    expect(describe(kind('inquisitor'))).toEqual([
      'Inquisitor',
      'Empire unit, starting card',
      'When played, choose one: gain 1 attack; or gain 1 resource; or gain 1 Force.',
    ]);
  });

  test('a base', () => {
    expect(describe(kind('lothal'))).toEqual(['Lothal', 'Empire base', '8 hit points']);
  });
});

group('the moment of an ability', () => {
  const MOMENTS: Readonly<Record<Timing, readonly [id: string, text: string]>> = {
    action: ['landing-craft', 'Action: choose one: gain 4 resources; or repair up to 4 damage of your base.'],
    played: ['lobot', 'When played, choose one: gain 2 attack; or gain 2 resources; or gain 2 Force.'],
    purchased: [
      'fang-fighter',
      'When purchased, you may put this card into your hand and, if the Force is with you, draw a card.',
    ],
    defeats: [
      'cassian-andor',
      'When this unit takes part in defeating a card of the galaxy row, you may make your opponent discard a card from hand.',
    ],
    revealed: ['mustafar', 'When revealed, gain 4 Force.'],
    'turn begins': [
      'coruscant',
      'When your turn begins, you may look at the top two cards of the galaxy deck, discard one and put the other back on top.',
    ],
    'first neutral played': [
      'kafrene',
      'When you play your first neutral card of a turn, you may draw a card.',
    ],
    'foe discards': [
      'yavin-4',
      "When your opponent discards a card from hand during your turn, deal 2 damage to your opponent's base.",
    ],
  };
  test.each(Object.entries(MOMENTS))('%s', (_, [id, text]) => {
    expect(abilityText(kind(id))).toEqual([text]);
  });

  test('a card that exiles itself needs no word of action', () => {
    expect(abilityText(kind('hwk-290'))).toEqual(['Exile this card to repair up to 4 damage of your base.']);
  });
});

test.each([
  ['darth-vader', '+4 attack while the Force is with you.'],
  ['baze-malbus', '+1 attack for each base that you have lost.'],
  ['rodian-gunslinger', '+2 attack against the galaxy row.'],
  ['imperial-carrier', 'Each Fighter of yours has +1 attack.'],
  ['endor', 'Each Trooper or Vehicle of yours has +1 attack.'],
  ['hoth', 'The first 2 damage dealt to this base each turn are prevented.'],
  ['sullust', 'The first card you purchase each turn goes on top of your deck.'],
  [
    'jedha',
    'The first neutral card you purchase each turn goes into your hand and is exiled when the turn ends.',
  ],
  [
    'ord-mantell',
    'Once a turn you may attack a neutral unit of the galaxy row; its target value is its cost, its reward as many resources.',
  ],
])('the bonus or constant of %s', (id, text) => {
  expect(abilityText(kind(id))).toEqual([text]);
});

group('effects', () => {
  const WORDS: Readonly<Record<words.Word['do'], readonly (readonly [words.Effect, string])[]>> = {
    gain: [
      [words.gain({ resources: 1 }), 'gain 1 resource'],
      [words.gain({ resources: 3, force: 2 }), 'gain 3 resources and 2 Force'],
      [words.gain({ attack: 2, resources: 2, force: 1 }), 'gain 2 attack, 2 resources and 1 Force'],
    ],
    draw: [
      [words.draw(1), 'draw a card'],
      [words.draw(2), 'draw 2 cards'],
    ],
    repair: [[words.repair(3), 'repair up to 3 damage of your base']],
    hit: [
      [words.hit(2, 'base'), "deal 2 damage to your opponent's base"],
      [
        words.hit(2, 'base or ship'),
        "deal 2 damage to your opponent's base or to one of your opponent's capital ships",
      ],
    ],
    'destroy ship': [
      [words.destroyShip('none'), "destroy one of your opponent's capital ships"],
      [
        words.destroyShip('enemy'),
        "destroy one of your opponent's capital ships or a capital ship of your opponent's faction in the galaxy row",
      ],
      [
        words.destroyShip('any'),
        "destroy one of your opponent's capital ships or a capital ship in the galaxy row",
      ],
    ],
    'discard from row': [[words.discardFromRow(), 'discard a card from the galaxy row']],
    scout: [
      [
        words.scout(words.draw(1)),
        "turn up the top card of the galaxy deck; if it is of your faction, draw a card; if it is of your opponent's faction, discard it",
      ],
    ],
    'peek and trade': [
      [
        words.peekAndTrade(),
        'look at the top card of the galaxy deck; if the Force is with you, you may swap it with a card of the galaxy row',
      ],
    ],
    'peek at two': [
      [
        words.peekAtTwo(),
        'look at the top two cards of the galaxy deck, discard one and put the other back on top',
      ],
    ],
    'raid row': [
      [
        words.raidRow(),
        "discard every card of your opponent's faction from the galaxy row and deal 1 damage to your opponent's base for each",
      ],
    ],
    salvage: [
      [
        words.salvage(),
        'swap a card of your faction from the galaxy discard pile with a card of the galaxy row',
      ],
    ],
    'discard a card': [[words.discardACard(), 'discard a card from your hand']],
    exile: [
      [words.exile(1), 'exile up to 1 card from your hand or discard pile'],
      [words.exile(3), 'exile up to 3 cards from your hand and discard pile'],
    ],
    'exile one': [
      [words.exileOne('hand'), 'exile a card from your hand'],
      [words.exileOne('hand or discard'), 'exile a card from your hand or discard pile'],
    ],
    'exile itself': [[words.exileItself(), 'exile this card']],
    spend: [
      [words.spend(1), 'spend 1 resource'],
      [words.spend(4), 'spend 4 resources'],
    ],
    'foe discards': [
      [words.foeDiscards(), 'make your opponent discard a card from hand'],
      [words.foeDiscards('at random'), 'make your opponent discard a random card from hand'],
    ],
    'foe chooses': [
      [
        words.foeChooses(words.foeDiscards(), words.gain({ force: 1 })),
        'make your opponent choose one: discard a card from hand; or let you gain 1 Force',
      ],
    ],
    'look at hand': [
      [
        words.lookAtHand(),
        "look at your opponent's hand; if the Force is with you, put one of its cards on top of your opponent's deck",
      ],
    ],
    fetch: [
      [words.fetch('trooper'), 'take a Trooper from your discard pile into your hand'],
      [words.fetch('bounty-hunter'), 'take a Bounty Hunter from your discard pile into your hand'],
      [words.fetch('unique unit'), 'take a unique unit from your discard pile into your hand'],
    ],
    'borrow from row': [
      [
        words.borrowFromRow(),
        'put a card of your faction from the galaxy row into your hand and exile it at the end of the turn',
      ],
    ],
    'free purchase': [
      [
        words.freePurchase('own', 'discard'),
        'purchase a card of your faction from the galaxy row at no cost',
      ],
      [
        words.freePurchase('own or neutral', 'hand'),
        'purchase a card of your faction or a neutral card from the galaxy row at no cost and put it into your hand',
      ],
      [
        words.freePurchase('own', 'deck with the Force'),
        'purchase a card of your faction from the galaxy row at no cost; if the Force is with you, it goes on top of your deck',
      ],
    ],
    'buy from galaxy discard': [
      [words.buyFromGalaxyDiscard(), 'purchase a card from the galaxy discard pile'],
    ],
    'next purchase on deck': [
      [words.nextPurchaseOnDeck(), 'put the next card you purchase this turn on top of your deck'],
    ],
    'take in hand': [[words.takeInHand(), 'put this card into your hand']],
  };
  test.each(
    Object.values(WORDS)
      .flat()
      .map(([effect, text]) => [text, effect] as const),
  )('%s', (text, effect) => {
    expect(effectText(effect)).toBe(text);
  });

  test.each([
    ['director-krennic', 'Action: if your base is Death Star, draw 2 cards; otherwise draw a card.'],
    ['general-veers', 'Action: if you have a Trooper or a Vehicle in play, draw a card.'],
    ['chewbacca', 'Action: if you have another unique unit in play, draw a card.'],
    ['z-95-headhunter', 'Action: if your opponent has a capital ship in play, draw a card.'],
    ['han-solo', 'Action: if you have the Millennium Falcon in play, draw 2 cards; otherwise draw a card.'],
    [
      'lando-calrissian',
      'Action: draw a card and, if the Force is with you, make your opponent discard a card from hand.',
    ],
    [
      'jabba-the-hutt',
      'Action: exile a card from your hand; then, if the Force is with you, draw 2 cards; otherwise draw a card.',
    ],
    [
      'tatooine',
      'When revealed, you may swap a card of your faction from the galaxy discard pile with a card of the galaxy row and gain 1 resource.',
    ],
    ['c-roc-cruiser', 'Action: discard a card from your hand to repair up to 3 damage of your base.'],
  ])('put together on %s', (id, text) => {
    expect(abilityText(kind(id))).toEqual([text]);
  });
});

test('a reward is a sentence', () => {
  expect(rewardText(kind('millennium-falcon'))).toBe(
    'You may purchase a card of your faction from the galaxy row at no cost.',
  );
});

test('a card that nobody can defeat has no reward', () => {
  expect(rewardText(kind('gozanti-cruiser'))).toBeUndefined();
});

group('every card', () => {
  test.each(KINDS.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const sentences = [...abilityText(each), ...(each.reward ? [rewardText(each) ?? ''] : [])];
    expect(sentences).toHaveLength(
      each.abilities.length + each.bonuses.length + each.constants.length + (each.reward ? 1 : 0),
    );
    for (const text of sentences) expect(text).toMatch(/^[A-Z+].*[^.]\.$/);
    for (const line of describe(each))
      expect(line).not.toMatch(/undefined|NaN|\[object| {2}|^\s|\s$|,,|\.\./);
  });
});
