/** Numbers that cards can change or ask for. */
export type Stat =
  | 'health'
  /** Less the damage; filters ask for it. */
  | 'health left'
  | 'cost'
  /** Of a die: what it shows. */
  | 'value'
  | 'damage'
  | 'shields'
  | 'resources'
  | 'upgrades'
  /** Of a stage. */
  | 'counters'
  /** Of a side, at upkeep. */
  | 'income'
  | 'hand size'
  /** 1: as with the keyword. */
  | 'guardian'
  | 'redeploy'
  /** 1: it does not count toward the limit of upgrades. */
  | 'weightless'
  /** Of a side, when the game begins. */
  | 'starting resources'
  /** Of a side: the most that it may take in a turn. */
  | 'additional actions'
  /** Damage that is prevented of every packet. */
  | 'prevented'
  /** Of a side: at upkeep, a resource less or two cards from the top of the deck. */
  | 'tribute'
  /** 1: damage of its die is dealt to the character that it is attached to. */
  | 'bound'
  /** Of AI cards with equally many dice in the pool, the higher one is activated first. */
  | 'haste'
  /** Of a side: so many counters for each player, placed in place of resources, harm the AI. */
  | 'sabotage';
