import { describe, expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { describe as described } from '../../src/wording/describe.ts';

/** Difficult cards, line by line. */
const EXPECTED: readonly (readonly [string, readonly string[]])[] = [
  ['002-2', ['Elite.', 'This card gets +1 unit icon and +1 blast icon for each enhancement on this card.']],
  [
    '007-6',
    [
      'Action: if the Balance of the Force is with the light side, return the topmost 2 other cards from your discard pile to your hand; otherwise return the topmost other card from your discard pile to your hand.',
    ],
  ],
  [
    '013-4',
    [
      'Enhances the Death Star dial.',
      'This card cannot be targeted.',
      'The Death Star dial may be engaged.',
      'As soon as the Death Star dial has 10 or more damage, your opponent loses the game.',
    ],
  ],
  [
    '014-6',
    [
      "Action: choose up to 3 friendly units and choose up to 3 enemy units of your opponent's choice and return each unit other than those chosen to its owner's hand.",
    ],
  ],
  [
    '015-6',
    [
      'Reaction: after a Character unit is focused to strike, choose a kind of combat icon: until the end of the strike, that card gets +1 such icon.',
    ],
  ],
  [
    '021-2',
    [
      'Reaction: after this card is focused to strike, discard the top card of your deck and, if it is a unit, until the end of the strike, this card gets the combat icons printed on it.',
    ],
  ],
  [
    '022-5',
    [
      'Action: until the end of the phase, a target enemy Character or Creature unit cannot be declared as an attacker or as a defender.',
    ],
  ],
  [
    '027-6',
    ['Action: until the end of the engagement, up to 2 target attacking Vehicle units get +1 blast icon.'],
  ],
  [
    '033-6',
    [
      'Reaction: after an enemy unit is captured by you, remove 1 focus token from up to 3 friendly cards that are not units.',
    ],
  ],
  [
    '037-1',
    [
      'Reaction: after you refresh, deal 1 damage to this card to return the topmost enhancement from your discard pile to your hand.',
    ],
  ],
  [
    '037-2',
    [
      'Enhances a Character unit.',
      'Interrupt: when the enhanced card would be destroyed, instead discard this card from play and remove all damage from that card.',
    ],
  ],
  [
    '040-5',
    [
      'Action: if it is your turn, move any amount of damage from a friendly Hoth objective to a target enemy unit or enemy Hoth objective.',
    ],
  ],
  ['042-2', ['This card costs 2 less for each Hoth objective.']],
  [
    '043-5',
    [
      'Enhances your play area.',
      "Action: deal 1 damage to this card to place a shield on a target unit or Hoth objective; then if this card has 3 or more damage, return this card to its owner's hand (once per turn).",
    ],
  ],
  [
    '044-5',
    [
      'Enhances your play area.',
      'Action: focus this card to choose a target unit and choose a target unit that shares a trait with it other than the giver and choose a kind of combat icon, edge-enabled or not: if the giver has such an icon, until the end of the phase, the giver gets -1 such icon and until the end of the phase, the taker gets +1 such icon.',
    ],
  ],
  [
    '046-1',
    [
      'Action: deal 1 damage to this card; until the next such card is played or the phase ends, each Capital Ship unit that you play costs 1 less.',
    ],
  ],
  [
    '057-5',
    [
      'Action: discard a target enhancement with printed cost no higher than the number of friendly enhancements from play.',
    ],
  ],
  [
    '059-1',
    [
      'Action: if you have more Hoth objectives than your opponent, look at the top card of your deck; put it into play if it is a Vehicle unit with printed cost 2 or less (once per turn).',
    ],
  ],
  [
    '060-4',
    [
      'Enhances a Smugglers and Spies Character unit, one on each.',
      'While you have fewer units than your opponent, the enhanced card has its combat icons doubled.',
    ],
  ],
  ['060-6', ["Action: return any number of friendly units to their owners' hands."]],
  [
    '061-5',
    ['Reaction: after a friendly unit strikes, strike with another ready participating friendly unit.'],
  ],
  [
    '067-2',
    [
      'This card may hold units that are captured from play.',
      'Reaction: after this card is focused to strike, choose a kind of combat icon: until the end of the strike, this card gets +1 such icon, as often as the number of captured cards on this card.',
    ],
  ],
  [
    '084-1',
    [
      'Reaction: after you refresh, move a captured card on a friendly objective to a friendly objective other than the one that holds it.',
    ],
  ],
  [
    '084-5',
    [
      'Action: choose a target Vehicle unit and move 1 focus token from a friendly Vehicle unit with printed cost higher than the printed cost of the taker to the taker.',
    ],
  ],
  [
    '102-2',
    [
      'Reaction: after the edge stacks are revealed, if there is a fate in an edge stack, remove 1 focus token for each fate in an edge stack from this card.',
    ],
  ],
  [
    '110-3',
    [
      'While this card is attacking, each enemy unit with fewer Force icons than the Force icons of this card cannot be declared as a defender.',
    ],
  ],
  [
    '110-5',
    [
      'Reaction: after a phase begins, until the end of the phase, a target unit gets -2 Force icons and is destroyed as soon as it has no Force icons.',
    ],
  ],
  ['150-1', ['Each friendly Black Squadron card gets +1 resource that pays only for Black Squadron cards.']],
  [
    '153-1',
    [
      "Reaction: after you discard a card from your opponent's hand, remove 1 focus token from a friendly objective.",
    ],
  ],
  [
    '157-4',
    [
      'Enhances a friendly Vehicle unit.',
      'The enhanced card gains shielding.',
      'While the enhanced card is piloted, the enhanced card gains "Reaction: after you refresh, remove 1 damage from this card".',
    ],
  ],
  ['159-1', ['While this card is in a victory pile, this card counts as 2 objectives.']],
  ['163-4', ['Interrupt: when an ability of an enhancement is used, sacrifice this card to cancel that.']],
  [
    '172-5',
    [
      'Action: if there is an engagement, sacrifice a participating friendly Wookiee unit to deal damage equal to the damage that the sacrificed card can still take, divided as you like, to each participating enemy unit.',
    ],
  ],
  [
    '185-5',
    [
      'If you are the attacking player, you may move the engagement to an enemy objective that was not engaged this turn.',
    ],
  ],
  [
    '187-2',
    [
      'Each friendly Trooper unit gets +1 damage capacity.',
      'Reaction: after this card enters play, look at the top 5 cards of your deck; reveal any number of Trooper cards among them and return them to your hand; discard the rest.',
    ],
  ],
  [
    '196-5',
    [
      'Enhances your play area.',
      'Each player counts ready uncommitted units in place of committed ones in the Force struggle.',
    ],
  ],
  [
    '205-1',
    [
      'Interrupt: when damage would be dealt to an Imperial Navy Vehicle unit, discard an Imperial Navy card from your hand to prevent as much of that damage as the printed Force icons of the discarded card (once per turn).',
    ],
  ],
  [
    '210-6',
    [
      'Enhances an Imperial Navy Officer unit.',
      'Reaction: after an Imperial Navy unit other than the enhanced card is focused to strike, focus this card; until the end of the strike, that card gets combat icons equal to the combat icons of the enhanced card.',
    ],
  ],
  [
    '212-3',
    [
      "Reaction: after a player wins an edge battle, if there is a participating friendly unit and you have fewer participating units than your opponent, remove participating enemy units (1 for each participating enemy unit minus 1 for each participating friendly unit) of your opponent's choice from the engagement.",
    ],
  ],
  [
    '218-4',
    [
      'Enhances a Force User or Force Sensitive unit.',
      'The enhanced card gets +1 unit icon.',
      'While the enhanced card is a unit named The Inquisitor, the enhanced card deals damage that neither shields nor Protect stop.',
    ],
  ],
  [
    '229-1',
    [
      'Action: look at the top card of your deck; put it into play if it is a Character unit with printed cost 2 or less or Specter unit (once per turn).',
    ],
  ],
  [
    '232-4',
    [
      'Enhances a friendly card.',
      'The enhanced card counts as Jedi, Rebel Alliance and Smugglers and Spies.',
      'Action: if your opponent has no cards in hand, draw 1 card (once per turn).',
    ],
  ],
  [
    '237-2',
    [
      'While you have more enhancements than your opponent, this card gains targeted strike.',
      'Reaction: after this card is focused to strike, until the end of the strike, this card gets +1 unit icon, unless your opponent wishes to discard a random card from their hand.',
    ],
  ],
  [
    '243-2',
    [
      'Pilot (2) on a friendly Vehicle unit, even beside another pilot.',
      'As a pilot: while the enhanced card is a Transport unit, the enhanced card gets +1 unit icon and +1 edge-enabled tactics icon.',
    ],
  ],
  [
    '246-1',
    [
      "Interrupt: when an enhanced friendly unit leaves play, return any number of enhancements on that card or enhancements kept face down on that card to their owners' hands.",
    ],
  ],
  [
    '250-2',
    [
      'Elite.',
      'This card cannot be targeted by enemy events.',
      'While you have played no Bounty Hunter units or Scum and Villainy events this turn, each Bounty Hunter unit that you play or Scum and Villainy event that you play costs 2 less.',
    ],
  ],
  [
    '250-5',
    [
      'Enhances an enemy Character or Droid unit.',
      'The enhanced card will do for every target of your Scum and Villainy events.',
    ],
  ],
  [
    '252-4',
    [
      'Interrupt: when another friendly Specter or Character unit would be destroyed or captured, instead sacrifice this card; then remove all damage from that card.',
    ],
  ],
  [
    '252-6',
    [
      'While this card is in a victory pile, each Specter unit gets +1 blast icon.',
      "Reaction: after this card is completed, return a target enemy unit to its owner's hand.",
    ],
  ],
  [
    '255-5',
    ['While this card is piloted, this card has its unit icons and its edge-enabled unit icons doubled.'],
  ],
  [
    '257-1',
    ['While there is a friendly Specter unit, each player cannot draw more than 5 cards in the draw phase.'],
  ],
  [
    '265-4',
    [
      'Enhances a Character unit.',
      'The enhanced card gets +1 unit icon and +1 damage capacity.',
      'While the enhanced card is a unit named Chirrut Îmwe, the enhanced card gains "Reaction: after this card is focused to strike, deal 1 damage to each participating enemy unit".',
    ],
  ],
  [
    '271-2',
    [
      'Edge (1).',
      'Reaction: after this card is focused to strike, if the number of affiliations that you control is 3 or more, until the end of the strike, this card gets +1 unit icon, +1 blast icon and +1 tactics icon; otherwise if the number of affiliations that you control is 2 or more, choose one: until the end of the strike, this card gets +1 unit icon and +1 blast icon; or until the end of the strike, this card gets +1 unit icon and +1 tactics icon; or until the end of the strike, this card gets +1 blast icon and +1 tactics icon; otherwise choose a kind of combat icon: until the end of the strike, this card gets +1 such icon.',
    ],
  ],
  [
    '276-1',
    [
      'Reaction: after an enemy objective is destroyed, draw 1 card for each piloted friendly Vehicle unit (once per turn).',
    ],
  ],
  [
    '281-1',
    [
      'While you have played fewer Speeder or Trooper units this turn than the number of friendly Hoth objectives, each Speeder or Trooper unit that you play costs 1 less and cannot cost less than 1.',
    ],
  ],
  [
    '281-3',
    [
      'Action: focus this card to look at the top cards of your deck, 1 for each friendly Hoth objective; return a card among them to your hand; put the rest back on top in any order.',
    ],
  ],
  [
    '287-2',
    [
      'Elite.',
      'While this card is attacking, you place edge cards only after the other side has placed all of its own.',
    ],
  ],
];

describe('a difficult card', () => {
  test.each(EXPECTED)('%s', (id, lines) => {
    const kind = kindById(id);
    expect(kind && described(kind)).toEqual(lines);
  });
});
