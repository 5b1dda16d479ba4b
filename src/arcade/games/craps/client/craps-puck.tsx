/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type CrapsPoint, crapsPoints } from '../rules/craps-places.ts';

function Puck({ isOn, words }: { readonly isOn: boolean; readonly words: GameWords }) {
  return (
    <span class="cr-puck" data-on={isOn} aria-hidden="true">
      {isOn ? words.craps.puck.on : words.craps.puck.off}
    </span>
  );
}

interface PointsProps {
  /** Null before the come-out roll and where it decides the round. */
  readonly point: CrapsPoint | null;
  /** The puck lies on the point: the round is not decided yet. */
  readonly isOn: boolean;
  readonly words: GameWords;
}

/** The boxes of the points with the puck: on a point while it is rolled for, else at the side. */
export function PointBoxes({ point, isOn, words }: PointsProps) {
  return (
    <div class="cr-points">
      <span class="cr-box cr-rest">{!isOn && <Puck isOn={false} words={words} />}</span>
      {crapsPoints.map((each) => (
        <span key={each} class="cr-box" data-point={each === point} aria-hidden="true">
          {each}
          {isOn && each === point && <Puck isOn words={words} />}
        </span>
      ))}
      <span class="visually-hidden">{point === null ? words.craps.comeOut : words.say('craps.point', { point })}</span>
    </div>
  );
}
