/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { SEASON_RULES } from '#arcade/games/sportsbook/season/timeline.ts';
import type { LegResult, SlipLeg, SlipView } from '#arcade/games/sportsbook/slip/slip.ts';
import type { TableRoundView } from '#arcade/round-view-api.ts';
import type { Figures } from '../money-text.ts';
import { SeedFacts } from '../sheets/seed-facts.tsx';
import { isResultOfSeed } from '../sportsbook/seed-check.ts';
import { SlipRecord } from '../sportsbook/slip-board.tsx';
import type { GameWords } from '../words/game-words.ts';

interface SlipRoundProps {
  readonly view: TableRoundView;
  readonly words: GameWords;
  readonly figures: Figures;
}

/** A slip of the past: its legs with their results, what came back, and the seeds of its matches. */
export function SlipRound({ view: { round }, words, figures }: SlipRoundProps) {
  const slip = round.view as SlipView;
  return (
    <>
      <SlipRecord
        view={slip}
        words={words}
        money={figures.money}
        betMinor={round.betMinor}
        winMinor={round.winMinor}
        isOver={round.isOver}
      />
      {slip.results?.map((result, index) => (
        <LegProof key={slip.legs[index]?.fixtureId} leg={slip.legs[index]} result={result} words={words} />
      ))}
    </>
  );
}

interface LegProofProps {
  readonly leg: SlipLeg | undefined;
  readonly result: LegResult;
  readonly words: GameWords;
}

/** The seed of a match, played again in the browser. A market may be decided before its match is over. */
function LegProof({ leg, result: { serverSeed, score, rules }, words }: LegProofProps) {
  const follows = useMemo(
    () =>
      leg === undefined || serverSeed === null
        ? null
        : isResultOfSeed(leg.fixtureId, { serverSeed, seedHash: null, score }),
    [leg, serverSeed, score],
  );
  if (leg === undefined) return null;
  return (
    <section class="seen-proof">
      <header>
        <h2>
          <bdi>{`${leg.home} – ${leg.away}`}</bdi>
        </h2>
      </header>
      {serverSeed !== null && (
        <SeedFacts words={words} facts={[{ label: words.sports.seed, value: serverSeed, isCopied: true }]} />
      )}
      {/* Other rules than these cannot say whether a seed led to the result. */}
      {rules === SEASON_RULES && (
        <p class="verdict" data-verdict={follows === false ? 'differs' : 'agrees'}>
          {follows === null ? words.sports.seedLater : follows ? words.sports.agrees : words.sports.differs}
        </p>
      )}
    </section>
  );
}
