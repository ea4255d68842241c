import { counted } from '@holofoe/kernel';
import type { PlayerView } from '@holofoe/operations';
import { Zone } from '../../../../board/zone.tsx';
import { useModel } from '../model/model.ts';
import { Numeral } from '../things/numeral.tsx';
import { Holders, namesOfHolders, type Room } from './holders.tsx';

/** What a player has in play: one's own in full, a teammate's as far as there is room. */
export function PlayerZone({ player, room }: { readonly player: PlayerView; readonly room: Room }) {
  const { view, you } = useModel();
  const isYou = player.seat === you.seat;
  const where = `seat${player.seat}`;
  const isAlone = view.players.length === 1;
  const hasTurn = view.step === 'turn' && view.turn === player.side;
  return (
    <Zone
      label={isYou ? 'Your side' : `${player.name}'s side`}
      className={`player-zone${isYou ? ' is-own' : ''}${hasTurn ? ' has-turn' : ''}`}
      first={namesOfHolders(player, where)}
    >
      <div className="zone-head">
        <h3 className="caption">{isAlone ? 'Your side' : player.name}</h3>
        {hasTurn && !isAlone && <span className="tag lit">{isYou ? 'your turn' : 'acts'}</span>}
        {player.first && !isAlone && <span className="tag">First player</span>}
        {player.claimed && <span className="tag pick">Claimed</span>}
        {player.plots.map(({ card, name }) => (
          <span key={card} className="tag">
            {name}
          </span>
        ))}
        <span className="spacer" />
        {!isYou && <span className="tag hand-count">Hand {player.hand.length}</span>}
        <span className="pool" title="Resources">
          <Numeral value={player.resources} says={player.resources === 1 ? 'resource' : 'resources'} />
        </span>
        <span className="tag" title={`Discard pile ${player.discard.length}`}>
          Deck {player.deck.length}
        </span>
      </div>
      {player.eliminated === 'no' ? (
        <Holders side={player} where={where} room={room} />
      ) : (
        <p className="empty">
          Eliminated: no {player.eliminated === 'damage' ? 'characters' : 'cards'} left,{' '}
          {counted(player.defeated.length, 'character')} defeated.
        </p>
      )}
    </Zone>
  );
}
