import { Link } from 'wouter';

/** The notice and the credits that stand under every page. */
export function Foot() {
  return (
    <footer className="foot">
      <span>
        An unofficial fan project, not affiliated with or endorsed by the rights holders of Star Wars and of
        its games.
      </span>
      <span className="spacer" />
      <span>
        Glyphs: <a href="https://game-icons.net">game-icons.net</a> and its authors, CC BY 3.0
      </span>
      <span>Operations V 0.4.5: REXXIOS</span>
      <Link href="/about">About</Link>
    </footer>
  );
}
