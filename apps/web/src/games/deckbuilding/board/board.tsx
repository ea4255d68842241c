import type { CardView, View } from '@holofoe/deckbuilding';
import { LayoutGroup } from 'motion/react';
import { useState } from 'react';
import { Travel } from '../../../board/travel.tsx';
import type { BoardProps } from '../../../host/game-host.ts';
import { ModelProvider, type PileName } from './model/model.ts';
import { useBoardModel } from './model/use-board-model.ts';
import { BasePlace } from './zones/base-face.tsx';
import { DuelStrip } from './zones/duel-strip.tsx';
import { FoeZone } from './zones/foe-zone.tsx';
import { ForceTrack } from './zones/force-track.tsx';
import { GalaxyRow } from './zones/galaxy-row.tsx';
import { Hand } from './zones/hand.tsx';
import { Piles } from './zones/piles.tsx';
import { PilesDialog } from './zones/piles-dialog.tsx';
import { isTrayAlone, Tray, trayGroups } from './zones/tray.tsx';
import { YourZone } from './zones/your-zone.tsx';
import './board.css';

/** The table of the Deckbuilding Game: up is the foe, down is you. */
export function Board(props: BoardProps) {
  // The page carries the view that this game's definition made.
  const view = props.view as View;
  const [pile, setPile] = useState<PileName>();
  const [looked, setLooked] = useState<CardView>();
  const model = useBoardModel(props, view, setPile, setLooked);
  if (!model) return null;
  const tray =
    trayGroups(model).length === 0 ? '' : isTrayAlone(model) ? ' has-tray tray-alone' : ' has-tray';
  return (
    <Travel milliseconds={props.travel}>
      <LayoutGroup>
        <ModelProvider value={model}>
          {/* In the order in which the focus goes; the style sheet lays it out from the foe down to you. */}
          <div className={`field dbg part-${props.part}${tray}`}>
            {props.drawer ?? (
              <>
                {props.prompt}
                <Hand actions={props.actions} looked={looked} />
                <YourZone />
              </>
            )}
            <Tray />
            <GalaxyRow />
            <FoeZone />
            <DuelStrip />
            {props.part === 'piles' && <Piles />}
          </div>
          <div className="axis">
            <BasePlace side={model.foe} />
            <ForceTrack />
            <BasePlace side={model.you} />
          </div>
          {pile !== undefined && <PilesDialog pile={pile} onClose={() => setPile(undefined)} />}
        </ModelProvider>
      </LayoutGroup>
    </Travel>
  );
}
