export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

/** Those of the Light Side, those of the Dark Side, and neutral, which either side has cards of. */
export const AFFILIATIONS = [
  'jedi',
  'rebel-alliance',
  'smugglers-and-spies',
  'sith',
  'imperial-navy',
  'scum-and-villainy',
  'neutral',
] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];
export const AFFILIATION_NAMES: Readonly<Record<Affiliation, string>> = {
  jedi: 'Jedi',
  'rebel-alliance': 'Rebel Alliance',
  'smugglers-and-spies': 'Smugglers and Spies',
  sith: 'Sith',
  'imperial-navy': 'Imperial Navy',
  'scum-and-villainy': 'Scum and Villainy',
  neutral: 'neutral',
};

/** A trait as it is printed: "Force User". */
export type Trait = string;

export const ICONS = ['unit', 'blast', 'tactics'] as const;
export type Icon = (typeof ICONS)[number];

/** The stats of edge-enabled icons. Written out: a name that is put together anew is looked up many times slower. */
export const EDGED = { unit: 'unit edge', blast: 'blast edge', tactics: 'tactics edge' } as const;

/** Keywords that a card has or has not; edge, protect and pilot come with something more. */
export const KEYWORDS = [
  'elite',
  'influence',
  'limited',
  'no enhancements',
  'shielding',
  'targeted strike',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What a card is. An affiliation card never leaves play. */
export type CardType = 'affiliation' | 'objective' | 'mission' | 'unit' | 'enhancement' | 'event' | 'fate';

/** Where a card is when it is not in play. A captured card lies under what holds it. */
export type Zone = 'hand' | 'discard' | 'deck' | 'captured' | 'kept' | 'edge stack' | 'victory pile';

export type Phase = 'balance' | 'refresh' | 'draw' | 'deployment' | 'conflict' | 'force';
