import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test.each([
  ['TIE Fighter', 1, 'tie-fighter'],
  ['Admiral Piett', 2, 'admiral-piett'],
  ['TIE Bomber', 2, 'tie-bomber'],
  ['Scout Trooper', 2, 'scout-trooper'],
  ['Death Trooper', 3, 'death-trooper'],
  ['TIE Interceptor', 3, 'tie-interceptor'],
  ['Gozanti Cruiser', 3, 'gozanti-cruiser'],
  ['Moff Jerjerrod', 4, 'moff-jerjerrod'],
  ['General Veers', 4, 'general-veers'],
  ['AT-ST', 4, 'at-st'],
  ['Landing Craft', 4, 'landing-craft'],
  ['Director Krennic', 5, 'director-krennic'],
  ['Boba Fett', 5, 'boba-fett'],
  ['Imperial Carrier', 5, 'imperial-carrier'],
  ['AT-AT', 6, 'at-at'],
  ['Grand Moff Tarkin', 6, 'grand-moff-tarkin'],
  ['Star Destroyer', 7, 'star-destroyer'],
  ['Darth Vader', 8, 'darth-vader'],
  ['Z-95 Headhunter', 1, 'z-95-headhunter'],
  ['Jawa Scavenger', 1, 'jawa-scavenger'],
  ['Rodian Gunslinger', 2, 'rodian-gunslinger'],
  ['Kel Dor Mystic', 2, 'kel-dor-mystic'],
  ['Lobot', 3, 'lobot'],
  ['Bossk', 3, 'bossk'],
  ['Fang Fighter', 3, 'fang-fighter'],
  ["Twi'lek Smuggler", 3, 'twilek-smuggler'],
  ['C-ROC Cruiser', 3, 'c-roc-cruiser'],
  ['Dengar', 4, 'dengar'],
  ['Quarren Mercenary', 4, 'quarren-mercenary'],
  ['HWK-290', 4, 'hwk-290'],
  ['Blockade Runner', 4, 'blockade-runner'],
  ['IG-88', 5, 'ig-88'],
  ['Nebulon-B Frigate', 5, 'nebulon-b-frigate'],
  ['Lando Calrissian', 6, 'lando-calrissian'],
  ["Jabba's Sail Barge", 7, 'jabbas-sail-barge'],
  ['Jabba the Hutt', 8, 'jabba-the-hutt'],
])('%s costs the Empire %i', (_, cost, id) => {
  const table = empireTurn({ row: [id], empire: { resources: cost } });
  expect(table.choose(`buy ${id}`).side('empire').resources).toBe(0);
});

test.each([
  ['Y-Wing', 1, 'y-wing'],
  ['Baze Malbus', 2, 'baze-malbus'],
  ['Snowspeeder', 2, 'snowspeeder'],
  ['Duros Spy', 2, 'duros-spy'],
  ['Rebel Transport', 2, 'rebel-transport'],
  ['Chirrut Îmwe', 3, 'chirrut-imwe'],
  ['Rebel Commando', 3, 'rebel-commando'],
  ['X-Wing', 3, 'x-wing'],
  ['Chewbacca', 4, 'chewbacca'],
  ['Jyn Erso', 4, 'jyn-erso'],
  ['U-Wing', 4, 'u-wing'],
  ['Hammerhead Corvette', 4, 'hammerhead-corvette'],
  ['B-Wing', 5, 'b-wing'],
  ['Han Solo', 5, 'han-solo'],
  ['Cassian Andor', 5, 'cassian-andor'],
  ['Princess Leia', 6, 'princess-leia'],
  ['Mon Calamari Cruiser', 6, 'mon-calamari-cruiser'],
  ['Millennium Falcon', 7, 'millennium-falcon'],
  ['Luke Skywalker', 8, 'luke-skywalker'],
])('%s costs the Rebels %i', (_, cost, id) => {
  const table = rebelTurn({ row: [id], rebel: { resources: cost } });
  expect(table.choose(`buy ${id}`).side('rebel').resources).toBe(0);
});
