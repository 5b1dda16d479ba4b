/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { RoadRound, RoadSide } from '../roads/big-road.ts';
import { derivedRoads, nextMarks } from '../roads/derived-roads.ts';
import type { RoadStatistics } from '../roads/road-statistics.ts';
import { DerivedMark, TONES } from './road-marks.tsx';

interface ListProps {
  readonly rounds: readonly RoadRound[];
  readonly statistics: RoadStatistics;
  readonly words: GameWords;
}

/** Pairs have a dot in place of a letter. */
const COUNTED = [
  { kind: 'player', of: 'player', isPair: false },
  { kind: 'banker', of: 'banker', isPair: false },
  { kind: 'tie', of: 'tie', isPair: false },
  { kind: 'playerPair', of: 'player', isPair: true },
  { kind: 'bankerPair', of: 'banker', isPair: true },
] as const;

/** The next marks of the derived roads, if player or banker wins the next round. */
function NextMarks({ rounds, side, words }: Pick<ListProps, 'rounds' | 'words'> & { readonly side: RoadSide }) {
  const { colour, ...said } = words.baccarat;
  const marks = nextMarks(rounds, side);
  const told = derivedRoads.map((road) => `${said[road]} ${colour[marks[road] ?? 'none']}`).join(', ');
  return (
    <span class="bc-next-side" role="img" aria-label={words.say('baccarat.nextOf', { side: said[side], marks: told })}>
      <b data-tone={TONES[side]} dir="auto">
        {said[side]}
      </b>
      {derivedRoads.map((road) => {
        const mark = marks[road];
        return (
          <svg key={road} viewBox="-5 -5 10 10" aria-hidden="true" focusable="false">
            {mark === null ? <circle class="bc-no-mark" r="1" /> : <DerivedMark road={road} colour={mark} />}
          </svg>
        );
      })}
    </span>
  );
}

/** Statistics of the shown rounds, and the next marks of the derived roads. */
export function RoadStatisticsList({ rounds, statistics, words }: ListProps) {
  const said = words.baccarat;
  return (
    <div class="bc-statistics">
      <dl class="bc-counts">
        {COUNTED.map(({ kind, of, isPair }) => (
          <div key={kind} class="bc-count" data-count={kind}>
            <dt>
              <i class="bc-badge" data-tone={TONES[of]} data-pair={isPair} aria-hidden="true">
                {isPair ? '' : said.mark[of]}
              </i>
              <span dir="auto">{said[kind]}</span>
            </dt>
            <dd>{statistics[kind]}</dd>
          </div>
        ))}
        <div class="bc-count" data-count="rounds">
          <dt>
            <span dir="auto">{said.rounds}</span>
          </dt>
          <dd>{statistics.rounds}</dd>
        </div>
      </dl>
      <div class="bc-next">
        <span class="bc-next-title" aria-hidden="true">
          {said.next}
        </span>
        <NextMarks rounds={rounds} side="banker" words={words} />
        <NextMarks rounds={rounds} side="player" words={words} />
      </div>
      <p class="bc-no-influence">{said.noInfluence}</p>
    </div>
  );
}
