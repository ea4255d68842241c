import type { Breach } from './breach.ts';
import { bring, leftOut } from './brought.ts';
import { affiliationsFit, coloursFit, copiesWithinLimit, thirtyCards } from './card-rules.ts';
import type { Deck } from './deck.ts';
import { oneSide, playerCount, type Side, uniquesOnce } from './shared-rules.ts';
import {
  eliteWherePrinted,
  oneAffiliation,
  othersWithinLimit,
  plotFits,
  uniqueOnce,
  withinPoints,
} from './team-rules.ts';

/** What a deck does not keep. A card of any set may be brought, a fan set too, if it can be played (OPS-92). */
export function checkDeck(deck: Deck): readonly Breach[] {
  const brought = bring(deck);
  return [
    ...someCharacter(deck),
    ...leftOut(deck),
    ...eliteWherePrinted(brought),
    ...uniqueOnce(brought),
    ...othersWithinLimit(brought),
    ...withinPoints(brought),
    ...thirtyCards(deck),
    ...copiesWithinLimit(brought),
    // What fits a team cannot be said while one of its characters is unknown.
    ...(brought.characters.length === 0 || brought.characters.length < deck.characters.length
      ? []
      : [
          ...oneAffiliation(brought),
          ...plotFits(brought),
          ...affiliationsFit(brought),
          ...coloursFit(brought),
        ]),
  ];
}

/** OPS-63: each deck by itself, then what all players have to keep together. */
export function checkTeam(decks: readonly Deck[], scenarioSide?: Side): readonly Breach[] {
  return [
    ...playerCount(decks),
    ...decks.flatMap((deck, at) =>
      checkDeck(deck).map((breach) => ({ ...breach, path: `decks[${at}].${breach.path}` })),
    ),
    ...oneSide(decks, scenarioSide),
    ...uniquesOnce(decks),
  ];
}

function someCharacter({ characters }: Deck): readonly Breach[] {
  if (characters.length > 0) return [];
  return [{ rule: 'characters', path: 'characters', says: 'A team needs at least one character.' }];
}
