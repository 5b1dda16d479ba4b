/** @jsxImportSource preact */

import type { BookId } from '#arcade/games/sportsbook/data/sport-data.ts';
import { sportsOf } from '#arcade/games/sportsbook/data/sports.ts';
import { FixtureList } from './fixture-list.tsx';
import { FixturePage } from './fixture-page.tsx';
import { LeagueTableCard } from './league-table-card.tsx';
import { MySlips } from './my-slips.tsx';
import { ODDS_FORMATS } from './odds-text.ts';
import { betsOf, returnsOf, stakeMinorOf } from './slip-draft.ts';
import { SlipPanel } from './slip-panel.tsx';
import { SportIcon } from './sport-icon.tsx';
import type { SportsViewProps } from './sports-view.ts';

export interface SportsScreenProps extends SportsViewProps {
  readonly book: BookId;
  openMenu(): void;
}

/** The page of the sportsbook: sports and competitions, matches, the opened match, and the slip. */
export function SportsScreen(props: SportsScreenProps) {
  const { context, state } = props;
  const { words } = context;
  return (
    <main class="sp-page" aria-label={context.session.game.name} data-panel-open={state.isPanelOpen}>
      <TopBar {...props} />
      <SportsNav {...props} />
      <div class="sp-middle" data-has-detail={state.detail !== null}>
        <div class="sp-scroll">
          {state.table === null ? <FixtureList {...props} /> : <LeagueTableCard {...props} table={state.table} />}
        </div>
        {state.detail !== null && (
          <div class="sp-scroll sp-detail-scroll">
            <FixturePage key={state.detail.fixture.id} {...props} detail={state.detail} />
          </div>
        )}
      </div>
      <SidePanel {...props} />
      {!state.isConnected && !state.isEnded && (
        <p class="sp-offline" role="status">
          {words.table.reconnecting}
        </p>
      )}
    </main>
  );
}

function TopBar({ context, client, state, openMenu }: SportsScreenProps) {
  const { words, figures } = context;
  return (
    <header class="sp-top">
      <h1 class="visually-hidden">{context.session.game.name}</h1>
      <span class="sp-credit">
        <span>{words.credit}</span>
        <b>{figures.money(state.creditMinor)}</b>
      </span>
      <label class="sp-format">
        <span class="visually-hidden">{words.sports.oddsFormat}</span>
        <select value={state.format} onChange={(event) => client.chooseFormat(event.currentTarget.value)}>
          {ODDS_FORMATS.map((format) => (
            <option key={format} value={format}>
              {words.sports.format[format]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="sp-menu" aria-label={words.menu} aria-haspopup="dialog" onClick={openMenu}>
        <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
    </header>
  );
}

function SportsNav({ context, client, state, book }: SportsScreenProps) {
  const { words } = context;
  const { board, league } = state;
  const counts = new Map(board?.sports.map((sport) => [sport.id, sport]));
  return (
    <nav class="sp-nav" aria-label={words.sports.sportsList}>
      <ul class="sp-sports">
        {sportsOf(book).map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-current={state.sport === id ? 'page' : undefined}
              onClick={() => client.show({ sport: id })}
            >
              <SportIcon sport={id} />
              <span>{words.sports.sport[id]}</span>
              <small>
                {(counts.get(id)?.live ?? 0) > 0 && <span class="sp-dot" />}
                {counts.get(id)?.upcoming ?? ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {board !== null && board.leagues.length > 1 && (
        <>
          <h2>{words.sports.leagues}</h2>
          <ul class="sp-leagues">
            {[{ id: null, name: words.sports.allLeagues, matches: null }, ...board.leagues].map(
              ({ id, name, matches }) => (
                <li key={id ?? ''}>
                  <button
                    type="button"
                    aria-current={league === id ? 'true' : undefined}
                    onClick={() => client.show({ league: id })}
                  >
                    <bdi>{name}</bdi>
                    {matches !== null && <small>{matches}</small>}
                  </button>
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </nav>
  );
}

function SidePanel(props: SportsScreenProps) {
  const { context, client, state } = props;
  const { words } = context;
  const { panel, draft, open } = state;
  const tabs = [
    ['slip', words.sports.slip, draft.legs.length],
    ['mine', words.sports.mine, open.length],
  ] as const;
  return (
    <aside class="sp-panel" aria-label={panel === 'slip' ? words.sports.slip : words.sports.mine}>
      <Dock {...props} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="sp-tabs" role="group" aria-label={`${words.sports.slip}, ${words.sports.mine}`}>
        {tabs.map(([id, label, count]) => (
          <button key={id} type="button" aria-pressed={panel === id} onClick={() => client.showPanel(id)}>
            {label} <small>{count}</small>
          </button>
        ))}
        {panel === 'slip' && draft.legs.length > 0 && (
          <button type="button" class="sp-clear" aria-label={words.sports.clear} onClick={() => client.slip.clear()}>
            <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
              <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6" />
            </svg>
          </button>
        )}
      </div>
      <div class="sp-panel-body">{panel === 'slip' ? <SlipPanel {...props} /> : <MySlips {...props} />}</div>
    </aside>
  );
}

/** On narrow pages: the slip in one line, which opens it. */
function Dock({ context, client, state }: SportsScreenProps) {
  const { words, figures, session } = context;
  const { draft, isPanelOpen } = state;
  const stakeMinor = stakeMinorOf(draft, session.currency.decimals) ?? 0;
  return (
    <button type="button" class="sp-dock" aria-expanded={isPanelOpen} onClick={() => client.togglePanel(!isPanelOpen)}>
      <span class="sp-count">{draft.legs.length}</span>
      <span>{words.sports.slip}</span>
      {betsOf(draft) > 0 && <b>{figures.money(returnsOf(draft, stakeMinor))}</b>}
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d={isPanelOpen ? 'M6 9l6 6 6-6' : 'M6 15l6-6 6 6'} />
      </svg>
    </button>
  );
}
