import type { Rule } from '@holofoe/kernel';

export const RULEBOOK: readonly Rule[] = [
  {
    id: 'OPS-01',
    part: 'action phase',
    rule: 'Beginning with the first player, clockwise, each player takes one normal turn - one action.',
  },
  {
    id: 'OPS-02',
    part: 'action phase',
    rule: 'After each player has had a turn, the AI takes its turn.',
    ruling:
      'The cycle repeats until all players and the AI pass in one unbroken row, as in the base game; a digest that ends the round after one AI turn is wrong. This is inferred (ready cards do not activate when the AI would pass, the discard pile is reshuffled each upkeep), not said outright. The option `phase short` ends it when all players have passed or claimed, but never before the AI has had a turn in that round.',
  },
  {
    id: 'OPS-03',
    part: 'AI turn',
    rule: 'The AI draws the top card of its deck.',
    ruling:
      'Order of the turn - rule 36; draw; symbol; text; the card to the discard pile unless it stays in play; what was triggered.',
  },
  {
    id: 'OPS-04',
    part: 'AI turn',
    rule: "A resource as the top-left symbol is the card's cost.",
    ruling:
      'The AI pays when it can and the card would change something. A card that it cannot pay, or that would change nothing now or nothing but to the harm of the AI (by the measure of rule 30), is discarded unplayed and unpaid and the AI resolves dice as in rule 8 instead; that is no pass. A card that does harm to the AI and something else as well is played. The option `pay always` pays for what does nothing or only harm too.',
  },
  {
    id: 'OPS-05',
    part: 'AI turn',
    rule: 'Any other top-left symbol takes effect against each player, first player first.',
    ruling:
      "Melee and ranged hit each player's priority character; each player spreads indirect; disrupt and discard each; a helpful symbol is applied once.",
  },
  {
    id: 'OPS-06',
    part: 'AI turn',
    rule: "Then the card's own effect is resolved.",
    ruling:
      'Events and behaviours are resolved and discarded; supports and upgrades enter play; downgrades go on the player character chosen by rules 10 to 15. A character that has three downgrades is passed over, as another one would only take the place of one of them; where all have three the downgrade is discarded as in rule 4.',
  },
  {
    id: 'OPS-07',
    part: 'AI turn',
    rule: 'A value or effect with the player icon is multiplied by the per-player number.',
  },
  {
    id: 'OPS-08',
    part: 'AI turn',
    rule: 'With no cards in its deck the AI resolves as many dice as it can that show the same side, or passes if it cannot.',
    ruling:
      'Same side means same symbol - the set with the greatest damage to players, otherwise the greatest total value; equal ones by the most dice, then in the order melee, ranged, indirect, special, discard, disrupt, shield, resource, focus. Modifiers join the highest die. Dice that would do nothing are left.',
  },
  {
    id: 'OPS-09',
    part: 'AI turn',
    rule: 'The AI has no hand - its hand is the top five cards of its deck.',
    ruling: 'Hand size is five or what is left. Discard dice and effects take at random from those five.',
  },
  {
    id: 'OPS-10',
    part: 'AI target priority',
    rule: 'Least health remaining.',
    ruling: 'Shields do not count unless a rule says so.',
  },
  {
    id: 'OPS-11',
    part: 'AI target priority',
    rule: 'Then the most dice.',
    ruling: 'Dice that belong to the card, upgrades included, wherever they are.',
  },
  {
    id: 'OPS-12',
    part: 'AI target priority',
    rule: 'Then the highest damage sides, upgrades included.',
    ruling: 'The sum of the values of all melee, ranged and indirect sides.',
  },
  {
    id: 'OPS-13',
    part: 'AI target priority',
    rule: 'Then a unique card.',
  },
  {
    id: 'OPS-14',
    part: 'AI target priority',
    rule: 'Then the most points or the highest cost.',
    ruling:
      'Points actually paid - the elite value where elite. Supports are compared by the same list, in the same order.',
  },
  {
    id: 'OPS-15',
    part: 'AI target priority',
    rule: 'Then the lowest set number.',
    ruling:
      'Release order of the set, then the number in it; AI-only cards last. Still equal - the player nearest to the first player in turn order, then the left-most card.',
  },
  {
    id: 'OPS-16',
    part: 'AI self priority',
    rule: 'Shields go to the character with the least health remaining, then the most dice.',
    ruling:
      'All shields of a die or symbol go to one character (OPS-74); one that has three is passed over; what exceeds three is lost, as in the base game.',
  },
  {
    id: 'OPS-17',
    part: 'AI self priority',
    rule: 'Focus goes to the highest damage sides.',
  },
  {
    id: 'OPS-18',
    part: 'AI self priority',
    rule: 'Of several specials the one with the most damage output.',
  },
  {
    id: 'OPS-19',
    part: 'AI self priority',
    rule: 'Indirect damage taken is evened out over all characters, shields removed first, then non-unique characters first.',
    ruling:
      'Point by point - a character with shields left (most shields, non-unique, left-most); then the one with the fewest points of this packet (non-unique, most health, left-most); never more than it can take while another can.',
  },
  {
    id: 'OPS-20',
    part: 'AI self priority',
    rule: 'Activation - fewest dice in the pool, most upgrades, highest damage sides, most health remaining including shields.',
    ruling: 'The AI activates only where a card says so. Then left-most.',
  },
  {
    id: 'OPS-21',
    part: 'AI upgrade priority',
    rule: 'A ready character.',
  },
  {
    id: 'OPS-22',
    part: 'AI upgrade priority',
    rule: 'Then the most health remaining, shields included.',
  },
  {
    id: 'OPS-23',
    part: 'AI upgrade priority',
    rule: 'Then the fewest upgrades.',
  },
  {
    id: 'OPS-24',
    part: 'AI upgrade priority',
    rule: 'Then the most base damage sides.',
    ruling: "The character's own die only, counted once where elite.",
  },
  {
    id: 'OPS-25',
    part: 'AI upgrade priority',
    rule: 'Then a unique character.',
  },
  {
    id: 'OPS-26',
    part: 'AI upgrade priority',
    rule: 'Then the lowest set number.',
  },
  {
    id: 'OPS-27',
    part: 'AI upgrade priority',
    rule: 'Then the left-most card in play.',
  },
  {
    id: 'OPS-28',
    part: 'AI preferences',
    rule: 'The AI overrides an upgrade in play that is cheaper or has a die with fewer or lower base damage sides than the new one.',
    ruling:
      'The digests turn this round; the original holds. Candidates one at a time by 21 to 27 - with room and full payment it is attached there; otherwise the cheapest upgrade there that is cheaper or weaker is replaced for the difference, once a round; otherwise the next candidate.',
  },
  {
    id: 'OPS-29',
    part: 'AI preferences',
    rule: 'The AI gives away as little information as it can.',
  },
  {
    id: 'OPS-30',
    part: 'AI preferences',
    rule: 'The AI maximises the damage to players and minimises the damage that it takes.',
    ruling:
      "Among legal options - damage dealt less damage taken, then damage removed from the players' pools, then resources, then what reveals least, then the first.",
  },
  {
    id: 'OPS-31',
    part: 'AI preferences',
    rule: 'A random number is a six-sided die.',
  },
  {
    id: 'OPS-32',
    part: 'AI preferences',
    rule: 'The AI goes on acting with no characters in play.',
  },
  {
    id: 'OPS-33',
    part: 'AI preferences',
    rule: 'The AI always uses Guardian, and gains resources for dice in its pool that have a cost.',
    ruling:
      'It gains the cost of a die just before it pays for it; the option `die costs` makes it pay from its resources. Guardian takes the highest damage that does not defeat the guardian, otherwise the lowest.',
  },
  {
    id: 'OPS-34',
    part: 'AI preferences',
    rule: 'The AI focuses only to sides it can use, and turns modifiers that no other die can use.',
  },
  {
    id: 'OPS-35',
    part: 'AI preferences',
    rule: 'The AI resolves dice for the greatest effect, by target priority for non-damage dice too.',
    ruling:
      'For a player as target, players are compared by their best target; a player on whom it would do nothing is passed over. Dice are taken in the order that gives the most, abilities of the AI included (Jedi Acolyte).',
  },
  {
    id: 'OPS-36',
    part: 'AI turn',
    rule: "Before drawing, the AI tries to use an action on a player's card that opponents may use (Jar Jar Binks).",
    ruling:
      "That action is its turn, at most once a round for each card, and only where it does not help the players alone. Jar Jar's player activates him, so OPS-71 stands.",
  },
  {
    id: 'OPS-37',
    part: 'upkeep',
    rule: 'Players do their normal upkeep first.',
  },
  {
    id: 'OPS-38',
    part: 'upkeep',
    rule: 'The AI gains 1 resource per player.',
  },
  {
    id: 'OPS-39',
    part: 'upkeep',
    rule: 'The AI returns its dice and readies its cards.',
  },
  {
    id: 'OPS-40',
    part: 'upkeep',
    rule: "The AI's discard pile is shuffled into its deck.",
    ruling: 'Face-up cards are turned down again.',
  },
  {
    id: 'OPS-41',
    part: 'upkeep',
    rule: 'The next action phase begins with the first player, who controls the battlefield.',
    ruling:
      'One claim a round for the whole team. A first player who is eliminated passes the battlefield clockwise.',
  },
  {
    id: 'OPS-42',
    part: 'players',
    rule: 'Where the battlefield would be switched, the First Player battlefield is flipped.',
  },
  {
    id: 'OPS-43',
    part: 'players',
    rule: 'An effect that gives control of the battlefield to an opponent may give it to a teammate instead.',
  },
  {
    id: 'OPS-44',
    part: 'players',
    rule: "A player may play upgrades on a teammate's character.",
    ruling: "The character's player controls it and rolls its die; it is discarded to its owner.",
  },
  {
    id: 'OPS-45',
    part: 'players',
    rule: "Redeploy may go to another player's character.",
  },
  {
    id: 'OPS-46',
    part: 'players',
    rule: "Focus and shields may be resolved on a teammate's dice and cards.",
  },
  {
    id: 'OPS-47',
    part: 'players',
    rule: 'Each player has their own resources and gives none away.',
  },
  {
    id: 'OPS-48',
    part: 'players',
    rule: '"You" and "your" never mean a teammate or a teammate\'s cards.',
  },
  {
    id: 'OPS-49',
    part: 'players',
    rule: "Players cannot spot a teammate's cards, assign indirect damage to them, or play supports into a teammate's area.",
  },
  {
    id: 'OPS-50',
    part: 'multi-stages',
    rule: 'Multi-stages are marked M-X in their set box.',
  },
  {
    id: 'OPS-51',
    part: 'multi-stages',
    rule: 'All multi-stages are in play together, each with its own play area.',
    ruling:
      'Each player, first player first, picks an area; while one is empty and players enough remain it must be picked. A player changes area only when their own is cleared, or where a stage or card says so. Cleared is looked at only after the end of an action phase (until then OPS-32 holds) - then that area stops acting and its players join one that is not cleared. The set advances when every area is cleared.',
  },
  {
    id: 'OPS-52',
    part: 'multi-stages',
    rule: 'Each has its own AI deck, which other areas cannot touch.',
  },
  {
    id: 'OPS-53',
    part: 'multi-stages',
    rule: 'AI actions are resolved in the order M-1, M-2, M-3.',
  },
  {
    id: 'OPS-54',
    part: 'multi-stages',
    rule: '"Each player", every target and every count end at the area\'s border; cards elsewhere are not in play there.',
  },
  {
    id: 'OPS-55',
    part: 'multi-stages',
    rule: 'The AI gains resources per player in its own area.',
  },
  {
    id: 'OPS-56',
    part: 'elimination',
    rule: 'A player without characters in play, or without cards in hand and deck, is eliminated.',
    ruling:
      'Both hand and deck empty. An eliminated player does not act; their cards and dice leave the game, except an upgrade on a teammate. Their unique titles still count for the team (OPS-81).',
  },
  {
    id: 'OPS-57',
    part: 'elimination',
    rule: 'The others play on until the final stage is done or all are eliminated.',
  },
  {
    id: 'OPS-58',
    part: 'elimination',
    rule: 'Per-player values change only when the stage advances.',
    ruling:
      'The per-player number is the number of players not eliminated (in that area) when the stage begins. OPS-07, 38 and 55 use it, so neither elimination nor joining changes them before the next advance.',
  },
  {
    id: 'OPS-59',
    part: 'elimination',
    rule: 'A player without cards is eliminated only at the end of upkeep.',
  },
  {
    id: 'OPS-60',
    part: 'setup',
    rule: 'A scenario is an objective set.',
  },
  {
    id: 'OPS-61',
    part: 'setup',
    rule: 'Side A of stage 1 names the sets of the first AI deck.',
  },
  {
    id: 'OPS-62',
    part: 'setup',
    rule: 'Every listed character is put into play with its set; characters of those sets that are not listed are set aside.',
  },
  {
    id: 'OPS-63',
    part: 'setup',
    rule: 'Each player builds a legal deck with the rules 79 to 81.',
  },
  {
    id: 'OPS-64',
    part: 'setup',
    rule: 'The Basic Behavior set is part of every AI deck.',
  },
  {
    id: 'OPS-65',
    part: 'setup',
    rule: 'All gathered sets are shuffled into one AI deck, without battlefields.',
  },
  {
    id: 'OPS-66',
    part: 'setup',
    rule: 'Stages lie in order, the first on top, turned to side B.',
    ruling:
      'A stage is printed as a battlefield; nobody controls or claims it. Only the First Player battlefield changes hands.',
  },
  {
    id: 'OPS-67',
    part: 'setup',
    rule: 'Each player does the standard setup, without a battlefield roll.',
  },
  {
    id: 'OPS-68',
    part: 'setup',
    rule: 'The players agree on the first player, who takes the First Player battlefield.',
  },
  {
    id: 'OPS-69',
    part: 'setup',
    rule: 'The AI starts with 2 resources.',
  },
  {
    id: 'OPS-70',
    part: 'setup',
    rule: 'Each player gains shields, 3 less the number of players.',
    ruling: 'Spread over their own characters, at most three each; none with three players or more.',
  },
  {
    id: 'OPS-71',
    part: 'AI turn',
    rule: "The AI cannot resolve a player's die or activate a player's character.",
  },
  {
    id: 'OPS-72',
    part: 'AI turn',
    rule: 'Only harmful symbols go against players; the others help the AI.',
  },
  {
    id: 'OPS-73',
    part: 'AI turn',
    rule: 'AI dice are the dice that the AI controls, even where a card just says dice.',
  },
  {
    id: 'OPS-74',
    part: 'AI turn',
    rule: 'A die is resolved against one target, unless stated.',
  },
  {
    id: 'OPS-75',
    part: 'end',
    rule: 'Advancing past the final stage wins the game.',
    ruling: 'At once, before upkeep.',
  },
  {
    id: 'OPS-76',
    part: 'stages',
    rule: 'After the end of the action phase the stage advances when the AI controls no character.',
    ruling: 'Hunter characters do not hold it, except in the final stage.',
  },
  {
    id: 'OPS-77',
    part: 'stages',
    rule: "Advancing builds a new AI deck from the next stage's side A, Basic Behavior included.",
    ruling:
      'The next stage is set up as in OPS-61 to 66 - its listed characters enter play ready, its side B is turned up, the per-player number is counted anew. Then upkeep. No new starting resources unless side B says so.',
  },
  {
    id: 'OPS-78',
    part: 'stages',
    rule: 'The AI loses its resources and its remaining cards, downgrades included.',
    ruling:
      'Players keep all they have. Lasting AI effects end with their source. An AI card that a player holds stays there; when it leaves play in a later stage it leaves the game.',
  },
  {
    id: 'OPS-79',
    part: 'deck building',
    rule: 'Players use no battlefield of their own.',
  },
  {
    id: 'OPS-80',
    part: 'deck building',
    rule: 'All players share one affiliation, or are neutral or both.',
  },
  {
    id: 'OPS-81',
    part: 'deck building',
    rule: 'Rules for unique cards hold for the whole team.',
    ruling:
      'No two players bring the same unique character; other unique cards may be in two decks, and only one copy in play.',
  },
  {
    id: 'OPS-82',
    part: 'keywords',
    rule: "Detect turns a card of the AI's hand face up and puts it back in its place, so that it lies face up in the deck.",
    ruling: 'The player picks which of the five. It stays face up until it is drawn or shuffled.',
  },
  {
    id: 'OPS-83',
    part: 'multi-stages',
    rule: 'An area without players still acts and does upkeep; its effects find no player.',
  },
  {
    id: 'OPS-84',
    part: 'modes',
    rule: 'Expert Mode adds its set to every stage and puts its plot into play.',
  },
  {
    id: 'OPS-85',
    part: 'keywords',
    rule: 'A card with Hunter stays in play when the stage advances.',
  },
  {
    id: 'OPS-86',
    part: 'multi-stages',
    rule: 'A player who joins an area does not change its per-player values.',
  },
  {
    id: 'OPS-87',
    part: 'AI turn',
    rule: '"Player" on an AI card never means the AI.',
  },
  {
    id: 'OPS-88',
    part: 'players',
    rule: "A player's effect on an opponent or another player may be used on a teammate or the AI.",
    ruling: '"Each opponent" is the AI alone.',
  },
  {
    id: 'OPS-89',
    part: 'setup',
    rule: 'Character sets hold at least one character; objective sets hold stages.',
  },
  {
    id: 'OPS-90',
    part: 'AI turn',
    rule: 'AI cards that are still ready when the AI would pass do not activate this round.',
  },
  {
    id: 'OPS-91',
    part: 'players',
    rule: 'Where the AI would get the battlefield, a player gets it; the rest of that effect still meets the AI.',
    ruling: 'The AI never controls it.',
  },
  {
    id: 'OPS-92',
    part: 'deck building',
    rule: "Balanced for the publisher's standard format; balanced fan sets and the ARH sets may be added.",
  },
  {
    id: 'OPS-93',
    part: 'AI turn',
    rule: 'The AI plays upgrades on its cards in play, supports included where they may carry them.',
  },
  {
    id: 'OPS-94',
    part: 'end',
    rule: 'The players lose when all of them are eliminated.',
    ruling: 'Also where the last AI character falls in the same moment.',
  },
];
