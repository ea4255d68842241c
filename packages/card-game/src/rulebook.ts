import type { Rule } from '@holofoe/kernel';

/** The solo rules, numbered: the AI cites these numbers. */
export const RULEBOOK: readonly Rule[] = [
  {
    id: 'LCG-01',
    part: 'campaign',
    rule: 'A campaign of episodes runs from the Rebels series through Rogue One to Episodes 4, 5 and 6, played as the Light or as the Dark Side.',
  },
  {
    id: 'LCG-02',
    part: 'campaign',
    rule: 'Each episode names a prebuilt deck for either side (Liberation of Lothal - a Jedi deck against a Sith deck).',
    ruling: "The episodes' own list was not to be had; the twelve here are ours.",
  },
  {
    id: 'LCG-03',
    part: 'campaign',
    rule: 'Winning an episode gives bonus cards, which start the next episode in play, free of cost.',
    ruling:
      "The bonus cards are put in before the objectives are revealed, ready, without what happens on entering play, and serve that one episode. While it lasts they are the player's cards like any other (they go to hand, discard pile or deck when they leave play, and keep their unique title from being played); they are not counted in the deck and are gone afterwards. A lost episode is played again with the same bonus.",
  },
  {
    id: 'LCG-04',
    part: 'campaign',
    rule: 'Champion cards take the place of named units in some episodes.',
    ruling:
      "The Champion cards were not to be had. An episode's data can name a replacement for a unit, and ours do where the story asks for one.",
  },
  {
    id: 'LCG-05',
    part: 'setup',
    rule: 'The player decides whether the AI plays Light or Dark; each side takes its Force cards.',
  },
  {
    id: 'LCG-06',
    part: 'setup',
    rule: "The AI's affiliation card lies in its play area and gives it its resource.",
  },
  {
    id: 'LCG-07',
    part: 'setup',
    rule: 'The Balance of the Force starts on the Light Side; the Death Star dial starts at 0.',
  },
  {
    id: 'LCG-08',
    part: 'setup',
    rule: "The AI's command deck is all command cards of its objective sets, shuffled.",
  },
  {
    id: 'LCG-09',
    part: 'setup',
    rule: 'For the first fate deck, cards without force icons are set apart and the rest shuffled; the AI draws its reserve value from it as its fate deck.',
    ruling:
      "The cards set apart are then shuffled back into the command deck, before the hand is drawn. Reserve here is the affiliation card's number; objectives are not in play yet.",
  },
  {
    id: 'LCG-10',
    part: 'setup',
    rule: 'Each side takes the top three objectives of its objective deck, face down, and reveals them one at a time in random order; what happens when they enter play is resolved.',
    ruling:
      'Dark reveals first. The order of revealing is remembered as the order drawn. The standard choice of four objectives is not made.',
  },
  {
    id: 'LCG-11',
    part: 'setup',
    rule: 'The player draws up to the reserve and may mulligan once; the AI draws its reserve value from its command deck as its hand.',
    ruling: 'After the objectives are laid face down and before any is revealed. The AI takes no mulligan.',
  },
  {
    id: 'LCG-12',
    part: 'turn order',
    rule: 'Turns alternate, the Dark Side first; each turn is balance, refresh, draw, deployment, conflict, force.',
    ruling:
      "The standard exceptions stay - no conflict phase in the Dark Side's first turn, no removal of focus in the Light Side's first refresh.",
  },
  {
    id: 'LCG-13',
    part: 'turn order',
    rule: 'The player follows the standard rules; the AI follows these.',
  },
  {
    id: 'LCG-14',
    part: 'fate deck',
    rule: 'At the start of each AI turn its fate deck is filled from the command deck up to its reserve value.',
    ruling:
      'Before anything else of the turn, with the reserve as it is then. Nothing is taken out where it holds more. The fate deck is neither hand nor deck; effects that count, look at, search or discard those do not reach it.',
  },
  {
    id: 'LCG-15',
    part: 'deployment',
    rule: 'In deployment the AI takes the cards of its hand one at a time and pays for each from its resources, until it meets one that it cannot pay; then the phase ends.',
    ruling:
      "The hand is a face-down pile with a top card. First LCG-16 and LCG-40 are asked, then the price, so a card that is of no use never ends the phase. Resources come from non-units first (affiliation card, objectives, enhancements, each in the order they came into play), one token on each card before a second on any, then from the units with the fewest combat icons, one focus token per resource; a card that was ready when the phase began, or came in ready since, may be drawn on for several payments in this phase, less the tokens that others put on it. The card that could not be paid goes back on top; but where it costs more than all the AI's resource cards give when ready, it goes under the pile, so that no card locks the AI for good. No card is taken twice in one phase. When the pile is empty, cards that may be played from the discard pile follow, the dearest first. Outside this phase, and for abilities, the base rule holds (ready cards only, all tokens at once).",
  },
  {
    id: 'LCG-16',
    part: 'deployment',
    rule: 'A fate card goes to the fate deck.',
    ruling: 'It is shuffled in.',
  },
  {
    id: 'LCG-17',
    part: 'deployment',
    rule: 'An enhancement is attached where it may be and helps.',
    ruling: `A helpful one on its own card by LCG-28, a harmful one on the player's card by LCG-30. Helpful is what gives its host icons, keywords, capacity, shields, fewer tokens or its controller something; harmful is what takes these or places tokens. "Your play area" needs no choice.`,
  },
  {
    id: 'LCG-18',
    part: 'deployment',
    rule: 'An event is played at once if it has a beneficial impact.',
    ruling:
      "Beneficial means that it gives something, and at least as much as it takes. One point each - a damage, a focus token, a shield, a card drawn or discarded, a resource, a force icon in the struggle or an edge battle, a combat icon, a captured card moved or rescued. A card put into play, destroyed, captured, returned, sacrificed or taken over is its printed cost, at least 1; an objective destroyed its printed capacity; a step of the dial or the Balance turned 2; a unit kept out of an engagement its combat icons; a cancelled effect what it would have given the player. The same for the player's side with the sign turned. The event's own cost does not count. Events are played in the AI's deployment only.",
  },
  {
    id: 'LCG-19',
    part: 'deployment',
    rule: 'The AI ignores resource matches - any resource pays for any card.',
    ruling: 'Also where a card says what its resources may be spent on, or which may not pay for it.',
  },
  {
    id: 'LCG-20',
    part: 'pools',
    rule: 'At the end of deployment the AI splits its units into attackers and defenders; half of them, rounded up, attack.',
    ruling:
      'All its units count. Those that cannot attack defend; exhausted ones are counted and cannot be declared. The pools stand until its next deployment; a unit that arrives later joins the defenders.',
  },
  {
    id: 'LCG-21',
    part: 'pools',
    rule: 'The units with the most blast damage attack.',
    ruling: 'Blast of all kinds counts. Equal ones - more unit damage, then higher cost, then LCG-39.',
  },
  {
    id: 'LCG-22',
    part: 'conflict',
    rule: "The AI attacks the player's objective with the least damage capacity.",
    ruling:
      "Damage capacity is read as what is left of it, with what cards add or take. Equal ones - the one that was revealed first. A mission in the player's area is one of them; so is the dial under Trench Run, with 10 less its damage. Objectives that may not be engaged are left out.",
  },
  {
    id: 'LCG-23',
    part: 'conflict',
    rule: 'When that objective is destroyed, the attackers that are left attack the next one, in the order in which the objectives were drawn.',
    ruling:
      "The next one is the earliest revealed that is left and was not engaged this turn; a mission counts from its entering play. All ready attackers are declared at once. Where the objective falls before all have struck, those that have not struck leave the engagement ready, the player's ready defenders finish against the attackers that are left in it, and a new engagement with its own edge battle begins. There is no unopposed bonus against a fallen objective.",
  },
  {
    id: 'LCG-24',
    part: 'edge battle',
    rule: 'The AI lays one card from its fate deck into the edge stack for each of its participating units, up to its reserve value.',
    ruling:
      'It lays a card while its stack is smaller than the number of its participating units at that moment and than its reserve, the fate deck is not empty and its stack is less than two ahead; otherwise it passes. The same where the player has no defender. It lays from the top, unseen. Where an effect lets it add a card of its hand or deck to its stack, it takes the top of its fate deck.',
  },
  {
    id: 'LCG-25',
    part: 'edge battle',
    rule: "The AI passes when its stack holds two cards more than the player's.",
  },
  {
    id: 'LCG-26',
    part: 'force',
    rule: 'The AI commits one unit to the Force each turn, the one with the most force icons.',
    ruling: 'Equal ones - fewer combat icons, then higher cost, then LCG-39. Only a unit with a force icon.',
  },
  {
    id: 'LCG-27',
    part: 'force',
    rule: 'With three units committed and a better one at hand, it takes one back and commits the better one.',
    ruling:
      'Better means strictly more force icons; it takes back the one with the fewest, of equal ones the one with the most combat icons, then the dearer, then LCG-39; that is its one commitment of the turn. Units that count as committed without a Force card are not among the three.',
  },
  {
    id: 'LCG-28',
    part: 'choices',
    rule: 'For a positive effect on its own cards the AI chooses the one of the highest cost.',
    ruling:
      'Printed cost, among those on which the effect does something good; how much it does breaks ties before LCG-39. Objectives have no cost - damage is removed from and shields go to the one with the least capacity left, focus is removed from the one with the most tokens that it frees. Affiliation card and objectives come before enhancements where a resource card is meant.',
  },
  {
    id: 'LCG-29',
    part: 'choices',
    rule: 'For a negative effect on its own cards it chooses the one of the lowest cost.',
    ruling:
      'Among equal ones LCG-39 the other way round - fewest force icons, then fewest combat icons or resources. Where a unit or an objective may take it, the unit does; among objectives the one with the most capacity left. Prices it may pay with several cards are paid so.',
  },
  {
    id: 'LCG-30',
    part: 'choices',
    rule: "Among the player's cards it chooses the one of the highest cost.",
    ruling:
      'Printed cost, among those on which the effect does something. Damage to objectives goes as in LCG-50, focus to the ready one with the most resources. Where a unit or an objective may be chosen, an objective that this destroys comes first, then units.',
  },
  {
    id: 'LCG-31',
    part: 'choices',
    rule: 'The AI plays a card only if that helps it or harms the player, and always so that the impact is greatest.',
    ruling:
      "Which of its own cards an effect goes on LCG-28 and LCG-29 say, which of the player's LCG-30, also where another one would gain or lose more. Where it may go on either side's, the side with the card on which it does most decides; where that is the same, the player's.",
  },
  {
    id: 'LCG-32',
    part: 'hand',
    rule: 'An effect that makes the AI discard from its hand discards the top card of it.',
    ruling:
      'Whether the AI would choose, or chance; where the player chooses after looking, the player does. The same for cards revealed or captured from its hand.',
  },
  {
    id: 'LCG-33',
    part: 'hand',
    rule: 'An effect that makes the AI draw adds the top card of its command deck to its hand.',
    ruling: 'It goes under the pile, as in the draw phase.',
  },
  {
    id: 'LCG-34',
    part: 'decks',
    rule: "The AI's empty command deck is made anew from its shuffled discard pile - it never loses by an empty deck.",
    ruling:
      'Where the discard pile is empty too, nothing is drawn. Its empty objective deck does lose the game.',
  },
  {
    id: 'LCG-35',
    part: 'decks',
    rule: 'The player loses when they must draw from an empty command or objective deck.',
  },
  {
    id: 'LCG-36',
    part: 'end',
    rule: "The Light Side wins at once when three of the Dark Side's objectives are destroyed.",
    ruling:
      'Three or more in its victory pile; completed missions are objectives there, 159-1 counts two, 195-1 never gets there.',
  },
  {
    id: 'LCG-37',
    part: 'end',
    rule: 'The Dark Side wins at once when the Death Star dial reaches 12.',
    ruling:
      'Reaches or passes, whatever moved it. A card by which the dial counts higher (259-1) counts here.',
  },
  {
    id: 'LCG-38',
    part: 'difficulty',
    rule: 'Where the AI plays the Light Side, the dial must reach 16 (Easy), 19 (Normal), 22 (Hard) or 25 and more (Insane) for the player to win.',
    ruling:
      'Normal where nothing is chosen. Insane is 25, or any higher number that the player sets. The option `dial 12` plays the printed end. Cards that read the dial read its number; nothing else changes.',
  },
  {
    id: 'LCG-39',
    part: 'choices',
    rule: 'Equal choices go to the card with the most force icons, then the most combat icons (units) or resources (objectives); what is still equal the player decides.',
    ruling:
      'Combat icons of all kinds count, normal and edge-enabled, printed and gained. LCG-29 turns the order round. The digital game takes the one in play longest, then the leftmost, so that a game replays; letting the player decide is an option.',
  },
  {
    id: 'LCG-40',
    part: 'deployment',
    rule: 'A card that cannot be played now or does no good (no target, a unique already in play, a reaction or interrupt event, a second Limited card) goes unpaid to the fate deck if it has a force icon, otherwise into the command deck; that deck is shuffled.',
    ruling:
      'Asked before the price (LCG-15). Units always do good. An event that may be played in an engagement or another phase only cannot be played now. A unique title in play on either side counts.',
  },
  {
    id: 'LCG-41',
    part: 'conflict',
    rule: "The AI attacks whenever it has a ready attacker; a card's limit on attackers keeps those with the most blast.",
    ruling:
      'As long as a ready attacker is left and an objective that it may engage was not engaged this turn, it makes another engagement - against the next by LCG-23 where the last one fell, otherwise by LCG-22. Equal blast as in LCG-21. What a card says must attack does, whatever its pool.',
  },
  {
    id: 'LCG-42',
    part: 'conflict',
    rule: 'The AI defends with ready units of its defender pool.',
    ruling:
      'While the player could still make another engagement this turn (a ready unit outside this one, another AI objective not yet engaged), it declares at most as many defenders as there are attackers - the most unit damage and tactics of all kinds first, then the higher cost, then LCG-39; otherwise all of them. So a single unit cannot draw off the whole pool. What a card says must defend does, whatever its pool. The option `defence all` declares all every time and belongs with one engagement a turn (LCG-52).',
  },
  {
    id: 'LCG-43',
    part: 'strikes',
    rule: 'The AI strikes with the unit of the most usable icons first; its icons resolve tactics, unit damage, blast.',
    ruling:
      'Usable are normal icons, edge-enabled ones with the edge, blast only when attacking an objective that stands. Equal ones - higher cost, then LCG-39.',
  },
  {
    id: 'LCG-44',
    part: 'strikes',
    rule: "The AI's unit damage goes on the player's participating unit of the highest cost; what is more than destroys it goes on to the next by the same rule.",
    ruling:
      'Of equal cost by LCG-39. Capacity left is counted without shields and Protect. Units that cannot be damaged are passed over; what is left when all are destroyed is lost.',
  },
  {
    id: 'LCG-45',
    part: 'strikes',
    rule: "Tactics go one at a time on the player's ready unit of the highest cost, participating ones first.",
    ruling:
      'A unit that this would not exhaust (it cannot get focus tokens) is passed over. Where none is ready, on the unit of the highest cost, participating ones first.',
  },
  {
    id: 'LCG-46',
    part: 'strikes',
    rule: 'Targeted strike is used where a unit outside the engagement costs more than all inside it.',
    ruling: 'Or where none is inside. All of the damage goes to that one unit, nothing goes on.',
  },
  {
    id: 'LCG-47',
    part: 'choices',
    rule: 'Shields are used at the first chance that prevents something; Protect where the protector costs less, or would live where the protected would not.',
    ruling:
      'As much as the protector can take, where it costs less; where it only lives, as much as it survives. An objective counts as dearer than any unit. The Shielding keyword - on the dearest unshielded participating AI unit, where there is none and the AI defends on the engaged objective.',
  },
  {
    id: 'LCG-48',
    part: 'choices',
    rule: "Reactions, interrupts and actions on the AI's cards in play are used whenever LCG-31 says so; focusing a unit for one counts what its strike is worth.",
    ruling:
      'Worth by the points of LCG-18, what it costs included (a focused non-unit 1, a resource 1, a unit its usable icons while it could still strike this turn). In every action window each of its cards is asked in the order they came into play, once a window. Abilities of cards in its hand are never used, those of its discard pile are.',
  },
  {
    id: 'LCG-49',
    part: 'choices',
    rule: "Capture takes the player's card of the highest cost and puts it under the AI objective with the most capacity left; rescue picks the objective with the most captured cards.",
    ruling:
      'Where the card names the objective or takes at random, that holds. Cards without a cost come last. What is captured already and may be moved to another objective goes where it would be captured.',
  },
  {
    id: 'LCG-50',
    part: 'balance',
    rule: 'An AI Light Side with the Balance deals its damage to an objective that this destroys, otherwise to the one with the least capacity left.',
  },
  {
    id: 'LCG-51',
    part: 'draw',
    rule: 'The AI draws to its reserve and never uses the optional discard; above its reserve it discards from the top.',
  },
  {
    id: 'LCG-52',
    part: 'options',
    rule: "Options that the variant's players use - one engagement a turn for the player; printed instead of remaining capacity in LCG-22.",
  },
  {
    id: 'LCG-53',
    part: 'deployment',
    rule: 'A Pilot is played as a pilot for its pilot cost where the AI has a Vehicle without one, on the dearest it may go on, otherwise as a unit.',
    ruling: 'Also when an effect puts it into play. Of two pilots on a unit the AI discards by LCG-29.',
  },
  {
    id: 'LCG-54',
    part: 'deployment',
    rule: "A mission is played for its cost into the player's area where none lies there, otherwise LCG-40. The AI attacks it by LCG-22 and uses what its completion gives.",
    ruling:
      "A player's mission in the AI's area is one of its objectives; it defends it like the others and does not count to the three.",
  },
  {
    id: 'LCG-55',
    part: 'choices',
    rule: 'Where a card asks the AI to choose a number, a mode, a name or an order, it takes what is worth most by LCG-18.',
    ruling: `May means yes where that is above 0. A search takes the dearest card it may; looking at its own deck puts the dearest on top, at the player's the dearest at the bottom or away. A card to be named is the title most frequent among the player's cards that the AI may know (in play, discard pile, victory pile, cards looked at), a trait the one on most of the player's units, a type units. "Pay or suffer" pays where suffering is worth more than the price.`,
  },
  {
    id: 'LCG-56',
    part: 'choices',
    rule: "Effects of the AI that happen together are resolved in the order its cards came into play; as active player it orders its own before the player's.",
  },
  {
    id: 'LCG-57',
    part: 'base rules',
    rule: 'On a tie in the Force struggle the Balance stays, and the side that has it counts as the winner, by 0.',
    ruling: 'FAQ 4.7 - a result that moves or maintains the Balance.',
  },
  {
    id: 'LCG-58',
    part: 'base rules',
    rule: 'The attacker wins the edge battle without more ado where no unit defends when the battle starts; a defender that is lost later changes nothing.',
    ruling:
      'FAQ p11. A side without a participating unit lays no cards from then on. A battle that starts anew after a Twist of Fate asks again whether a unit defends. A unit that leaves the engagement after it was focused to strike resolves no icons.',
  },
];
