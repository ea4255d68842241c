import { Link } from 'wouter';
import { Page } from './frame/page.tsx';
import { ReportForm } from './report/report-form.tsx';

export function AboutPage() {
  return (
    <Page
      title="About Holofoe"
      lead="Holofoe plays the opponent for the empty chair, by numbered rules, and explains what it does."
    >
      <section>
        <h2>A fan project</h2>
        <p>
          Holofoe is an unofficial fan project. It is not affiliated with or endorsed by the rights holders of
          Star Wars, of Star Wars: The Deckbuilding Game, Star Wars: Destiny or Star Wars: The Card Game. Star
          Wars and the names of its characters, places and ships belong to their owners. No pictures, logos,
          fonts or card texts of the publishers are used; whoever likes these games should own them.
        </p>
      </section>
      <section>
        <h2>Credits</h2>
        <ul className="credits">
          <li>
            <b>Operations V 0.4.5</b>, the cooperative mode for Destiny, is by REXXIOS.
          </li>
          <li>
            <b>Glyphs</b> are from <a href="https://game-icons.net">game-icons.net</a>, by Lorc, Delapouite,
            Skoll and its other authors, under{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. They are shown in other
            colours and with the lines of a hologram.
          </li>
          <li>
            <b>Type</b>: Saira Semi Condensed by Omnibus-Type and IBM Plex Sans Condensed by IBM, both under
            the SIL Open Font License 1.1.
          </li>
          <li>
            <b>Built with</b> React, Motion, wouter and zod, each under the MIT licence.
          </li>
        </ul>
      </section>
      <section>
        <h2>Your games</h2>
        <p>
          The games run in this page and are kept in this browser. Holofoe sends nothing to anybody, and after
          the first visit it works without a connection. Take a game along as a file from{' '}
          <Link href="/">the home page</Link>. What every rule means is in{' '}
          <Link href="/rules">the rulebook</Link>.
        </p>
        <p className="muted">Version {__HOLOFOE_VERSION__}, MIT licence.</p>
      </section>
      <ReportForm save={undefined} />
    </Page>
  );
}
