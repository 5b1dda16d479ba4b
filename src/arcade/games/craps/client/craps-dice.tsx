/** @jsxImportSource preact */
import { SolidDie } from '#arcade/games/tables/client/dice.tsx';
import type { CrapsDice } from '../rules/craps-places.ts';

/** The dice on the felt before the first round. */
const FIRST_DICE: CrapsDice = [3, 4];

function Die({ number }: { readonly number: number }) {
  return (
    <svg class="cr-die" viewBox="-1.15 -0.65 2.3 2.3" aria-hidden="true">
      <SolidDie x={0} y={0} size={1} number={number} isRed />
    </svg>
  );
}

interface DiceProps {
  readonly dice: CrapsDice | null;
  /** Which roll of the round it is: each is thrown anew. */
  readonly roll: number;
  readonly isRolling: boolean;
  /** The label for screen readers. */
  readonly label: string;
}

/** Two red dice on the felt. Each is a layer of its own, so that a throw moves it without drawing it anew. */
export function CrapsDicePair({ dice, roll, isRolling, label }: DiceProps) {
  const [first, second] = dice ?? FIRST_DICE;
  return (
    <div class="cr-dice" role="img" aria-label={label} data-rolling={isRolling}>
      <Die key={`first ${roll}`} number={first} />
      <Die key={`second ${roll}`} number={second} />
    </div>
  );
}
