import { betSteps } from '#arcade/client/controls/bet-steps.ts';
import { type ControlBar, controlBar } from '#arcade/client/controls/control-bar.tsx';
import { countUp } from '#arcade/client/controls/count-up.ts';
import { GameRefusal } from '#arcade/client/game-server.ts';
import { newRequestId } from '#arcade/client/new-request-id.ts';
import { refusalNotice } from '#arcade/client/refusal-notice.ts';
import type { GrantedSpins } from '#arcade/free-spins-api.ts';
import type { PublicMachine, RoundResult, SpinResult } from '#arcade/game-api.ts';
import { FAST_PACE, NORMAL_PACE } from '../reels/reel-motion.ts';
import type { Board } from '../reels/reel-stage.ts';
import type { GameScreen } from '../screen/game-screen.tsx';
import type { SlotContext } from '../slot-context.ts';
import { type AutoplayChoice, type AutoplayState, afterAutoplayRound, beginAutoplay } from './autoplay.ts';
import { playbackSteps } from './playback-steps.ts';
import { cycleWins, type RoundStage, showRound } from './round-player.ts';

/** The game from press to press. */
export interface RoundFlow {
  readonly bar: ControlBar;
  readonly betMinor: number;
  readonly isPlaying: boolean;
  /** The one press: it spins, cuts short what is shown, or stops a series. */
  press(): void;
  chooseBet(betMinor: number): void;
  autoplay(choice: AutoplayChoice): void;
  /** Shows a round of this slot again. */
  replay(round: SpinResult | RoundResult): void;
  refreshBalance(): void;
  pause(isPaused: boolean): void;
}

/** Callbacks of rounds beyond their stage. */
export interface RoundSurroundings {
  chooseBet(): void;
  openMenu(): void;
  /** A round has been settled by the server; it is yet to be shown. */
  roundSettled(result: SpinResult): void;
}

/** The board a game opens with: the beginning of every strip. */
export function firstBoard({ strips, rows }: PublicMachine): Board {
  return { grid: strips.map((strip) => strip.slice(0, rows)), stops: strips.map(() => 0) };
}

const BETWEEN_AUTOPLAYS_MS = 500;
const WIN_COUNT_MS = 500;

export function roundFlow(
  { session, server, words, figures, channel, sounds }: SlotContext,
  screen: GameScreen,
  stage: RoundStage,
  around: RoundSurroundings,
  hasLessMotion: () => boolean,
): RoundFlow {
  const { machine, betsMinor } = session;
  let balanceMinor = session.balanceMinor;
  let betMinor = session.defaultBetMinor;
  /** Free spins are played before anything is bet. */
  let free: GrantedSpins | null = session.freeSpins;
  let isPlaying = false;
  let isFast = false;
  let isPaused = false;
  let isOver = false;
  let series: AutoplayState | null = null;
  let endCycle: () => void = () => {};
  let hasStaleBalance = false;

  const bar = controlBar(words, {
    spin: press,
    lessBet: () => setBet(betSteps(betsMinor, betMinor).less),
    moreBet: () => setBet(betSteps(betsMinor, betMinor).more),
    chooseBet: around.chooseBet,
    toggleFast() {
      isFast = !isFast;
      bar.show({ isFast });
    },
    openMenu: around.openMenu,
  });
  const credit = countUp((minor) => bar.show({ credit: figures.money(minor) }), hasLessMotion);

  function showControls() {
    const { less, more } = betSteps(betsMinor, betMinor);
    const canBet = !isPlaying && series === null;
    bar.show({
      free: free && {
        left: words.say('granted.left', { count: free.left }),
        each: words.say('granted.each', { amount: figures.money(free.betMinor) }),
      },
      allowed: { less: canBet && less !== betMinor, more: canBet && more !== betMinor, choose: canBet },
      mode: series !== null ? 'stop' : isPlaying ? 'skip' : 'spin',
      autoplaysLeft: series?.left ?? null,
      isOver,
    });
  }

  function setBet(next: number) {
    if (isPlaying || series !== null || free !== null) return;
    betMinor = next;
    bar.show({ bet: figures.money(betMinor) });
    sounds.play('press');
    showControls();
  }

  function setBalance(next: number) {
    // A figure that still runs would end on what was before.
    credit.finish();
    balanceMinor = next;
    bar.show({ credit: figures.money(next) });
  }

  function skip() {
    stage.pauses.skip();
    stage.celebration.finish();
    stage.reels.hurry();
  }

  function press() {
    if (isOver) return;
    if (series !== null) {
      series = null;
      showControls();
      return;
    }
    if (isPlaying) return skip();
    void playRound();
  }

  /** Everything that belongs to the round before is taken off the screen. */
  function clearStage() {
    endCycle();
    endCycle = () => {};
    screen.clearNotice();
    credit.finish();
    isPlaying = true;
    showControls();
  }

  async function playRound(): Promise<SpinResult | null> {
    if (isPaused || isPlaying || isOver) return null;
    if (free === null && balanceMinor < betMinor) {
      refuse(new GameRefusal('insufficient_funds', ''));
      return null;
    }
    clearStage();
    sounds.play('turn');
    channel.send({ type: 'roundStarted' });
    const paidMinor = free === null ? betMinor : 0;
    bar.show({ lastWin: figures.money(0), credit: figures.money(balanceMinor - paidMinor) });
    stage.reels.turn(isFast ? FAST_PACE : NORMAL_PACE, false);
    const result = await askForRound();
    if (result !== null) await present(result, false);
    if (result?.freeSpin?.left === 0) await endFreeSpins(result.freeSpin);
    isPlaying = false;
    channel.send({ type: 'roundEnded' });
    showControls();
    if (hasStaleBalance) void refreshBalance();
    return result;
  }

  async function askForRound(): Promise<SpinResult | null> {
    try {
      const wanted = free === null ? { betMinor } : { betMinor: free.betMinor, grantId: free.grantId };
      const result = await server.spin({ requestId: newRequestId(), ...wanted });
      around.roundSettled(result);
      if (result.freeSpin !== undefined) free = result.freeSpin;
      showControls();
      bar.show({ credit: figures.money(result.balanceMinor - result.winMinor) });
      return result;
    } catch (refusal) {
      await stage.reels.land(null, null);
      setBalance(balanceMinor);
      refuse(refusal);
      if (refusal instanceof GameRefusal && refusal.code === 'free_spins_over') await lookForFreeSpins();
      return null;
    }
  }

  /** Tells what a grant has won. A series ends with it: the next spin would take a bet that nobody chose. */
  async function endFreeSpins({ wonMinor }: GrantedSpins) {
    series = null;
    const text = words.say('granted.won', { amount: figures.money(wonMinor) });
    screen.notice(text);
    screen.announce(text);
    await lookForFreeSpins();
  }

  async function lookForFreeSpins() {
    // Without an answer the next spin is a paid one, which its bet shows.
    const answer = await server.freeSpins().catch(() => null);
    free = answer?.freeSpins ?? null;
  }

  function refuse(cause: unknown) {
    const refusal = cause instanceof GameRefusal ? cause : new GameRefusal('unreachable', '');
    series = null;
    sounds.play('refused');
    if (refusal.balanceMinor !== null) setBalance(refusal.balanceMinor);
    if (refusal.code === 'session_ended') {
      isOver = true;
      channel.send({ type: 'sessionEnded' });
    }
    // Whether the bet was taken is not known here: the wallet says what is left.
    if (refusal.code === 'round_pending' || refusal.code === 'unreachable') hasStaleBalance = true;
    const { text, action } = refusalNotice(refusal, words, session.mode);
    screen.notice(
      text,
      action === null ? undefined : { label: action.label, run: () => channel.send({ type: action.sends }) },
    );
    screen.announce(text);
    showControls();
  }

  async function present(result: SpinResult, isReplay: boolean) {
    const steps = playbackSteps(result, machine);
    const wins = await showRound(
      steps,
      stage,
      () => (isFast ? FAST_PACE : NORMAL_PACE),
      () => isFast || series !== null,
    );
    if (!isReplay) {
      balanceMinor = result.balanceMinor;
      void credit.run(result.balanceMinor - result.winMinor, result.balanceMinor, WIN_COUNT_MS);
    }
    bar.show({ lastWin: figures.money(result.winMinor) });
    screen.announce(
      result.winMinor === 0 ? words.toldNoWin : words.say('toldWin', { amount: figures.money(result.winMinor) }),
    );
    endCycle = cycleWins(wins, stage, hasLessMotion);
  }

  async function playSeries() {
    while (series !== null && !isOver) {
      if (!isPaused) {
        const result = await playRound();
        if (result === null) series = null;
        if (series !== null && result !== null) series = afterAutoplayRound(series, result);
        showControls();
      }
      if (series !== null) await stage.pauses.rest(BETWEEN_AUTOPLAYS_MS);
    }
  }

  async function refreshBalance() {
    if (isPlaying) {
      hasStaleBalance = true;
      return;
    }
    hasStaleBalance = false;
    try {
      const answer = await server.balance();
      if (!isPlaying) setBalance(answer.balanceMinor);
    } catch {
      // The figure stays as it was; the next round brings the wallet's own.
    }
  }

  setBalance(balanceMinor);
  bar.show({ bet: figures.money(betMinor), lastWin: figures.money(0) });
  showControls();
  if (free !== null)
    screen.notice(words.say('granted.start', { count: free.left, amount: figures.money(free.betMinor) }));

  return {
    bar,
    get betMinor() {
      return betMinor;
    },
    get isPlaying() {
      return isPlaying || series !== null;
    },
    press,
    chooseBet: setBet,
    autoplay(choice) {
      if (isPlaying || series !== null || isOver) return;
      series = beginAutoplay(choice, balanceMinor);
      showControls();
      void playSeries();
    },
    async replay(round) {
      if (isPlaying || series !== null || !('spins' in round)) return;
      clearStage();
      screen.notice(words.replay);
      stage.reels.turn(isFast ? FAST_PACE : NORMAL_PACE, false);
      await present(round, true);
      isPlaying = false;
      screen.clearNotice();
      showControls();
    },
    refreshBalance: () => void refreshBalance(),
    pause(next) {
      isPaused = next;
      sounds.hush(next);
    },
  };
}
