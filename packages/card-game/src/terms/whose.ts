/** Seen from the one whose card it is. */
export type Whose = 'own' | 'enemy';

/** Who, where a word may mean another than the one who does it. */
export type Player = 'you' | 'opponent' | 'that player' | 'each player';
