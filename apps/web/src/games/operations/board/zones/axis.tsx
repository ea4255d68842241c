import {
  type AreaView,
  areaName,
  BATTLEFIELD_CLAIM,
  type CardView,
  effectText,
  SCENARIOS,
  type View,
} from '@holofoe/operations';
import { Glyph } from '../../../../glyphs/glyph.tsx';
import { scenarioGlyph } from '../../faces/glyphs.ts';
import { useModel } from '../model/model.ts';
import { Numeral } from '../things/numeral.tsx';

/** OPS-03: its hand is the top five of its deck. */
const FIVE = 5;

/** Where the game stands: the stage, the battlefield, and the AI's deck. */
export function Axis() {
  const { view } = useModel();
  return (
    <div className="axis">
      <Stage />
      {view.areas.map((area, index) => (
        <AiDeck key={area.side} area={area} index={index} />
      ))}
    </div>
  );
}

export function stagesIn({ scenario }: View): number {
  const stages = SCENARIOS.find(({ code }) => code === scenario.code)?.stages ?? [];
  return Math.max(0, ...stages.map(({ number }) => number));
}

function Stage() {
  const { view } = useModel();
  const [first] = view.areas;
  const number = first?.stage.number ?? 1;
  const several = view.areas.length > 1;
  const stages = stagesIn(view);
  return (
    <section className={several ? 'zone stage has-areas' : 'zone stage'} aria-label="Stage">
      <span className="stage-picture look-foe" aria-hidden="true">
        <span className="holo">
          <Glyph name={scenarioGlyph(view.scenario.code)} />
        </span>
      </span>
      <span className="caption">
        Stage {number} of {stages}
      </span>
      <h3>{several ? 'Two fronts' : (first?.stage.name ?? view.scenario.name)}</h3>
      <span className="stage-pips" aria-hidden="true">
        {Array.from({ length: stages }, (_, i) => i + 1).map((each) => (
          <i key={each} className={each < number ? 'done' : each === number ? 'now' : ''} />
        ))}
      </span>
      {view.areas.flatMap(({ stage, side }, index) =>
        stage.rules.filter(isNow).map((rule) => (
          <p key={`${side} ${rule}`}>
            {several && <b>{areaName(index)} </b>}
            {rule}
          </p>
        )),
      )}
      <Battlefield />
    </section>
  );
}

/** What the players get when they advance is the same for all scenarios: the reader of the rules finds it. */
function isNow(rule: string): boolean {
  return !rule.startsWith('When the players advance');
}

/** Who controls it, and what claiming it gives. */
function Battlefield() {
  const { view } = useModel();
  const { battlefield, first, claimed, players } = view;
  const name = players.length === 1 ? 'yours' : (players[first]?.name ?? '');
  return (
    <p className="battlefield">
      <b>
        Battlefield {battlefield}, {name}
      </b>
      {claimed === null ? `Claim: ${effectText(BATTLEFIELD_CLAIM[battlefield])}.` : 'Claimed this round.'}
    </p>
  );
}

function AiDeck({ area, index }: { readonly area: AreaView; readonly index: number }) {
  const { view } = useModel();
  const several = view.areas.length > 1;
  const drawn = area.discard.at(-1);
  const faceUp = area.deck.flatMap((card, place) => (card ? [{ card, place }] : []));
  return (
    <section className="zone ai-deck" aria-label={several ? `AI deck of ${areaName(index)}` : 'AI deck'}>
      <p className="key-value">
        <span className="caption">{several ? `${areaName(index)} AI deck` : 'AI deck'}</span>
        <b>{area.deck.length}</b>
      </p>
      <TopFive deck={area.deck} />
      {faceUp.map(({ card, place }) => (
        <CardLine key={card.card} card={card} caption={`Face up, ${place + 1} from the top`} />
      ))}
      {drawn && <CardLine card={drawn} caption="Last drawn" />}
      <p className="key-value">
        <span>Resources</span>
        <Numeral value={area.resources} says="resources" />
      </p>
      <p className="key-value">
        <span>Discard</span>
        <b>{area.discard.length}</b>
      </p>
      <p className="key-value">
        <span>Per player</span>
        <b>×{area.perPlayer}</b>
      </p>
    </section>
  );
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}

function TopFive({ deck }: { readonly deck: AreaView['deck'] }) {
  return (
    <span className="five" role="img" aria-label={`The top ${Math.min(FIVE, deck.length)} of the deck`}>
      {places(Math.min(FIVE, deck.length)).map((place) => (
        <i key={place} className={deck[place] ? 'face-up' : ''}>
          <Glyph name={deck[place] ? 'open-book' : 'semi-closed-eye'} />
        </i>
      ))}
    </span>
  );
}

function CardLine({ card: { id, name }, caption }: { readonly card: CardView; readonly caption: string }) {
  const model = useModel();
  return (
    <button type="button" className="card-line" onClick={() => model.read(id, 'asked')}>
      <small>{caption}</small>
      <b>{name}</b>
    </button>
  );
}
