import type { CardView, View } from '@holofoe/deckbuilding';
import { LayoutGroup } from 'motion/react';
import { useState } from 'react';
import type { BoardProps } from '../../host/game-host.ts';
import { BasePlace } from './base-face.tsx';
import './board.css';
import { DuelStrip } from './duel-strip.tsx';
import { FoeZone } from './foe-zone.tsx';
import { ForceTrack } from './force-track.tsx';
import { GalaxyRow } from './galaxy-row.tsx';
import { Hand } from './hand.tsx';
import { ModelProvider, type PileName } from './model.ts';
import { Piles } from './piles.tsx';
import { PilesDialog } from './piles-dialog.tsx';
import { Travel } from './travel.tsx';
import { isTrayAlone, Tray, trayGroups } from './tray.tsx';
import { useBoardModel } from './use-board-model.ts';
import { YourZone } from './your-zone.tsx';

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
