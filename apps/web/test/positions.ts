import type { LiveTable } from '@holofoe/table';
import { played, playedByTwo, written } from './games.ts';
import { questionOf } from './kept.ts';
import { replyTo } from './player.ts';

/** The longest names that a row can have. */
const LONG_ROW = [
  'hammerhead-corvette',
  'grand-moff-tarkin',
  'mon-calamari-cruiser',
  'quarren-mercenary',
  'jabbas-sail-barge',
  'nebulon-b-frigate',
];

/** More of everything than most games come to: ships, units, a hand of eight, a base with a long ability. */
const CROWDED = {
  bot: 'empire',
  step: 'action',
  active: 'rebel',
  turn: 31,
  force: 'rebel 2',
  row: LONG_ROW,
  galaxyDiscard: ['at-st', 'dengar', 'bossk', 'luke-skywalker', 'snowspeeder', 'duros-spy'],
  empire: {
    lost: ['coruscant', 'death-star'],
    base: 'endor',
    damage: 9,
    ships: [
      'gozanti-cruiser',
      { card: 'imperial-carrier', damage: 3 },
      { card: 'star-destroyer', damage: 2 },
      'blockade-runner',
    ],
    deck: ['at-at', 'boba-fett', 'death-trooper'],
  },
  rebel: {
    lost: ['dantooine', 'mon-cala'],
    base: 'tatooine',
    damage: 5,
    ships: [
      'rebel-transport',
      { card: 'hammerhead-corvette', damage: 1 },
      { card: 'mon-calamari-cruiser', committed: true },
      'c-roc-cruiser',
    ],
    units: [
      'y-wing',
      'jyn-erso',
      'millennium-falcon',
      'kel-dor-mystic',
      { card: 'hwk-290', committed: true },
      'x-wing',
      'b-wing',
      'alliance-shuttle',
    ],
    hand: [
      'princess-leia',
      'lando-calrissian',
      'cassian-andor',
      'lobot',
      'temple-guardian',
      'rebel-trooper',
      'z-95-headhunter',
      'twilek-smuggler',
    ],
    discard: [
      ...['chewbacca', 'han-solo', 'baze-malbus', 'chirrut-imwe', 'ig-88', 'outer-rim-pilot'],
      ...['outer-rim-pilot', 'alliance-shuttle', 'alliance-shuttle', 'rebel-trooper', 'x-wing', 'u-wing'],
    ],
    resources: 12,
  },
} as const;

/** Two persons, where hands are hidden; each stands on a base with a long ability. */
const TWO_PERSONS = {
  bot: 'none',
  step: 'action',
  active: 'rebel',
  turn: 14,
  force: 'rebel 1',
  row: LONG_ROW,
  empire: {
    lost: ['lothal'],
    base: 'ord-mantell',
    damage: 3,
    ships: ['star-destroyer'],
    hand: ['darth-vader', 'at-at', 'moff-jerjerrod', 'imperial-shuttle', 'inquisitor'],
  },
  rebel: {
    lost: ['dantooine'],
    base: 'jedha',
    damage: 2,
    ships: ['mon-calamari-cruiser'],
    hand: ['princess-leia', 'lobot', 'temple-guardian', 'alliance-shuttle', 'rebel-trooper'],
    units: ['jyn-erso'],
    resources: 4,
  },
} as const;

/** The Empire has a fleet before it and much to attack with. */
const UNDER_FIRE = {
  bot: 'empire',
  step: 'action',
  active: 'rebel',
  turn: 12,
  row: ['x-wing', 'at-st', 'lobot', 'bossk', 'dengar', 'hwk-290'],
  empire: {
    lost: ['coruscant'],
    base: 'death-star',
    deck: ['at-at', 'boba-fett', 'death-trooper', 'darth-vader', 'inquisitor'],
  },
  rebel: {
    lost: ['dantooine'],
    base: 'tatooine',
    ships: ['hammerhead-corvette'],
    hand: ['rebel-trooper'],
  },
} as const;

/** A turn in which the Empire draws three cards more than five; both sides have two ships and a base with an ability. */
const SWARM = {
  bot: 'empire',
  step: 'action',
  active: 'rebel',
  turn: 26,
  row: LONG_ROW,
  empire: {
    lost: ['coruscant'],
    base: 'death-star',
    ships: ['star-destroyer', 'imperial-carrier'],
    top: [
      ...['director-krennic', 'at-at', 'boba-fett', 'tie-fighter', 'darth-vader', 'inquisitor', 'at-st'],
      'death-trooper',
    ],
  },
  rebel: {
    lost: ['dantooine'],
    base: 'yavin-4',
    ships: ['hammerhead-corvette', 'rebel-transport'],
    top: ['ig-88', 'x-wing', 'alliance-shuttle', 'blockade-runner', 'baze-malbus'],
  },
} as const;

/** Three ships before a base with an ability, and less attack than they can take. */
const FLEET = {
  ...UNDER_FIRE,
  empire: {
    base: 'coruscant',
    damage: 7,
    ships: [{ card: 'imperial-carrier', damage: 3 }, 'gozanti-cruiser', 'blockade-runner'],
  },
  rebel: { base: 'tatooine', units: ['rebel-trooper', 'rebel-trooper'] },
} as const;

/** One ship before the base, which takes less than there is. */
const BEHIND_A_SHIP = {
  ...FLEET,
  empire: { ...FLEET.empire, ships: [{ card: 'imperial-carrier', damage: 3 }] },
} as const;

/** The Empire will destroy the last base of the Rebels. */
const LAST_STAND = {
  ...UNDER_FIRE,
  rebel: { lost: ['dantooine', 'mon-cala'], base: 'tatooine', damage: 10, hand: ['rebel-trooper'] },
} as const;

/** The positions that the page is looked at in, each as a table at which somebody is asked. */
export const POSITIONS = {
  fullHand: () => played(4, ({ topic }, turn) => turn === 9 && topic === 'action'),
  lateTurn: () => played(5, ({ topic }, turn) => turn === 15 && topic === 'action'),
  attack: () => played(4, ({ topic }, turn) => turn >= 9 && topic === 'attack with'),
  oneOfThree: () => played(4, ({ topic }) => topic === 'one of'),
  mayBuy: () => played(4, ({ topic }) => topic === 'may'),
  freePurchase: () => played(9, ({ topic }) => topic === 'free purchase'),
  splitDamage: () => played(7, ({ topic }) => topic === 'split damage'),
  fleet: () => replied(written(FLEET), /^Attack the base/),
  behindAShip: () => replied(written(BEHIND_A_SHIP), /^Attack the base/),
  splitOverFleet: () => allReplied(replied(written(FLEET), /^Attack the base/)),
  fromGalaxyDiscard: () => played(9, ({ topic }) => topic === 'buy from galaxy discard'),
  exile: () => played(9, ({ topic }) => topic === 'exile'),
  discard: () => played(5, ({ topic }) => topic === 'discard'),
  crowded: () => written(CROWDED),
  crowdedAttack: () => replied(written(CROWDED), /^Attack the base/),
  crowdedPile: () => replied(written(CROWDED), /^Use Kel Dor Mystic/),
  uniquesOfAPile: () => replied(written(CROWDED), /^Use Millennium Falcon/),
  sabotage: () => replied(written(CROWDED), /^Sabotage/),
  twoPersons: () => written(TWO_PERSONS),
  foesHand: () => replied(written(TWO_PERSONS), /^Use Jyn Erso/),
  underFire: () => written(UNDER_FIRE),
  swarm: () => written(SWARM),
  lastStand: () => written(LAST_STAND),
  endOfTurn: () => played(4, (question, turn) => turn >= 9 && replyTo(question)[0] === 'end'),
  lost: () => played(365, () => false),
  longForTwo: () => playedByTwo(71),
  won: () => played(4, () => false),
} as const satisfies Record<string, () => LiveTable>;

/** One reply later. */
function replied(table: LiveTable, label: RegExp): LiveTable {
  const question = questionOf(table);
  const option = question?.options.find((each) => label.test(each.label));
  if (!question || !option) throw new Error(`Nobody can reply ${label}.`);
  const refusal = table.reply(REBELS, question.to, [option.key]);
  if (refusal) throw new Error(refusal.says);
  return table;
}

/** One reply later, in which all that can be was chosen. */
function allReplied(table: LiveTable): LiveTable {
  const question = questionOf(table);
  if (!question) throw new Error('Nobody is asked.');
  const refusal = table.reply(
    REBELS,
    question.to,
    question.options.map(({ key }) => key),
  );
  if (refusal) throw new Error(refusal.says);
  return table;
}

const REBELS = 1;
