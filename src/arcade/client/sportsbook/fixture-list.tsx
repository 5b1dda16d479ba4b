/** @jsxImportSource preact */
import type { BoardView, ListedFixture } from '#arcade/sportsbook-api.ts';
import { FixtureRow } from './fixture-row.tsx';
import type { SportsViewProps } from './sports-view.ts';

const VIEWS: readonly BoardView[] = ['live', 'soon', 'day', 'results'];

/** The matches of a sport, by competition. */
export function FixtureList(view: SportsViewProps) {
  const { context, client, state } = view;
  const { words } = context;
  const { board, sport } = state;
  return (
    <section class="sp-list" aria-label={words.sports.matches} aria-busy={board === null}>
      <header class="sp-list-head">
        <h2>{words.sports.sport[sport]}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
        <div class="sp-views" role="group" aria-label={words.sports.matches}>
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={state.view === one}
              onClick={() => client.show({ view: one })}
            >
              {one === 'live' && <span class="sp-dot" />}
              {words.sports.view[one]}
            </button>
          ))}
        </div>
      </header>
      {board !== null && board.fixtures.length === 0 && <p class="sp-none">{words.sports.noMatches}</p>}
      {board !== null &&
        leaguesIn(board.fixtures).map(([id, fixtures]) => <LeagueCard key={id} {...view} fixtures={fixtures} />)}
    </section>
  );
}

function LeagueCard({ fixtures, ...view }: SportsViewProps & { readonly fixtures: readonly ListedFixture[] }) {
  const { context, client } = view;
  const { words } = context;
  const [first] = fixtures;
  if (first === undefined) return null;
  return (
    <article class="sp-card">
      <header class="sp-card-head">
        <h3>
          <bdi>{first.league.name}</bdi>
        </h3>
        <button type="button" class="sp-link" onClick={() => void client.openTable(first.league.id)}>
          {words.sports.table.title}
          <span class="visually-hidden">{`: ${first.league.name}`}</span>
        </button>
      </header>
      <ul>
        {fixtures.map((fixture) => (
          <FixtureRow key={fixture.id} {...view} fixture={fixture} />
        ))}
      </ul>
    </article>
  );
}

/** Matches by competition, in the order in which they come first. */
function leaguesIn(fixtures: readonly ListedFixture[]): readonly (readonly [string, readonly ListedFixture[]])[] {
  const leagues = new Map<string, ListedFixture[]>();
  for (const fixture of fixtures) leagues.set(fixture.league.id, [...(leagues.get(fixture.league.id) ?? []), fixture]);
  return [...leagues];
}
