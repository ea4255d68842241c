import type { Kind, Sign } from '@holofoe/operations';

/** What the symbols of dice look like. */
export const SIGN_GLYPHS: Readonly<Record<Exclude<Sign, 'blank'>, string>> = {
  melee: 'energy-sword',
  ranged: 'blaster',
  indirect: 'bullet-impacts',
  shield: 'shield',
  resource: 'hexagonal-nut',
  disrupt: 'embrassed-energy',
  discard: 'card-discard',
  focus: 'third-eye',
  special: 'star-formation',
};

/** By the scenario's code. */
const SCENARIO_GLYPHS: Readonly<Record<string, string>> = {
  'OBJ-SCA': 'control-tower',
  'OBJ-DS2': 'death-star',
  'OBJ-NAB': 'greek-temple',
  'OBJ-HOT': 'mountains',
  'OBJ-KNF': 'ancient-columns',
};

/** The first whose word a card's title or subtypes hold. */
const BY_WORD: readonly (readonly [word: string, glyph: string])[] = [
  ['lightsaber pike', 'bo'],
  ['staff', 'bo'],
  ['lightsaber', 'energy-sword'],
  ['bowcaster', 'crossbow'],
  ['rifle', 'rifle'],
  ['blaster', 'blaster'],
  ['pistol', 'pistol-gun'],
  ['sniper', 'rifle'],
  ['turret', 'laser-turret'],
  ['jetpack', 'jet-pack'],
  ['survival gear', 'backpack'],
  ['promotion', 'star-formation'],
  ['airspeeder', 'scout-ship'],
  ['at-dp', 'tank'],
  ['fighter', 'starfighter'],
  ['falcon', 'interceptor-ship'],
  ['scimitar', 'interceptor-ship'],
  ['vehicle', 'interceptor-ship'],
  ['medic', 'medical-pack'],
  ['cover', 'shield-echoes'],
  ['stance', 'shield-echoes'],
  ['evade', 'dodging'],
  ['force', 'magic-palm'],
  ['wisdom', 'meditation'],
  ['strike', 'crossed-sabres'],
  ['volley', 'bullet-impacts'],
  ['fire', 'bullet-impacts'],
  ['leia', 'queen-crown'],
  ['phasma', 'spartan-helmet'],
  ['vader', 'warlock-hood'],
  ['palpatine', 'cowled'],
  ['grievous', 'cyborg-face'],
  ['chewbacca', 'bear-face'],
  ['wookiee', 'bear-face'],
  ['jar jar', 'alien-bug'],
  ['han solo', 'fedora'],
  ['royal guard', 'warlock-hood'],
  ['temple guard', 'hooded-figure'],
  ['stormtrooper', 'robot-helmet'],
  ['trooper', 'robot-helmet'],
  ['droid', 'android-mask'],
  ['pilot', 'space-suit'],
  ['bounty-hunter', 'targeting'],
  ['jedi', 'energy-sword'],
  ['sith', 'cowled'],
  ['inquisitor', 'cowled'],
  ['apprentice', 'hooded-figure'],
  ['scavenger', 'bo'],
  ['leader', 'crown'],
  ['scoundrel', 'bandana'],
  ['weapon', 'crossed-sabres'],
  ['ability', 'meditation'],
  ['equipment', 'backpack'],
];

const BY_TYPE: Readonly<Record<Kind['type'], string>> = {
  character: 'person',
  upgrade: 'battle-gear',
  downgrade: 'handcuffs',
  support: 'barracks',
  event: 'lightning-arc',
  plot: 'chess-king',
  behavior: 'brain',
};

export function glyphOf({ name, subtypes, type }: Kind): string {
  const words = [name, ...subtypes].join(' ').toLowerCase();
  return BY_WORD.find(([word]) => words.includes(word))?.[1] ?? BY_TYPE[type];
}

export function scenarioGlyph(code: string): string {
  return SCENARIO_GLYPHS[code] ?? 'planet-conquest';
}

/** All of them: the page is built with these. */
export const GLYPHS: readonly string[] = [
  ...Object.values(SIGN_GLYPHS),
  ...Object.values(SCENARIO_GLYPHS),
  ...Object.values(BY_TYPE),
  ...BY_WORD.map(([, glyph]) => glyph),
];
