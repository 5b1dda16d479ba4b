/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { BigRoadCell, RoadRound } from '../roads/big-road.ts';
import type { DerivedRoad, RoadColour } from '../roads/derived-roads.ts';

/** The colours of the sides, by their names in the style sheet. */
export const TONES = { player: 'blue', banker: 'red', tie: 'green' } as const;

const SLASH = 'M-3.4 3.4 3.4 -3.4';

/** A filled circle with the outcome's letter, and small dots for pairs. */
export function BeadMark({ round, words }: { readonly round: RoadRound; readonly words: GameWords }) {
  const { outcome, playerPair, bankerPair } = round;
  return (
    <>
      <circle class="bc-full" data-tone={TONES[outcome]} r="4.4" />
      <text class="bc-letter-mark" y="1.75">
        {words.baccarat.mark[outcome]}
      </text>
      {bankerPair && <circle class="bc-pair" data-tone="red" cx="-3.2" cy="-3.2" r="1.4" />}
      {playerPair && <circle class="bc-pair" data-tone="blue" cx="3.2" cy="3.2" r="1.4" />}
    </>
  );
}

/** The stroke of a tie, with their number from two on. */
export function TieMark({ ties }: { readonly ties: number }) {
  return (
    <>
      <path class="bc-stroke" data-tone="green" d={SLASH} />
      {ties > 1 && (
        <text class="bc-ties" y="2">
          {ties}
        </text>
      )}
    </>
  );
}

/** A ring of the side's colour, with a stroke for ties; ties alone where no side has won yet. */
export function BigRoadMark({ cell: { side, ties } }: { readonly cell: BigRoadCell | TiesAlone }) {
  return (
    <>
      {side !== null && <circle class="bc-ring" data-tone={TONES[side]} r="3.5" />}
      {ties > 0 && <TieMark ties={ties} />}
    </>
  );
}

/** Ties before any win. */
export interface TiesAlone {
  readonly side: null;
  readonly ties: number;
}

/** A mark of a derived road: a ring, a full circle, or a stroke. */
export function DerivedMark({ road, colour }: { readonly road: DerivedRoad; readonly colour: RoadColour }) {
  if (road === 'bigEyeBoy') return <circle class="bc-ring" data-tone={colour} r="3.3" />;
  if (road === 'smallRoad') return <circle class="bc-full" data-tone={colour} r="4" />;
  return <path class="bc-stroke" data-tone={colour} d={SLASH} />;
}
