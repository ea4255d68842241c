/** What a player is asked where an effect of a card chooses: by what it does. */
const QUESTIONS: Readonly<Record<string, string>> = {
  attach: 'which card does it go on?',
  capture: 'which card is captured?',
  choose: 'which one do you choose?',
  commit: 'which unit is committed to the Force?',
  damage: 'which card takes the damage?',
  destroy: 'which card is destroyed?',
  discard: 'which card is discarded?',
  'discard from play': 'which card is discarded?',
  focus: 'which card gets the focus token?',
  heal: 'from which card is damage removed?',
  'join engagement': 'which unit joins the engagement?',
  lay: 'which card goes into the edge stack?',
  'leave engagement': 'which unit leaves the engagement?',
  'move captive': 'which captured card moves?',
  'move damage': 'from or to which card does the damage move?',
  'move focus': 'from or to which card does the focus token move?',
  'move shield': 'from or to which card does the shield move?',
  play: 'which card is played?',
  'put into play': 'which card comes into play?',
  redirect: 'which card takes it instead?',
  rescue: 'which card is rescued?',
  retarget: 'which card is the target instead?',
  reveal: 'which card is revealed?',
  sacrifice: 'which card is sacrificed?',
  shield: 'which card gets the shield?',
  strike: 'which unit strikes?',
  'take control': 'of which card do you take control?',
  target: 'which one is the target?',
  'turn the engagement': 'which objective is engaged instead?',
  uncommit: 'which unit is no longer committed to the Force?',
  unfocus: 'from which card is the focus token removed?',
  unshield: 'from which card is the shield removed?',
};

export function effectQuestion(topic: string): string {
  return QUESTIONS[topic.replace(/ whom$/, '')] ?? `${topic}: which one?`;
}
