/** @jsxImportSource preact */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MarketGroup } from '#arcade/games/sportsbook/data/sport-data.ts';
import type { FixtureDetail, OfferedMarket, PlayedMatch } from '#arcade/sportsbook-api.ts';
import { SeedFacts } from '../sheets/seed-facts.tsx';
import { FixtureClock } from './fixture-row.tsx';
import { marketTitle, pickText } from './market-words.ts';
import { OddsButton } from './odds-button.tsx';
import { isResultOfSeed } from './seed-check.ts';
import type { SportsViewProps } from './sports-view.ts';
import { TeamCrest } from './team-crest.tsx';

type Shown = MarketGroup | 'all';

interface DetailProps extends SportsViewProps {
  readonly detail: FixtureDetail;
}

/** The page of a match: its score, all of its markets, and the last matches of both sides. */
export function FixturePage({ detail, ...view }: DetailProps) {
  const { context, client } = view;
  const { words } = context;
  const [group, setGroup] = useState<Shown>('all');
  const back = useRef<HTMLButtonElement>(null);
  // On narrow pages the match covers the list, and with it the button that opened it.
  useLayoutEffect(() => back.current?.focus(), []);
  const groups = new Set(detail.markets.map((market) => market.group));
  const shown = groups.has(group as MarketGroup) ? group : 'all';
  const markets = mergedByKind(detail.markets.filter((market) => shown === 'all' || market.group === shown));
  return (
    <section class="sp-detail" aria-label={`${detail.fixture.home} – ${detail.fixture.away}`}>
      <button
        ref={back}
        type="button"
        class="sp-link sp-back"
        onClick={() => {
          client.closeFixture();
          document.querySelector<HTMLElement>(`[data-fixture="${detail.fixture.id}"] .sp-match`)?.focus();
        }}
      >
        {words.sports.back}
      </button>
      <Scoreboard detail={detail} {...view} />
      {groups.size > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
        <div class="sp-views sp-groups" role="group" aria-label={words.sports.marketKinds}>
          {(['all', ...groups] as const).map((one) => (
            <button key={one} type="button" aria-pressed={shown === one} onClick={() => setGroup(one)}>
              {words.sports.group[one]}
            </button>
          ))}
        </div>
      )}
      {markets.length > 0 && (
        <div class="sp-card sp-offers">
          {markets.map((lines) => (
            <MarketBlock key={`${lines[0]?.count} ${lines[0]?.kind}`} detail={detail} lines={lines} {...view} />
          ))}
        </div>
      )}
      <PastMatches detail={detail} {...view} />
      <MatchProof detail={detail} {...view} />
    </section>
  );
}

function Scoreboard({ detail, context }: DetailProps) {
  const { fixture, moments } = detail;
  const isUpcoming = fixture.status === 'upcoming';
  return (
    <div class="sp-card sp-scoreboard">
      <p>
        <FixtureClock fixture={fixture} context={context} />
        <bdi>{fixture.league.name}</bdi>
      </p>
      <div class="sp-board" dir="ltr">
        <span>
          <TeamCrest name={fixture.home} />
          <bdi>{fixture.home}</bdi>
        </span>
        <b dir="ltr">{isUpcoming ? '–' : `${fixture.score[0]} – ${fixture.score[1]}`}</b>
        <span>
          <TeamCrest name={fixture.away} />
          <bdi>{fixture.away}</bdi>
        </span>
      </div>
      {!isUpcoming && fixture.periods.length > 1 && (
        <p class="sp-periods">
          {fixture.periods.map(([home, away], index) => (
            // Parts of a match have no name but their number.
            // biome-ignore lint/suspicious/noArrayIndexKey: they are in their order and only added to.
            <bdi key={index} dir="ltr">{`${home}–${away}`}</bdi>
          ))}
        </p>
      )}
      {moments.length > 0 && (
        <ol class="sp-moments" aria-label={context.words.sports.moments}>
          {moments.map(({ atMs, minute, side, score }) => (
            <li key={atMs} data-side={side}>
              <bdi dir="ltr">{`${minute ?? ''}’ ${score[0]}–${score[1]}`}</bdi>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface MarketBlockProps extends DetailProps {
  readonly lines: readonly OfferedMarket[];
}

function MarketBlock({ detail, lines, ...view }: MarketBlockProps) {
  const { words } = view.context;
  const [first] = lines;
  if (first === undefined) return null;
  return (
    <section class="sp-market">
      <h2>{marketTitle(first, detail.fixture, words)}</h2>
      {lines.map((market) => (
        <div key={market.line} class="sp-picks" data-kind={market.kind} data-picks={market.picks.length}>
          {market.picks.map((pick) => (
            <OddsButton
              key={pick.pick}
              {...view}
              fixture={detail.fixture}
              market={market}
              pick={pick}
              label={pickText({ ...market, pick: pick.pick }, detail.fixture, words)}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

/** Groups markets that differ only in their line, which share a heading. */
function mergedByKind(markets: readonly OfferedMarket[]): readonly (readonly OfferedMarket[])[] {
  const byKind = new Map<string, OfferedMarket[]>();
  for (const market of markets) {
    const key = `${market.count} ${market.kind}`;
    byKind.set(key, [...(byKind.get(key) ?? []), market]);
  }
  return [...byKind.values()];
}

function PastMatches({ detail, context }: DetailProps) {
  const { words } = context;
  const { form, meetings, fixture } = detail;
  const lists = [
    [`${words.sports.form}: ${fixture.home}`, form[0]],
    [`${words.sports.form}: ${fixture.away}`, form[1]],
    [words.sports.meetings, meetings],
  ] as const;
  return (
    <>
      {lists.map(([title, matches]) => matches.length > 0 && <PastList key={title} title={title} matches={matches} />)}
    </>
  );
}

function PastList({ title, matches }: { readonly title: string; readonly matches: readonly PlayedMatch[] }) {
  return (
    <section class="sp-card sp-past">
      <h2>{title}</h2>
      <ul>
        {matches.map(({ id, home, away, score }) => (
          <li key={id} dir="ltr">
            <bdi>{home}</bdi>
            <b dir="ltr">{`${score[0]}–${score[1]}`}</b>
            <bdi>{away}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The seed of the match, and whether its result follows from it. */
function MatchProof({ detail, context }: DetailProps) {
  const { words } = context;
  const { seedHash, serverSeed, fixture } = detail;
  const follows = useMemo(
    () => (serverSeed === null ? null : isResultOfSeed(fixture.id, { serverSeed, seedHash, score: fixture.score })),
    [fixture.id, fixture.score, serverSeed, seedHash],
  );
  return (
    <section class="sp-card sp-proof">
      <h2>{words.fairness}</h2>
      <SeedFacts
        words={words}
        facts={[
          { label: words.sports.seedHash, value: seedHash, isCopied: true },
          ...(serverSeed === null ? [] : [{ label: words.sports.seed, value: serverSeed, isCopied: true }]),
        ]}
      />
      <p class="verdict" data-verdict={follows === false ? 'differs' : 'agrees'}>
        {follows === null ? words.sports.seedLater : follows ? words.sports.agrees : words.sports.differs}
      </p>
    </section>
  );
}
