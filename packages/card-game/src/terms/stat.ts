import type { Affiliation, CardType, Icon, Keyword, Trait } from './traits.ts';

/** Numbers that rules change. Those of players (reserve …) are stats of seats. */
export type Stat =
  | Icon
  | `${Icon} edge`
  | 'cost'
  /** What stands on the card, whatever it costs now. */
  | 'printed cost'
  /** No rule brings its cost below this. */
  | 'least cost'
  | 'pilot cost'
  /** Cards of the hand may be discarded for it, each for 1 less, to a price of 1 at least: 0 or 1. */
  | 'discards pay'
  | 'capacity'
  | 'force'
  | 'resources'
  /** Resources besides, which pay only for cards with the trait. */
  | `resources for ${Trait}`
  /** Force icons in edge battles. */
  | 'edge'
  /** Force icons that it has besides in the struggle; of a seat: that are added. */
  | 'struggle'
  /** In the struggle unit icons are counted in place of Force icons; the ready uncommitted ones in place of the committed: 0 or 1, of a seat. */
  | 'struggle by unit icons'
  | 'struggle by the uncommitted'
  /** Force icons that it counts in a stack. */
  | 'stack force'
  | 'reserve'
  /** Of a seat: cards that are counted besides those in its hand; the most that it draws in its draw phase. */
  | 'cards in hand'
  | 'draws at most'
  | 'dial'
  | Keyword
  | `protect ${Trait | CardType}`
  | `trait ${Trait}`
  | `affiliation ${Affiliation}`
  /** Its resources match every affiliation, or it needs no match: 0 or 1. */
  | 'matches all'
  | 'needs no match'
  /** Of a player: cards of the hand need no match. */
  | 'hand needs no match'
  /** As how many objectives with its traits it counts where those are counted: printed 1 for objectives, 0 for others. */
  | 'counts as objectives'
  | 'counts as committed'
  /** Of a dark objective: how many it counts in the Light Side's victory pile. */
  | 'scores'
  /** Damage of an unopposed engagement, of a seat. */
  | 'unopposed'
  /** How often it may be engaged a turn. */
  | 'engagements'
  /** How often a fate of its controller resolves. */
  | 'fate times'
  /** Its first cards in edge battles lie face up, of a seat. */
  | 'lays face up'
  /** The other side lays all its cards first, then this seat all of its own: 0 or 1. */
  | 'lays last'
  /** All its icons are edge-enabled; edge-enabled icons count without the edge. */
  | 'all edge'
  | 'no edge needed'
  | 'strikes from outside'
  /** Its unit damage may be divided. */
  | 'divides'
  /** Its damage: 1 is not shielded, 2 nor taken by Protect. */
  | 'pierces'
  /** How much each point of its damage counts: 1, or more. */
  | 'damage dealt'
  /** The same, against units and objectives out of faction. */
  | 'damage out of faction'
  /** Unit damage of enemies in the engagement may go to it, though it is outside. */
  | 'may be struck'
  /** It will do for every target of such events of the one whose rule this is. */
  | `fits targets of ${Affiliation} events`
  /** Where it goes when it leaves play, as a number of DESTINATIONS. */
  | 'destination'
  /** It is destroyed when it has no Force icons: 0 or 1. */
  | 'falls without Force icons'
  /** When it is destroyed, its controller may let it go to its owner's hand: 0 or 1. */
  | 'may go to hand'
  /** Units that are captured from play may lie under it as under an objective. */
  | 'holds captives'
  /** What it keeps may be played as if it were in the hand: 0 or 1. */
  | 'plays what it keeps'
  /** Of a seat: fates resolve the highest priority first in its edge battles: 0 or 1. */
  | 'fates in reverse'
  /** With how many focus tokens it comes into play when it is played. */
  | 'enters focused'
  /** Of an objective: how many attackers may be declared against it, and that only bearers of a trait may. */
  | 'attackers at most'
  | `attackers only ${Trait}`
  | 'wins ties';

export type Permission =
  | 'attack'
  | 'defend'
  | 'commit'
  | 'refresh'
  | 'be targeted'
  | 'be targeted by events'
  /** By card effects. */
  | 'be affected'
  | `be affected by ${Trait} events`
  | 'be damaged'
  /** By units with the trait. */
  | `be damaged by ${Trait}`
  | 'be focused'
  | 'be focused by tactics'
  | 'be destroyed'
  | 'be healed'
  | 'be engaged'
  | 'take unopposed damage'
  | 'protect'
  /** Through card effects, of a seat. */
  | 'draw'
  | 'play'
  | 'trigger'
  /** Not to be declared as a defender where it could be. */
  | 'stay out'
  | 'work';
