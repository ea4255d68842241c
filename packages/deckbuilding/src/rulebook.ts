import type { Rule } from '@holofoe/kernel';

export const RULEBOOK: readonly Rule[] = [
  {
    id: 'DBG-01',
    part: 'setup',
    rule: 'The player chooses which faction the bot plays, Empire or Rebellion, and plays the other one.',
  },
  {
    id: 'DBG-02',
    part: 'setup',
    rule: 'The bot has three bases of 16 hit points. Empire - Coruscant, Death Star, Endor. Rebellion - Yavin 4, Hoth, Sullust.',
    ruling:
      'Hoth is printed with 14. The bot plays it with 16, as this rule says; the option `botBases printed` plays the printed value.',
  },
  {
    id: 'DBG-03',
    part: 'setup',
    rule: "The bot's starting base lies open (Coruscant or Yavin 4); its other two are shuffled into a base deck.",
    ruling: 'The first base is fixed, the order of the other two is chance.',
  },
  {
    id: 'DBG-04',
    part: 'setup',
    rule: 'The player starts on Lothal (Empire) or Dantooine (Rebellion) and chooses two more bases of the faction; they form a shuffled base deck whose last base must have 14 or 16 hit points.',
    ruling:
      "The player picks any two of the faction's other bases of which at least one has 14 or 16 hit points; after shuffling, the two change places if the last would have less. The next base is revealed at the start of the player's turn.",
  },
  {
    id: 'DBG-05',
    part: 'setup',
    rule: 'The force token starts in the neutral middle of its track.',
    ruling: 'The base game starts at the Rebel end; this rule replaces that.',
  },
  {
    id: 'DBG-06',
    part: 'setup',
    rule: 'The galaxy row has six cards, dealt by the standard rules.',
  },
  {
    id: 'DBG-07',
    part: 'setup',
    rule: 'The bot starts with the standard ten-card deck of its faction and never has a hand.',
  },
  {
    id: 'DBG-08',
    part: 'setup',
    rule: "X is 0 at the start and counts the bot's bases that the player destroyed.",
  },
  {
    id: 'DBG-09',
    part: 'any time',
    rule: "Whenever no card of the bot's faction is in the galaxy row, the whole row is discarded and dealt anew.",
    ruling:
      "Looked at after each completed effect, once the row is full, the first deal included. The six go to the galaxy discard pile. Where neither the galaxy deck nor its discard pile holds a card of the bot's faction, nothing happens, so that it cannot go on for ever.",
  },
  {
    id: 'DBG-10',
    part: 'turn order',
    rule: 'Turns alternate, the player first, then the bot.',
    ruling: 'The base game lets the Empire begin; the option `first empire` plays that.',
  },
  {
    id: 'DBG-11',
    part: 'player turn',
    rule: "The player's turn follows the standard rules.",
  },
  {
    id: 'DBG-12',
    part: 'bot turn',
    rule: "The bot's turn is seven phases in order - set-up, deployment, purchase, sabotage or bounty hunt, attack base, force, clean up - and never goes back to an earlier one.",
  },
  {
    id: 'DBG-13',
    part: 'bot set-up',
    rule: "If the bot's base was destroyed, it reveals the next one from its base deck (drawn again where the last base would not have 14 or 16 hit points).",
  },
  {
    id: 'DBG-14',
    part: 'bot set-up',
    rule: "The new base's ability is resolved at once, in the way that serves the bot most.",
    ruling:
      "None of the six bases has an ability on reveal, so each works at its own time. Coruscant, at the start of each bot turn - of the top two galaxy cards a Rebel one is discarded (the dearer if both are), otherwise the better is kept - Empire over neutral, then the dearer. Death Star - at the start of purchase it pays for destroying the player's dearest ship if that ship costs 4 or more and paying does not prevent buying Vader; after buying row cards and before buying pilots, the dearest Rebel ship of the row. Endor, Hoth, Sullust, Yavin 4 work by themselves.",
  },
  {
    id: 'DBG-15',
    part: 'bot set-up',
    rule: 'The bot gains the resources of its capital ships and what the force on its side gives.',
    ruling:
      'Also when the ship is played, as in the base game. After this income each ship in play may use its ability; one that could do nothing then is asked again once the five cards are drawn (C-ROC Cruiser, Gozanti Cruiser).',
  },
  {
    id: 'DBG-16',
    part: 'bot set-up',
    rule: 'The bot gains X more resources.',
  },
  {
    id: 'DBG-17',
    part: 'bot deployment',
    rule: 'The bot reveals five cards from its deck, one at a time; each gives its resources, force and attack at once.',
    ruling:
      'All five are drawn first, then turned up one at a time. Icons are banked when the card is revealed - a card that leaves play later in the turn has given them. "Add to hand" means play at once.',
  },
  {
    id: 'DBG-18',
    part: 'bot deployment',
    rule: "A revealed card's ability is used when it is played if it can be; it is not kept for later.",
    ruling:
      'Where its condition does not hold at that moment it is lost for the turn. Bonuses that last (Darth Vader, Endor) count whenever attack is totalled.',
  },
  {
    id: 'DBG-19',
    part: 'bot deployment',
    rule: 'An ability that draws a card reveals one more card, which is resolved at once.',
  },
  {
    id: 'DBG-20',
    part: 'bot deployment',
    rule: 'Cards that may exile themselves (Outer Rim Pilot, Jawa Scavenger) do so after giving what they give.',
    ruling:
      'Always - a pilot too when the force is already full. Only an ability that cannot be used at all (a repair with nothing to repair) leaves its card in play. The option `exile sensible` keeps every card whose exile would do nothing.',
  },
  {
    id: 'DBG-21',
    part: 'bot deployment',
    rule: 'An empty bot deck is made anew from its shuffled discard pile, in the middle of revealing too.',
    ruling:
      'With deck and discard pile both empty the reveal stops. As the five are drawn together (DBG-17), the shuffle can come before the first of them is turned up.',
  },
  {
    id: 'DBG-22',
    part: 'bot purchase',
    rule: "While a final base is in play, the bot's or the player's, the bot buys only cards with attack.",
    ruling:
      "A side's final base is in play when its current base is its third. A card has attack if attack is printed on it or is one of the icons it offers (Lobot).",
  },
  {
    id: 'DBG-23',
    part: 'bot purchase',
    rule: 'With a final base in play it tries, in this order - Luke Skywalker (Rebellion) or Darth Vader (Empire); the most expensive capital ship with attack; the most expensive card with attack; nothing.',
  },
  {
    id: 'DBG-24',
    part: 'bot purchase',
    rule: 'Otherwise it tries, in this order - Luke Skywalker or Darth Vader; the most expensive capital ship; the most expensive card; as many Outer Rim Pilots as it can pay; nothing.',
  },
  {
    id: 'DBG-25',
    part: 'bot purchase',
    rule: 'Among equals it prefers its own faction, then the card closest to the galaxy deck.',
    ruling: 'The same tie-break holds wherever the bot picks from the row.',
  },
  {
    id: 'DBG-26',
    part: 'bot purchase',
    rule: 'It goes on buying while it can; what it does not spend is lost.',
    ruling:
      'The list is run again from its top after each purchase, on the refilled row; pilots only when no row card can be paid. A card that is bought from the row leaves its slot to the card that refills it - nothing slides.',
  },
  {
    id: 'DBG-27',
    part: 'bot sabotage',
    rule: 'The bot must destroy one card of the galaxy row if it can - the enemy card of the highest cost that its attack reaches; among equals the one closest to the galaxy deck.',
    ruling:
      "Only units have a target value, which equals their cost; capital ships and neutral cards cannot be hunted. The attack spent is the target's value, taken from the units' pool; the option `attack strict` commits whole units and loses the excess, as in the base game.",
  },
  {
    id: 'DBG-28',
    part: 'bot sabotage',
    rule: 'Capital ships take no part in it.',
  },
  {
    id: 'DBG-29',
    part: 'bot sabotage',
    rule: "Instead of the printed reward the bot deals 2 damage to the player's base, which capital ships absorb, and the force moves 1 toward the bot.",
    ruling: 'The damage is assigned at once by DBG-32 and DBG-33; it can end the game.',
  },
  {
    id: 'DBG-30',
    part: 'bot sabotage',
    rule: 'Where nothing can be destroyed the phase ends.',
  },
  {
    id: 'DBG-31',
    part: 'bot attack',
    rule: 'Only attack that was not spent on sabotage is left for the base.',
    ruling: "Capital ships' attack, of ships played this turn too, counts here.",
  },
  {
    id: 'DBG-32',
    part: 'bot attack',
    rule: 'If the player has capital ships, the bot destroys as many as it can, the most expensive first; where it can destroy none, it damages the one with the least hit points left.',
    ruling:
      'Where "as many" and "most expensive" disagree - the greatest number, then the greatest total cost, then the most hit points, then the oldest.',
  },
  {
    id: 'DBG-33',
    part: 'bot attack',
    rule: "What is left over is dealt to the player's base.",
    ruling:
      'Only when no ship of the player is left; otherwise what is left over goes on the ship with the least hit points left. The option `leftover base` follows the letter and deals it to the base all the same.',
  },
  {
    id: 'DBG-34',
    part: 'bot force',
    rule: 'The force moves X toward the bot.',
  },
  {
    id: 'DBG-35',
    part: 'bot clean up',
    rule: "The bot's units and unspent resources are discarded; its capital ships stay.",
  },
  {
    id: 'DBG-36',
    part: 'bot clean up',
    rule: 'A bot that is made to discard discards the top card of its deck.',
    ruling:
      "On the player's turn the bot has no hand, so any discard from its hand is the top card of its deck.",
  },
  {
    id: 'DBG-37',
    part: 'bot choices',
    rule: 'Where the bot chooses between icons it prefers attack to force to resources.',
    ruling: 'So Inquisitor, Temple Guardian and Lobot give attack.',
  },
  {
    id: 'DBG-38',
    part: 'bot choices',
    rule: 'An ability that repairs always repairs a damaged base.',
  },
  {
    id: 'DBG-39',
    part: 'bot choices',
    rule: 'Where the bot chooses what to discard it gives up the card with the fewest resources, then the least force, then the least attack; with a final base in play never a card with attack.',
    ruling:
      'Cards whose best icon is resources go first, the lowest value first, then those whose best is force, then attack.',
  },
  {
    id: 'DBG-40',
    part: 'bot choices',
    rule: 'Made to exile, it exiles its shuttles.',
  },
  {
    id: 'DBG-41',
    part: 'cards',
    rule: 'Moff Jerjerrod (bot) - where the revealed card is Empire and the force is with the Empire, it is swapped with the opposing card of the highest cost.',
    ruling:
      'Without a Rebel card in the row there is no swap; the card swapped out lies on top of the galaxy deck.',
  },
  {
    id: 'DBG-42',
    part: 'cards',
    rule: 'B-Wing (player, against the bot) - a bot with a shuttle discards a card; without one, if its base would survive, the player gains 2 attack; otherwise the bot discards its card of least resources, force, attack.',
    ruling:
      '"Has a shuttle" looks at the top card of the bot\'s deck, and that card is what it discards in either case (DBG-36). Whether the base survives is reckoned with all attack that the player has not used yet, plus 2, less the bot\'s ships.',
  },
  {
    id: 'DBG-43',
    part: 'cards',
    rule: "Jyn Erso (bot) - with the force on the bot's side the player discards the most expensive card; among equals the one of the highest total benefit; still equal, at random.",
    ruling:
      "The printed card puts it on top of the deck; this rule replaces that. The bot's Yavin 4 sees it as a discard. Benefit counts printed icons and those that an ability of the card offers (as DBG-22 and DBG-39 do).",
  },
  {
    id: 'DBG-44',
    part: 'cards',
    rule: "Jabba's Sail Barge (bot) - takes the bounty hunter of the highest cost from the discard pile.",
    ruling: 'It is played at once, since the bot has no hand.',
  },
  {
    id: 'DBG-45',
    part: 'cards',
    rule: 'Landing Craft (bot) - resources only if they make Darth Vader affordable; otherwise it repairs a damaged base; otherwise resources.',
    ruling:
      'Looked at when it is revealed - Vader in the row, fewer resources than his cost now, enough with the 4.',
  },
  {
    id: 'DBG-46',
    part: 'cards',
    rule: 'Jawa Scavenger (bot) - exiles itself and, at the start of the purchase phase, buys the most expensive card of the galaxy discard pile, unless that would prevent buying Luke or Vader.',
    ruling:
      'It is exiled when it is revealed, whether or not it can buy later. The purchase follows DBG-22. Where the dearest would prevent the hero it buys nothing; a cheaper one is not tried. With the option `exile sensible` it waits and is exiled only if it buys.',
  },
  {
    id: 'DBG-47',
    part: 'cards',
    rule: 'Grand Moff Tarkin (bot) - brings the Empire card of the highest cost into play (among equals the one closest to the galaxy deck) and exiles it at the end of the turn.',
    ruling:
      'The rule says from the hand, which the bot does not have, and breaks ties by the galaxy deck, so the card comes from the galaxy row, as on the printed card.',
  },
  {
    id: 'DBG-48',
    part: 'cards',
    rule: 'Duros Spy (player, against the bot) - the bot discards if giving 1 force would give the Rebels the full force, or if the bot itself has the full force, which it would lose; otherwise it gives the force.',
    ruling:
      'So it discards with the token at Rebel 2 and at Empire 3; at Rebel 3 too, where by the base game force cannot be given.',
  },
  {
    id: 'DBG-49',
    part: 'end',
    rule: "Whoever first destroys the other's final base wins; there is no scoring.",
  },
];
