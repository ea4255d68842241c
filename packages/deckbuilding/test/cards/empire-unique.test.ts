import { expect, test } from 'vitest';
import { empireTurn } from '../turn.ts';

const ROW = ['x-wing', 'lobot', 'star-destroyer', 'y-wing', 'rebel-transport', 'at-at'];

test('Admiral Piett gives 2 resources when he is played', () => {
  const table = empireTurn({ empire: { hand: ['admiral-piett'] } });
  expect(table.play('admiral-piett').side('empire').resources).toBe(2);
});

test('Admiral Piett lets a capital ship without attack attack with 1', () => {
  const table = empireTurn({ empire: { units: ['admiral-piett'], ships: ['gozanti-cruiser'] } });
  expect(table.attack('gozanti-cruiser').side('rebel').base?.damage).toBe(1);
});

test('Admiral Piett gives every capital ship 1 attack, neutral ones too', () => {
  const table = empireTurn({
    empire: { units: ['admiral-piett'], ships: ['star-destroyer', 'blockade-runner'] },
  });
  expect(table.side('empire').ships.map(({ attack }) => attack)).toEqual([5, 2]);
});

test('Admiral Piett gives units nothing', () => {
  const table = empireTurn({ empire: { units: ['admiral-piett', 'tie-fighter'] } });
  expect(table.side('empire').units.map(({ attack }) => attack)).toEqual([0, 2]);
});

test('Admiral Piett gives enemy capital ships nothing', () => {
  const table = empireTurn({ empire: { units: ['admiral-piett'] }, rebel: { ships: ['blockade-runner'] } });
  expect(table.side('rebel').ships).toMatchObject([{ attack: 1 }]);
});

test('Admiral Piett has no effect from the hand', () => {
  const table = empireTurn({ empire: { hand: ['admiral-piett'], ships: ['gozanti-cruiser'] } });
  expect(table.side('empire').ships).toMatchObject([{ attack: 0 }]);
});

test('Admiral Piett takes his bonus along when his turn ends', () => {
  const table = empireTurn({ empire: { units: ['admiral-piett'], ships: ['star-destroyer'] } });
  expect(table.choose('end').side('empire').ships).toMatchObject([{ attack: 4 }]);
});

test('Moff Jerjerrod gives 2 resources when he is played', () => {
  const table = empireTurn({ empire: { hand: ['moff-jerjerrod'] } });
  expect(table.play('moff-jerjerrod').side('empire').resources).toBe(2);
});

test('Moff Jerjerrod attacks with 2', () => {
  const table = empireTurn({ empire: { units: ['moff-jerjerrod'] } });
  expect(table.attack('moff-jerjerrod').side('rebel').base?.damage).toBe(2);
});

test('Moff Jerjerrod sees the top card of the galaxy deck', () => {
  const table = empireTurn({ chance: { 'galaxy deck': ['bossk'] }, empire: { units: ['moff-jerjerrod'] } });
  table.choose('use moff-jerjerrod');
  expect(table.live.view(0).galaxyDeck[0]?.id).toBe('bossk');
});

test('Moff Jerjerrod does not show the card to the opponent', () => {
  const table = empireTurn({ chance: { 'galaxy deck': ['bossk'] }, empire: { units: ['moff-jerjerrod'] } });
  table.choose('use moff-jerjerrod');
  expect(table.live.view(1).galaxyDeck[0]).toBeNull();
});

test('Moff Jerjerrod only looks while the Force is not with the Empire', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['moff-jerjerrod'] } });
  expect(table.choose('use moff-jerjerrod').topic).toBe('action');
});

test('Moff Jerjerrod may trade with any card of the row while the Force is with the Empire', () => {
  const table = empireTurn({ force: 'empire 1', row: ROW, empire: { units: ['moff-jerjerrod'] } });
  expect(table.choose('use moff-jerjerrod').choices).toEqual([...ROW, 'keep']);
});

test('Moff Jerjerrod puts the card that he saw into the slot', () => {
  const table = empireTurn({
    force: 'empire 1',
    row: ROW,
    galaxyTop: ['bossk'],
    empire: { units: ['moff-jerjerrod'] },
  });
  table.choose('use moff-jerjerrod').choose('star-destroyer');
  expect(table.row).toEqual(['x-wing', 'lobot', 'bossk', 'y-wing', 'rebel-transport', 'at-at']);
});

test('Moff Jerjerrod puts the row card on top of the galaxy deck', () => {
  const table = empireTurn({ force: 'empire 1', row: ROW, empire: { units: ['moff-jerjerrod'] } });
  table.choose('use moff-jerjerrod').choose('star-destroyer');
  expect(table.view.galaxyDeck[0]?.id).toBe('star-destroyer');
});

test('Moff Jerjerrod may leave the row as it is', () => {
  const table = empireTurn({ force: 'empire 1', row: ROW, empire: { units: ['moff-jerjerrod'] } });
  expect(table.choose('use moff-jerjerrod').choose('keep').row).toEqual(ROW);
});

test('General Veers draws a card with a Trooper in play', () => {
  const table = empireTurn({
    empire: { units: ['general-veers', 'stormtrooper'], top: ['inquisitor'] },
  });
  expect(table.choose('use general-veers').ids('empire', 'hand')).toEqual(['inquisitor']);
});

test('General Veers may draw with a Vehicle in play', () => {
  const table = empireTurn({ empire: { units: ['general-veers', 'at-at'] } });
  expect(table.choices).toEqual(['use general-veers', 'attack', 'end']);
});

test('General Veers counts a neutral Trooper', () => {
  const table = empireTurn({ empire: { units: ['general-veers', 'quarren-mercenary'] } });
  expect(table.choices).toEqual(['use general-veers', 'attack', 'end']);
});

test('General Veers has nothing to use without a Trooper or Vehicle in play', () => {
  const table = empireTurn({ empire: { units: ['general-veers', 'boba-fett'], discard: ['at-st'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('General Veers attacks with 4', () => {
  const table = empireTurn({ empire: { units: ['general-veers'] } });
  expect(table.attack('general-veers').side('rebel').base?.damage).toBe(4);
});

test('Director Krennic gives 2 resources when he is played', () => {
  const table = empireTurn({ empire: { hand: ['director-krennic'] } });
  expect(table.play('director-krennic').side('empire').resources).toBe(2);
});

test('Director Krennic attacks with 3', () => {
  const table = empireTurn({ empire: { units: ['director-krennic'] } });
  expect(table.attack('director-krennic').side('rebel').base?.damage).toBe(3);
});

test('Director Krennic draws a card', () => {
  const table = empireTurn({
    empire: { units: ['director-krennic'], top: ['inquisitor', 'stormtrooper', 'stormtrooper'] },
  });
  expect(table.choose('use director-krennic').ids('empire', 'hand')).toEqual(['inquisitor']);
});

test('Director Krennic draws two cards with the Death Star as the base', () => {
  const table = empireTurn({
    empire: {
      base: 'death-star',
      units: ['director-krennic'],
      top: ['inquisitor', 'stormtrooper', 'stormtrooper'],
    },
  });
  expect(table.choose('use director-krennic').ids('empire', 'hand')).toEqual(['inquisitor', 'stormtrooper']);
});

test('Director Krennic draws one card when the Death Star has been lost', () => {
  const table = empireTurn({
    empire: {
      base: 'endor',
      lost: ['lothal', 'death-star'],
      units: ['director-krennic'],
      top: ['inquisitor'],
    },
  });
  expect(table.choose('use director-krennic').ids('empire', 'hand')).toEqual(['inquisitor']);
});

test('Boba Fett may draw a card when he defeats a row card', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['boba-fett'] } });
  expect(table.hunt('x-wing', 'boba-fett').choices).toEqual(['yes', 'no']);
});

test('Boba Fett draws a card', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['boba-fett'], top: ['inquisitor'] } });
  table.hunt('x-wing', 'boba-fett').choose('yes');
  expect(table.ids('empire', 'hand')).toEqual(['inquisitor']);
});

test('Boba Fett need not draw', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['boba-fett'] } });
  expect(table.hunt('x-wing', 'boba-fett').choose('no').ids('empire', 'hand')).toEqual([]);
});

test('Boba Fett draws in an attack with others', () => {
  const table = empireTurn({ row: ['luke-skywalker'], empire: { units: ['boba-fett', 'at-st'] } });
  expect(table.hunt('luke-skywalker', 'boba-fett', 'at-st').topic).toBe('may');
});

test('Boba Fett does not draw when others defeat a row card', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['boba-fett', 'general-veers'] } });
  expect(table.hunt('x-wing', 'general-veers').topic).toBe('action');
});

test('Boba Fett does not draw when he attacks the base', () => {
  const table = empireTurn({ empire: { units: ['boba-fett'] } });
  expect(table.attack('boba-fett').choices).toEqual(['end']);
});

test('Boba Fett draws after the reward', () => {
  const table = empireTurn({
    row: ['snowspeeder'],
    empire: { units: ['boba-fett'], discard: ['imperial-shuttle'] },
  });
  const first = table.hunt('snowspeeder', 'boba-fett').topic;
  expect([first, table.choose().topic]).toEqual(['exile', 'may']);
});

test('Boba Fett attacks with 5', () => {
  const table = empireTurn({ empire: { units: ['boba-fett'] } });
  expect(table.attack('boba-fett').side('rebel').base?.damage).toBe(5);
});

test('Grand Moff Tarkin gives 2 resources when he is played', () => {
  const table = empireTurn({ empire: { hand: ['grand-moff-tarkin'] } });
  expect(table.play('grand-moff-tarkin').side('empire').resources).toBe(2);
});

test('Grand Moff Tarkin gains 2 Force when he is played', () => {
  const table = empireTurn({ empire: { hand: ['grand-moff-tarkin'] } });
  expect(table.play('grand-moff-tarkin').force).toBe(-2);
});

test('Grand Moff Tarkin attacks with 2', () => {
  const table = empireTurn({ empire: { units: ['grand-moff-tarkin'] } });
  expect(table.attack('grand-moff-tarkin').side('rebel').base?.damage).toBe(2);
});

test('Grand Moff Tarkin takes any Empire card of the row', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['grand-moff-tarkin'] } });
  expect(table.choose('use grand-moff-tarkin').choices).toEqual(['star-destroyer', 'at-at']);
});

test('Grand Moff Tarkin puts the row card into the hand', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['grand-moff-tarkin'] } });
  table.choose('use grand-moff-tarkin').choose('at-at');
  expect(table.places('at-at')).toEqual(['empire hand']);
});

test('Grand Moff Tarkin has the slot of the row card filled again', () => {
  const table = empireTurn({
    row: ROW,
    empire: { units: ['grand-moff-tarkin'] },
    next: { refills: ['bossk'] },
  });
  table.choose('use grand-moff-tarkin').choose('star-destroyer');
  expect(table.row).toEqual(['x-wing', 'lobot', 'bossk', 'y-wing', 'rebel-transport', 'at-at']);
});

test('Grand Moff Tarkin takes the row card at no cost', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['grand-moff-tarkin'], resources: 3 } });
  table.choose('use grand-moff-tarkin').choose('at-at');
  expect(table.side('empire').resources).toBe(3);
});

test('Grand Moff Tarkin has nothing to use without an Empire card in the row', () => {
  const table = empireTurn({ row: ['lobot', 'y-wing'], empire: { units: ['grand-moff-tarkin'] } });
  expect(table.choices).toEqual(['hunt y-wing', 'attack', 'end']);
});

test('Grand Moff Tarkin has the card that he took exiled from play', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['grand-moff-tarkin'] } });
  table.choose('use grand-moff-tarkin').choose('at-at').play('at-at').choose('end');
  expect(table.places('at-at')).toEqual(['exile']);
});

test('Grand Moff Tarkin has a capital ship that he took exiled too', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['grand-moff-tarkin'] } });
  table.choose('use grand-moff-tarkin').choose('star-destroyer').play('star-destroyer').choose('end');
  expect(table.places('star-destroyer')).toEqual(['exile']);
});

test('Grand Moff Tarkin has the card that he took exiled from the hand', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['grand-moff-tarkin'] } });
  table.choose('use grand-moff-tarkin').choose('at-at').choose('end');
  expect(table.places('at-at')).toEqual(['exile']);
});

test('Grand Moff Tarkin has the card that he took exiled from the discard pile', () => {
  const table = empireTurn({
    row: ROW,
    empire: { units: ['grand-moff-tarkin'], ships: ['gozanti-cruiser'] },
  });
  table.choose('use grand-moff-tarkin').choose('at-at').choose('use gozanti-cruiser').choose('at-at');
  expect(table.choose('end').places('at-at')).toEqual(['exile']);
});

test('Grand Moff Tarkin has the card that he took exiled from the deck', () => {
  const table = empireTurn({
    row: ROW,
    exile: [...Array<string>(7).fill('imperial-shuttle'), 'stormtrooper', 'stormtrooper'],
    empire: { units: ['grand-moff-tarkin'], ships: ['gozanti-cruiser'], discard: ['inquisitor'] },
    chance: { 'Empire draw': ['inquisitor'] },
  });
  table.choose('use grand-moff-tarkin').choose('at-at').choose('use gozanti-cruiser').choose('at-at');
  expect(table.choose('end').places('at-at')).toEqual(['exile']);
});

test('Grand Moff Tarkin leaves a card that was exiled before the turn ended in exile once', () => {
  const table = empireTurn({
    row: ROW,
    empire: { units: ['grand-moff-tarkin', 'kel-dor-mystic'] },
  });
  table.choose('use grand-moff-tarkin').choose('at-at').choose('use kel-dor-mystic').choose('at-at');
  expect(table.choose('end').places('at-at')).toEqual(['exile']);
});

test('Darth Vader gains 2 Force when he is played', () => {
  const table = empireTurn({ force: 'rebel 1', empire: { hand: ['darth-vader'] } });
  expect(table.play('darth-vader').force).toBe(-1);
});

test('Darth Vader attacks with 6 while the Force is not with the Empire', () => {
  const table = empireTurn({ empire: { units: ['darth-vader'] }, rebel: { base: 'sullust' } });
  expect(table.attack('darth-vader').side('rebel').base?.damage).toBe(6);
});

test('Darth Vader attacks with 10 while the Force is with the Empire', () => {
  const table = empireTurn({
    force: 'empire 1',
    empire: { units: ['darth-vader'] },
    rebel: { base: 'sullust' },
  });
  expect(table.attack('darth-vader').side('rebel').base?.damage).toBe(10);
});

test('Darth Vader brings the Force for his own bonus', () => {
  const table = empireTurn({ empire: { hand: ['darth-vader'] }, rebel: { base: 'sullust' } });
  expect(table.play('darth-vader').attack('darth-vader').side('rebel').base?.damage).toBe(10);
});

test('Darth Vader stays at 6 when his Force does not reach his side', () => {
  const table = empireTurn({ force: 'rebel 2', empire: { hand: ['darth-vader'] } });
  expect(table.play('darth-vader').side('empire').units).toMatchObject([{ attack: 6 }]);
});
