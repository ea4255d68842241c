import { Link } from 'wouter';
import { GAMES, PLAYABLE } from '../../games/games.ts';
import { Foot } from '../frame/foot.tsx';
import { useArrival } from '../frame/page.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { GameCard } from './game-card.tsx';
import { HoloTable } from './holo-table.tsx';
import { KeptGames } from './kept-games.tsx';
import { usePlayNow } from './play-now.ts';
import './home.css';
import './kept-games.css';

export function HomePage() {
  const main = useArrival('');
  const { playNow, isStarting } = usePlayNow();
  const [first] = PLAYABLE;
  return (
    <div className="home">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <TopBar />
      <main id="content" ref={main} tabIndex={-1}>
        <section className="hero" aria-labelledby="what">
          <div>
            <h1 id="what">An opponent for the empty chair.</h1>
            <p className="lead">
              Holofoe plays the other side of Star Wars card games by numbered rules, and tells you why it did
              what it did.
            </p>
            {first && (
              <div className="cta">
                <button
                  type="button"
                  className="btn go xl"
                  aria-busy={isStarting}
                  onClick={() => playNow(first)}
                >
                  Play now
                </button>
                <Link className="btn xl" href={`/new/${first.id}`}>
                  Set up
                </Link>
              </div>
            )}
          </div>
          <HoloTable />
        </section>
        <section className="games" aria-label="The games">
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} onPlay={() => playNow(game)} />
          ))}
        </section>
        <KeptGames />
      </main>
      <Foot />
    </div>
  );
}
