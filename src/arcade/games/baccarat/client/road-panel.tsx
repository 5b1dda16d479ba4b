/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { bigRoadOf, openingTies, type RoadRound } from '../roads/big-road.ts';
import { derivedRoadOf, derivedRoads } from '../roads/derived-roads.ts';
import { placeBeads, placeRuns, runsOf } from '../roads/road-cells.ts';
import { statisticsOf } from '../roads/road-statistics.ts';
import { Road } from './road.tsx';
import { BeadMark, BigRoadMark, DerivedMark, TONES } from './road-marks.tsx';
import { RoadStatisticsList } from './road-statistics-list.tsx';

export const roadTabs = ['roads', 'statistics'] as const;

export type RoadTab = (typeof roadTabs)[number];

interface PanelProps {
  readonly rounds: readonly RoadRound[];
  /** What is seen where there is no room for both. */
  readonly tab: RoadTab;
  /** It lies over the hands, where it has no place of its own. */
  readonly isOpen: boolean;
  readonly words: GameWords;
  choose(tab: RoadTab): void;
}

const SIDES = ['player', 'banker', 'tie'] as const;

/** The scoreboard: bead plate, big road, derived roads and statistics. Style decides whether tabs part them. */
export function RoadPanel({ rounds, tab, isOpen, words, choose }: PanelProps) {
  const said = words.baccarat;
  const runs = bigRoadOf(rounds);
  const ties = openingTies(rounds);
  const bigRoad = runs.length === 0 && ties > 0 ? [[{ side: null, ties }]] : runs;
  const statistics = statisticsOf(rounds);
  return (
    <section class="bc-panel" aria-label={said.scoreboard} data-tab={tab} data-open={isOpen}>
      <div class="bc-tabs">
        {roadTabs.map((each) => (
          <button key={each} type="button" class="bc-tab" aria-pressed={each === tab} onClick={() => choose(each)}>
            {said[each]}
          </button>
        ))}
        <span class="bc-sums" aria-hidden="true">
          {SIDES.map((side) => (
            <b key={side} data-tone={TONES[side]}>
              {said.mark[side]} {statistics[side]}
            </b>
          ))}
        </span>
      </div>
      <div class="bc-roads">
        <Road
          kind="beads"
          label={said.beadPlate}
          isTitled
          cells={placeBeads(rounds)}
          draw={(round) => <BeadMark round={round} words={words} />}
        />
        <Road
          kind="big"
          label={said.bigRoad}
          isTitled
          cells={placeRuns<(typeof bigRoad)[number][number]>(bigRoad)}
          draw={(cell) => <BigRoadMark cell={cell} />}
        />
        {derivedRoads.map((road) => (
          <Road
            key={road}
            kind={road}
            label={said[road]}
            cells={placeRuns(runsOf(derivedRoadOf(road, runs)))}
            draw={(colour) => <DerivedMark road={road} colour={colour} />}
          />
        ))}
      </div>
      <RoadStatisticsList rounds={rounds} statistics={statistics} words={words} />
    </section>
  );
}
