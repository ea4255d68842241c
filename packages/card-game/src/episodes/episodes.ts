import { deck, type Episode } from './episode.ts';

/** LCG-01, LCG-02: twelve episodes of our own choosing, since the variant's own list could not be had. */
export const EPISODES: readonly Episode[] = [
  {
    no: 1,
    title: 'Spark of Rebellion',
    arc: 'Rebels',
    story: {
      light:
        'Lothal is hungry and watched. A small crew with a fast freighter steals from the Empire what the Empire stole first, and a boy from the streets has just come aboard.',
      dark: 'Convoys vanish over Lothal. Agent Kallus of the Security Bureau has stopped believing in pirates: this is a cell, and a cell can be taken alive.',
    },
    decks: {
      light: deck('jedi', [229, 229, 251, 252, 232, 237, 257, 243, 7, 18]),
      dark: deck('imperial-navy', [239, 239, 26, 26, 32, 30, 187, 29, 255, 36]),
    },
    bonus: { light: ['257-2'], dark: ['239-3'] },
    guards: { light: ['257-2'], dark: ['239-2'] },
  },
  {
    no: 2,
    title: 'Shadow of the Inquisitor',
    arc: 'Rebels',
    story: {
      light:
        'A Jedi cannot hide for ever behind the name of a smuggler. Somebody trained to hunt your kind has picked up the trail, and he knows every form you were taught.',
      dark: 'The Jedi of Lothal has a pupil. Your master wants both, and does not much mind in which condition the teacher arrives.',
    },
    decks: {
      light: deck('jedi', [229, 229, 251, 251, 252, 237, 232, 7, 48, 16]),
      dark: deck('sith', [218, 218, 221, 221, 153, 20, 24, 19, 50, 36]),
    },
    bonus: { light: ['229-4'], dark: ['218-3'] },
    guards: { light: ['229-2'], dark: ['019-2', '221-3'] },
  },
  {
    no: 3,
    title: 'Twilight of the Apprentice',
    arc: 'Rebels',
    story: {
      light:
        'Under the ash of an old battlefield lies a temple that nobody should open. Ahsoka Tano goes down to face what became of her master.',
      dark: 'They will come to the temple, because they believe that knowledge can be had there for nothing. Let them open the doors, then close them.',
    },
    decks: {
      light: deck('jedi', [231, 231, 285, 285, 229, 251, 271, 117, 7, 18]),
      dark: deck('sith', [287, 287, 234, 217, 221, 218, 110, 62, 20, 36], {
        unit: '218-2',
        by: '153-2',
        because: 'The Inquisitor fell before the story comes to the temple; another hunter has his place.',
      }),
    },
    bonus: { light: ['231-3'], dark: ['234-3'] },
    guards: { light: ['231-2', '231-3'], dark: ['287-2', '218-3'] },
  },
  {
    no: 4,
    title: 'Liberation of Lothal',
    arc: 'Rebels',
    story: {
      light:
        'One world is enough to show that it can be done. The friends who are left gather on Lothal, and this time nobody means to slip away.',
      dark: 'The Grand Admiral has studied these people through everything they ever painted. The trap is built to their measure; it only has to be shut.',
    },
    decks: {
      light: deck('jedi', [285, 285, 251, 251, 229, 252, 252, 232, 237, 18], {
        unit: '229-2',
        by: '271-2',
        because:
          'Kanan Jarrus does not live to see his world freed; Captain Rex brings what is left of the old guard.',
      }),
      dark: deck('sith', [287, 219, 219, 163, 153, 221, 164, 50, 24, 36]),
    },
    bonus: { light: ['285-2'], dark: ['164-4'] },
    guards: { light: ['237-2'], dark: ['163-2', '287-2'] },
  },
  {
    no: 5,
    title: 'The Holy City',
    arc: 'Rogue One',
    story: {
      light:
        'A pilot has run from the Empire with a message for one man, and that man trusts nobody. Find him in the holy city before the city is made an example.',
      dark: 'Somebody among the engineers has talked. The weapon is ready for its first test, and the place that knows too much lies below it.',
    },
    decks: {
      light: deck('smugglers-and-spies', [262, 262, 261, 261, 265, 265, 103, 60, 16, 18]),
      dark: deck('imperial-navy', [264, 264, 26, 187, 31, 105, 189, 28, 36, 34]),
    },
    bonus: { light: ['262-3'], dark: ['105-4'] },
    guards: { light: ['262-2'], dark: ['026-2', '105-3'] },
  },
  {
    no: 6,
    title: 'Assault on Scarif',
    arc: 'Rogue One',
    story: {
      light:
        'The plans lie in a vault on a beach, under a shield, under a fleet. Nobody gave the order to go; everybody went.',
      dark: 'A handful of deserters has landed at the archive. It is an insult more than a danger, as long as nothing leaves the planet.',
    },
    decks: {
      light: deck('rebel-alliance', [261, 261, 262, 265, 92, 226, 11, 102, 228, 18]),
      dark: deck('imperial-navy', [264, 264, 178, 259, 29, 31, 210, 30, 56, 36]),
    },
    bonus: { light: ['261-4'], dark: ['259-5'] },
    guards: { light: ['261-2'], dark: ['264-2', '029-2'] },
  },
  {
    no: 7,
    title: 'Rescue from the Death Star',
    arc: 'Episode IV',
    story: {
      light:
        'The world you flew to is gone, and the moon in its place is no moon. Somewhere inside is a princess with little time, and the way out is through all of it.',
      dark: 'The stolen plans are aboard an old freighter in your own hangar. Let its crew run about for a while: they will lead you to the rest.',
    },
    decks: {
      light: deck('smugglers-and-spies', [15, 15, 69, 72, 1, 1, 3, 10, 246, 18]),
      dark: deck('imperial-navy', [268, 28, 32, 32, 30, 41, 26, 29, 154, 36]),
    },
    bonus: { light: ['246-3'], dark: ['268-4'] },
    guards: { light: [], dark: ['026-2'] },
  },
  {
    no: 8,
    title: 'Battle of Yavin',
    arc: 'Episode IV',
    story: {
      light:
        'The base will be in range within the half hour. Thirty small ships, one trench, and a target two metres wide.',
      dark: 'They have found something in the plans. The station can hold off a fleet; against single fighters a better pilot is wanted, and you are that pilot.',
    },
    decks: {
      light: deck('rebel-alliance', [157, 157, 13, 8, 8, 242, 276, 247, 225, 18]),
      dark: deck('imperial-navy', [159, 159, 27, 27, 150, 28, 144, 255, 30, 36]),
    },
    bonus: { light: ['013-3'], dark: ['159-4'] },
    guards: { light: ['004-2', '013-3'], dark: ['159-3', '144-2'] },
  },
  {
    no: 9,
    title: 'Battle of Hoth',
    arc: 'Episode V',
    story: {
      light:
        'The walkers are on the ridge and the transports are half loaded. Every minute that the trenches hold is another ship away.',
      dark: 'The fleet came out of hyperspace too close and the shield is up. So it will be done on foot, slowly, with very large feet.',
    },
    decks: {
      light: deck('rebel-alliance', [38, 38, 43, 59, 59, 65, 39, 61, 281, 55]),
      dark: deck('imperial-navy', [63, 63, 56, 41, 283, 51, 46, 58, 42, 62]),
    },
    bonus: { light: ['059-2'], dark: ['058-2'] },
    guards: { light: [], dark: ['063-2', '283-2'] },
  },
  {
    no: 10,
    title: 'Dagobah and Cloud City',
    arc: 'Episode V',
    story: {
      light:
        'The training is not done, and the teacher says so. But friends are in pain in a city among the clouds, and that is a summons few could leave unanswered.',
      dark: 'The bait suffers, the carbon freezer is tested, the door stands open. He will come by himself, and he does not yet know whose son he is.',
    },
    decks: {
      light: deck('jedi', [128, 127, 127, 2, 130, 4, 37, 73, 53, 18]),
      dark: deck('sith', [19, 217, 217, 24, 40, 33, 84, 20, 23, 36]),
    },
    bonus: { light: ['073-2'], dark: ['084-3'] },
    guards: { light: ['128-2'], dark: ['033-3'] },
  },
  {
    no: 11,
    title: "Jabba's Palace",
    arc: 'Episode VI',
    story: {
      light:
        'One by one they walk into the palace: a guard, a bounty hunter, two droids, a Jedi. The plan has several parts, and not all of them involve getting caught.',
      dark: 'Visitors keep arriving with offers for your favourite decoration. You do not sell, you do not bargain, and the pit has not been fed.',
    },
    decks: {
      light: deck('smugglers-and-spies', [202, 202, 71, 168, 168, 233, 69, 172, 127, 16]),
      dark: deck('scum-and-villainy', [81, 250, 86, 86, 82, 126, 184, 47, 80, 57]),
    },
    bonus: { light: ['071-3'], dark: ['086-4'] },
    guards: { light: ['168-3', '071-3'], dark: ['081-2', '184-3'] },
  },
  {
    no: 12,
    title: 'Return of the Jedi',
    arc: 'Episode VI',
    story: {
      light:
        'The generator on the moon, the fleet above it, and a father on the throne room stairs: three battles, and none of them can be lost.',
      dark: 'Everything is happening as it was foreseen. The fleet is in the trap, the boy is on his way up, and the station is quite operational.',
    },
    decks: {
      light: deck('jedi', [212, 212, 131, 131, 185, 186, 196, 190, 201, 192]),
      dark: deck('sith', [215, 215, 23, 22, 199, 205, 187, 210, 204, 219]),
    },
    bonus: { light: [], dark: [] },
    guards: { light: ['212-2'], dark: [] },
  },
];
