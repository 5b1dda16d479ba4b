import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { PLINKO_ROWS, type PlinkoRisk, plinkoMultiples, plinkoRisks } from './plinko-multiples.ts';

export interface PlinkoView {
  readonly risk: PlinkoRisk;
  /** The ball's way from row to row: 0 left, 1 right. */
  readonly path: readonly (0 | 1)[];
  /** From the left, 0 to 12: the number of turns to the right. */
  readonly slot: number;
  /** Of the bet, in hundredths. */
  readonly multiple: number;
}

/** The risk that a choice names; null when it names none. */
export function plinkoRiskOf(choice: Choice): PlinkoRisk | null {
  return plinkoRisks.find((risk) => risk === choice.risk) ?? null;
}

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  if (made.length > 0) return 'must not follow the choice of a risk';
  if (Object.keys(next).some((key) => key !== 'risk')) return 'must have a risk and nothing else';
  return plinkoRiskOf(next) === null ? 'must be low, medium or high' : null;
}

/** A ball falls past twelve rows of pegs: twelve draws of two, from the top. The risk chooses what the slots pay. */
export const plinkoRules: GameRules<PlinkoView> = {
  id: 'plinko-1',
  returnBasisPoints: 9700,
  volatility: 'medium',
  betUnits: 10,
  startChoices: 1,
  choiceProblem,
  play: (draw, [start = {}], betMinor) => {
    const risk = plinkoRiskOf(start);
    if (risk === null) throw new RangeError('A ball needs a risk.');
    const path = Array.from({ length: PLINKO_ROWS }, () => (draw(2) === 0 ? 0 : 1));
    const slot = path.filter((turn) => turn === 1).length;
    const multiple = plinkoMultiples[risk][slot] ?? 0;
    return { view: { risk, path, slot, multiple }, isOver: true, winMinor: Math.floor((betMinor * multiple) / 100) };
  },
  choiceOfAbsent: () => ({ risk: 'low' }),
};
