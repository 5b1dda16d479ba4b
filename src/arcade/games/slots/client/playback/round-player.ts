import type { SoundBox } from '#arcade/client/sound/sound-box.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { GridPosition, PublicMachine } from '#arcade/game-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';
import type { ReelPace } from '../reels/reel-motion.ts';
import type { LitWin, ReelStage } from '../reels/reel-stage.ts';
import type { Celebration } from '../screen/celebration.tsx';
import type { FreeSpinsSign } from '../screen/free-spins-sign.tsx';
import type { WinPlate } from '../screen/win-plate.tsx';
import { winWords } from '../screen/win-words.ts';
import type { Pauses } from './pauses.ts';
import type { PlaybackStep, ShownWin, WinSize } from './playback-steps.ts';

/** The parts of the screen that a round is shown with. */
export interface RoundStage {
  readonly machine: PublicMachine;
  readonly reels: ReelStage;
  readonly plate: WinPlate;
  readonly sign: FreeSpinsSign;
  readonly celebration: Celebration;
  readonly sounds: SoundBox;
  readonly pauses: Pauses;
  readonly words: GameWords;
  readonly symbolUrls: Readonly<Partial<Record<SymbolId, string>>>;
  money(minor: number): string;
  /** The round's win so far. */
  showWon(minor: number): void;
}

const TOGETHER_MS = 950;
const FAST_TOGETHER_MS = 450;
const EACH_MS = 1500;
const COUNT_UP_MS: Readonly<Record<WinSize, number>> = { none: 200, win: 1200, big: 2600, huge: 4600 };
const WORDS_MS = 1700;

/** Steps before which the plate of the last win stays. */
const KEEPS_PLATE: ReadonlySet<PlaybackStep['kind']> = new Set(['wins', 'freeSpinsEnd', 'jackpot', 'end']);

function litWin(machine: PublicMachine, { positions, line }: ShownWin): LitWin {
  const rows = line === null ? undefined : machine.lines[line];
  return { positions, line: rows?.map((row, reel): GridPosition => [reel, row]) ?? null };
}

function positionsOf(wins: readonly ShownWin[]): GridPosition[] {
  return wins.flatMap(({ positions }) => positions);
}

/**
 * Shows the steps of a round one after the other. The first turn of the reels is already on its way when it is called.
 * Answers the wins that are still on the board at the end, which may be shown again until the next round.
 */
export async function showRound(
  steps: readonly PlaybackStep[],
  stage: RoundStage,
  pace: () => ReelPace,
  isFast: () => boolean,
): Promise<readonly ShownWin[]> {
  const { machine, reels, plate, sign, celebration, sounds, pauses, words, money } = stage;
  let lastWins: readonly ShownWin[] = [];
  let isFirstTurn = true;

  async function showWins(wins: readonly ShownWin[], amountMinor: number, sumMinor: number) {
    lastWins = wins;
    sounds.play('win');
    stage.showWon(sumMinor);
    reels.light(wins.map((win) => litWin(machine, win)));
    const [only] = wins;
    const label = only !== undefined && wins.length === 1 ? winWords(only, words) : words.win;
    plate.show(label, money(amountMinor), positionsOf(wins));
    await pauses.rest(isFast() ? FAST_TOGETHER_MS : TOGETHER_MS);
  }

  async function showFreeSpinsWon(count: number, isMore: boolean, positions: readonly GridPosition[]) {
    reels.light([{ positions, line: null }]);
    sounds.play('freeSpins');
    await pauses.rest(700);
    plate.hide();
    celebration.showWords(words.say(isMore ? 'freeSpinsMore' : 'freeSpinsWon', { count }), '', null);
    await pauses.rest(WORDS_MS);
    celebration.hide();
    reels.light([]);
  }

  function celebrate(title: string, amountMinor: number, size: WinSize) {
    plate.hide();
    sounds.play(size === 'none' || size === 'win' ? 'win' : 'bigWin');
    return celebration.showAmount(title, amountMinor, COUNT_UP_MS[size], pauses.rest);
  }

  for (const step of steps) {
    if (!KEEPS_PLATE.has(step.kind)) plate.hide();
    if (step.kind === 'turn') {
      lastWins = [];
      if (!isFirstTurn) reels.turn(pace(), step.spin.kind === 'free');
      isFirstTurn = false;
      await reels.land(step.spin, step.suspenseFrom);
    } else if (step.kind === 'fall') {
      lastWins = [];
      sounds.play('fall');
      await reels.fall(step.spin, step.removed, pace());
    } else if (step.kind === 'expand') {
      sounds.play('fall');
      await reels.expand(step.symbol, step.reels);
    } else if (step.kind === 'wins') {
      await showWins(step.wins, step.amountMinor, step.sumMinor);
      if (!sign.element.hidden) sign.showSum(money(step.sumMinor));
    } else if (step.kind === 'freeSpinsWon') {
      await showFreeSpinsWon(step.count, step.isMore, step.positions);
    } else if (step.kind === 'freeSpinBegins') {
      const { left, multiplier, drawnSymbol, sumMinor } = step;
      const picture = drawnSymbol === null ? null : (stage.symbolUrls[drawnSymbol] ?? null);
      sign.show({ left, multiplier, picture, sum: money(sumMinor) });
      await pauses.rest(isFast() ? 80 : 350);
    } else if (step.kind === 'freeSpinsEnd') {
      await celebrate(words.freeSpinsTotal, step.sumMinor, step.size);
      sign.hide();
    } else if (step.kind === 'jackpot') {
      await celebrate(`${words.jackpot.won} ${words.jackpot[step.tier]}`, step.amountMinor, 'huge');
    } else if (step.size === 'big' || step.size === 'huge') {
      await celebrate(step.size === 'huge' ? words.hugeWin : words.bigWin, step.winMinor, step.size);
    }
  }
  return lastWins;
}

/** Shows the wins of a finished round in turn, over and over, until the returned function is called. */
export function cycleWins(wins: readonly ShownWin[], stage: RoundStage, hasLessMotion: () => boolean): () => void {
  const { machine, reels, plate, words, money } = stage;
  let index = 0;
  const show = () => {
    const win = wins[index % wins.length];
    index += 1;
    if (win === undefined) return;
    reels.light([litWin(machine, win)]);
    plate.show(winWords(win, words), money(win.amountMinor), win.positions);
  };
  if (wins.length > 0) show();
  const timer = wins.length > 1 && !hasLessMotion() ? setInterval(show, EACH_MS) : undefined;
  return () => {
    clearInterval(timer);
    reels.light([]);
    plate.hide();
  };
}
