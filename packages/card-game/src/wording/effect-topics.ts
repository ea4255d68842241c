import { capital, type Source, type Thing } from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import { abilitiesOn } from '../terms/abilities.ts';
import { doesText } from './describe.ts';

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
  keep: 'which card lies face down there?',
  lay: 'which card goes into the edge stack?',
  'leave engagement': 'which unit leaves the engagement?',
  move: 'which card is moved?',
  'move captive': 'which captured card moves?',
  'move damage': 'from or to which card does the damage move?',
  'move focus': 'from or to which card does the focus token move?',
  'move shield': 'from or to which card does the shield move?',
  'order on bottom': 'in which order do they go to the bottom of the deck, the first above the others?',
  'order on top': 'in which order do they go on top of the deck, the first above the others?',
  plant: 'which ones lie captured there?',
  play: 'which card is played?',
  'put into play': 'which card comes into play?',
  redirect: 'which card takes it instead?',
  rescue: 'which card is rescued?',
  retarget: 'which card is the target instead?',
  reveal: 'which card is revealed?',
  sacrifice: 'which card is sacrificed?',
  shield: 'which card gets the shield?',
  strike: 'which unit strikes?',
  'take token': 'which one is taken from it?',
  'take control': 'of which card do you take control?',
  target: 'which one is the target?',
  'turn the engagement': 'which objective is engaged instead?',
  uncommit: 'which unit is no longer committed to the Force?',
  unfocus: 'from which card is the focus token removed?',
  unshield: 'from which card is the shield removed?',
};

/** What somebody is asked, and where the question alone does not tell it, what becomes of the one that is chosen. */
export function effectQuestion(topic: string, source: Source | undefined): string {
  const word = topic.replace(/ whom$/, '');
  const question = QUESTIONS[word] ?? `${word}: which one?`;
  const said = UNTOLD.has(word) && typeof source === 'number' && isCard(source) ? saidOf(source, word) : [];
  return said.length === 1 ? `${question} (${capital(said.join())}.)` : question;
}

const UNTOLD: ReadonlySet<string> = new Set(['choose', 'move', 'plant', 'target']);

/** What the card does by the abilities that can ask it. */
function saidOf(card: Thing, word: string): readonly string[] {
  const texts = abilitiesOn(kindOf(card)).flatMap((ability) =>
    'holds' in ability || 'asSoonAs' in ability ? [] : [doesText(ability)],
  );
  return [...new Set(word === 'target' ? texts.filter((text) => /\btarget\b/.test(text)) : texts)];
}
