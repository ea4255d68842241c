import { type AreaView, areaName, type CardView, type View } from '@holofoe/operations';
import { useState } from 'react';
import { Travel } from '../../../board/travel.tsx';
import type { BoardProps } from '../../../host/game-host.ts';
import { ModelProvider } from './model/model.ts';
import { useBoardModel } from './model/use-board-model.ts';
import { AiZone } from './zones/ai-zone.tsx';
import { Axis } from './zones/axis.tsx';
import { Hand } from './zones/hand.tsx';
import { Mat } from './zones/mat.tsx';
import { PlayerZone } from './zones/player-zone.tsx';
import { StageStrip } from './zones/stage-strip.tsx';
import { hiddenChoices, Tray } from './zones/tray.tsx';
import '../faces/faces.css';
import './board.css';

/** The table of Operations: up is the AI, in the middle are the dice, down is you. */
export function Board(props: BoardProps) {
  // The page carries the view that this game's definition made.
  const view = props.view as View;
  const [looked, setLooked] = useState<Pick<CardView, 'card' | 'id'>>();
  const [shown, setShown] = useState<number>();
  const model = useBoardModel(props, view, setLooked);
  if (!model) return null;
  const { you } = model;
  const mates = view.players.filter(({ seat }) => seat !== you.seat);
  const several = view.areas.length > 1;
  const area = several ? (shown ?? you.area) : 0;
  const isPair = mates.length === 1 && !several;
  const hasTray = hiddenChoices(model).length > 0;
  const classes = ['field', 'operations', `part-${props.part}`];
  if (several) classes.push('has-areas');
  if (mates.length > 1) classes.push('has-mates');
  if (hasTray) classes.push('has-card-tray');
  return (
    <Travel milliseconds={props.travel}>
      <ModelProvider value={model}>
        {/* In the order in which the focus goes; the style sheet lays it out from the AI down to you. */}
        <div className={classes.join(' ')}>
          {props.drawer ?? (
            <>
              {props.prompt}
              <Hand actions={props.actions} looked={looked} />
              <div className={isPair ? 'team is-pair' : 'team'}>
                <PlayerZone player={you} room={mates.length > 1 ? 'some' : 'full'} />
                {isPair && mates.map((mate) => <PlayerZone key={mate.seat} player={mate} room="full" />)}
              </div>
            </>
          )}
          <Tray />
          <StageStrip />
          {several && <AreaTabs areas={view.areas} shown={area} onShow={setShown} />}
          <div className="areas" style={{ '--areas': view.areas.length }}>
            {view.areas.map((each, index) => (
              <div key={each.side} className={index === area ? 'area is-shown' : 'area'}>
                <Mat area={each} index={index} />
                <AiZone area={each} index={index} />
                {!isPair && (
                  <div className="mates">
                    {mates
                      .filter((mate) => mate.area === index)
                      .map((mate) => (
                        <PlayerZone key={mate.seat} player={mate} room="little" />
                      ))}
                  </div>
                )}
              </div>
            ))}
          </div>
          {props.part === 'piles' && (
            <div className="whole-team">
              {mates.map((mate) => (
                <PlayerZone key={mate.seat} player={mate} room="full" />
              ))}
              {mates.length === 0 && <p className="empty">You play alone: your side is on the table.</p>}
            </div>
          )}
        </div>
        <Axis />
      </ModelProvider>
    </Travel>
  );
}

/** On a phone one area is shown, and the other is a tap away. */
function AreaTabs({
  areas,
  shown,
  onShow,
}: {
  readonly areas: readonly AreaView[];
  readonly shown: number;
  readonly onShow: (area: number) => void;
}) {
  return (
    <div className="area-tabs on-phone">
      {areas.map(({ side, stage }, index) => (
        <button
          key={side}
          type="button"
          aria-pressed={index === shown}
          className={index === shown ? 'button small pick' : 'button small'}
          onClick={() => onShow(index)}
        >
          {areaName(index)} {stage.name}
        </button>
      ))}
    </div>
  );
}
