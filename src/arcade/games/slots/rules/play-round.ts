import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { CompiledMachine } from './compiled-machine.ts';
import type { RoundRecorder } from './round-recorder.ts';
import type { TurnKind } from './turn-kind.ts';
import { judgeBoard, turnResult } from './turn-reels.ts';

const BASE_TURN: TurnKind = { isFree: false, drawnSymbol: -1 };

/**
 * Plays a whole round, its free spins included, and answers what it pays in bet units (total bet / `betUnits`). The
 * order of drawing is the contract with everybody who checks a round: the stop of each reel from the left; when free
 * spins begin, the symbol that expands, where the machine has one; then the stops of each free spin.
 * @param recorder receives all that a player sees; null where only the sum counts.
 */
export function playRound(compiled: CompiledMachine, draw: DrawInteger, recorder: RoundRecorder | null): number {
  turn(compiled, BASE_TURN, draw, recorder);
  let units = turnResult.units;
  let left = turnResult.freeSpins;
  if (left === 0) {
    recorder?.turnEnded(0);
    return units;
  }
  const { payingSymbols } = compiled;
  const drawnSymbol = compiled.expands ? (payingSymbols[draw(payingSymbols.length)] as number) : -1;
  recorder?.turnEnded(left);
  const kind: TurnKind = { isFree: true, drawnSymbol };
  while (left > 0) {
    turn(compiled, kind, draw, recorder);
    units += turnResult.units;
    left += turnResult.freeSpins - 1;
    recorder?.turnEnded(left);
  }
  return units;
}

function turn(compiled: CompiledMachine, kind: TurnKind, draw: DrawInteger, recorder: RoundRecorder | null): void {
  const { reels, tops } = compiled;
  const strips = kind.isFree ? compiled.freeStrips : compiled.strips;
  for (let reel = 0; reel < reels; reel++) tops[reel] = draw((strips[reel] as Uint8Array).length);
  recorder?.turnStarted(kind);
  judgeBoard(compiled, kind, recorder);
}
