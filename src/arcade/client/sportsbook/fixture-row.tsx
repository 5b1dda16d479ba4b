/** @jsxImportSource preact */
import { sports } from '#arcade/games/sportsbook/data/sports.ts';
import type { ListedFixture, OfferedMarket } from '#arcade/sportsbook-api.ts';
import type { GameContext } from '../game-context.ts';
import { partText, shortPick } from './market-words.ts';
import { OddsButton } from './odds-button.tsx';
import type { SportsViewProps } from './sports-view.ts';
import { TeamCrest } from './team-crest.tsx';

interface FixtureRowProps extends SportsViewProps {
  readonly fixture: ListedFixture;
}

/** A match in a list: its clock, sides and score, and the odds of its main markets. */
export function FixtureRow({ fixture, ...view }: FixtureRowProps) {
  const { context, client, state } = view;
  const { words } = context;
  const [result, ...others] = fixture.main;
  const isOpened = state.detail?.fixture.id === fixture.id;
  return (
    <li class="sp-row" data-fixture={fixture.id} data-opened={isOpened}>
      <button type="button" class="sp-match" aria-expanded={isOpened} onClick={() => client.toggleFixture(fixture.id)}>
        <FixtureClock fixture={fixture} context={context} />
        <span class="sp-sides">
          <SideLine fixture={fixture} side={0} />
          <SideLine fixture={fixture} side={1} />
        </span>
      </button>
      <div class="sp-markets">
        {result !== undefined && <MarketCells {...view} fixture={fixture} market={result} />}
        {others.map((market) => (
          <MarketCells key={market.kind} {...view} fixture={fixture} market={market} />
        ))}
      </div>
      {fixture.more > 0 && (
        <button
          type="button"
          class="sp-more"
          aria-label={`${words.say('sports.more', { count: fixture.more })}, ${fixture.home} – ${fixture.away}`}
          onClick={() => client.openFixture(fixture.id)}
        >
          <bdi dir="ltr">{`+${fixture.more}`}</bdi>
        </button>
      )}
    </li>
  );
}

function MarketCells({ fixture, market, ...view }: FixtureRowProps & { readonly market: OfferedMarket }) {
  return (
    <div class="sp-cells" data-kind={market.kind}>
      {market.picks.map((pick) => (
        <OddsButton
          key={pick.pick}
          {...view}
          fixture={fixture}
          market={market}
          pick={pick}
          label={shortPick({ ...market, pick: pick.pick })}
        />
      ))}
    </div>
  );
}

function SideLine({ fixture, side }: { readonly fixture: ListedFixture; readonly side: 0 | 1 }) {
  const name = side === 0 ? fixture.home : fixture.away;
  return (
    <span class="sp-side">
      <TeamCrest name={name} />
      <bdi class="sp-name">{name}</bdi>
      {fixture.status === 'live' && sports[fixture.sport].model === 'sets' && (
        <small>{fixture.periods.at(-1)?.[side]}</small>
      )}
      {fixture.status !== 'upcoming' && <b class="sp-score">{fixture.score[side]}</b>}
    </span>
  );
}

/** Where a match is: its start, its minute or part, or how it ended. */
export function FixtureClock({ fixture, context }: { readonly fixture: ListedFixture; readonly context: GameContext }) {
  const { words, figures } = context;
  const { status, startsAt } = fixture;
  return (
    <span class="sp-clock" data-status={status}>
      {status === 'upcoming' ? (
        <bdi dir="ltr">{figures.time(new Date(startsAt).toISOString())}</bdi>
      ) : (
        clockText(fixture, words)
      )}
      {fixture.isCorrected && <span class="sp-hold">{words.sports.corrected}</span>}
      {fixture.isSuspended && <span class="sp-hold">{words.sports.suspended}</span>}
    </span>
  );
}

/** The clock of a match that has begun, in words. */
export function clockText(
  { status, sport: id, minute, periods }: Pick<ListedFixture, 'status' | 'sport' | 'minute' | 'periods'>,
  words: GameContext['words'],
): string {
  if (status === 'over') return words.sports.ended;
  if (status === 'abandoned') return words.sports.abandoned;
  const sport = sports[id];
  if (sport.model === 'bout')
    return sport.unit === 'minute'
      ? words.say('sports.minute', { number: (minute ?? 0) + 1 })
      : partText(sport.part, (minute ?? 0) + 1, words);
  const part = partText(sport.part, Math.max(1, periods.length), words);
  if (minute === null) return part;
  // Left to right, so that the mark stays behind the number in Arabic.
  const clock = `\u2066${minute}’\u2069`;
  return sport.part === 'half' ? clock : `${part} · ${clock}`;
}
