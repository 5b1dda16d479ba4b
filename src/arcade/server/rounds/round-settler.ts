import type { Store } from '../store/open-store.ts';
import { dropRaise, withdrawRaise } from '../store/raises.ts';
import { markWinBack, winToTakeBack } from '../store/replaced-wins.ts';
import {
  cancelRound,
  markDoubtful,
  type Raise,
  type Round,
  type RoundRefusal,
  roundById,
  tryAgainAt,
} from '../store/round-store.ts';
import { stakeRound } from '../store/staked-rounds.ts';
import type { RoundWallet } from '../wallet/round-wallet.ts';
import { closeRound } from './close-round.ts';
import { commitRaise } from './commit-raise.ts';

/** The fields that select the wallet. */
export type PlayedWith = Pick<Round, 'integration' | 'wallet'>;

export interface SettlerParts {
  readonly store: Store;
  /** The wallet of a round or a session. */
  readonly walletOf: (played: PlayedWith) => RoundWallet;
  readonly clock: () => Date;
  readonly pause: (ms: number) => Promise<void>;
}

/** Waits before the second, third and fourth call; a player watches the reels meanwhile. */
export const FOREGROUND_PAUSES_MS = [100, 300, 900] as const;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The refusal of what never reached a wallet. */
export const NOTHING_TAKEN: RoundRefusal = {
  code: 'wallet_unavailable',
  message: 'The wallet could not be reached. Nothing was taken.',
};
/** The refusal of a round that was given up. */
export const TAKEN_BACK: RoundRefusal = {
  code: 'wallet_unavailable',
  message: 'The round could not be settled and was taken back.',
};

/**
 * Settles a round with its wallet, as far as the wallet answers now. Idempotent: it may run any number of times, from
 * anywhere. A round that may have reached the wallet is never dropped: it is finished or rolled back.
 * @param pausesMs one more call after each; none means a single call.
 * @returns the round as it stands then: closed, `staked` where it goes on, or still `open` or `cancelling` when the
 *   wallet has not answered.
 */
export async function settleRound(parts: SettlerParts, roundId: string, pausesMs: readonly number[]): Promise<Round> {
  const { store, pause } = parts;
  for (let attempt = 0; ; attempt++) {
    const round = roundById(store, roundId);
    if (round.state === 'open' && round.raise !== null) await callForRaise(parts, round, round.raise);
    else if (round.state === 'open') await callOnce(parts, round);
    else if (round.state === 'cancelling') await takeBack(parts, round);
    const now = roundById(store, roundId);
    if (now.state !== 'open' && now.state !== 'cancelling') return now;
    // A raise that was taken has ended the round: its win is the next call.
    if (round.raise !== null && now.raise === null) return settleRound(parts, roundId, pausesMs);
    const wait = pausesMs[attempt];
    if (wait === undefined) return giveUpForNow(parts, now);
    await pause(wait);
  }
}

async function callOnce({ store, walletOf, clock }: SettlerParts, round: Round): Promise<void> {
  const wallet = walletOf(round);
  // The replaced win goes back before the new one is paid.
  if (winToTakeBack(round) !== null) {
    if (!(await wallet.rollBackWin(round))) return markDoubtful(store, round.id);
    if (winToTakeBack(roundById(store, round.id)) !== null) markWinBack(store, round);
  }
  const outcome = await (round.isOver ? wallet.settle(round) : wallet.stake(round));
  switch (outcome.kind) {
    case 'settled':
      // The arcade's own accounts have moved the round on in the step that moves the money.
      if (roundById(store, round.id).state !== 'open') return;
      if (!round.isOver) stakeRound(store, round.id, outcome.balanceMinor);
      else closeRound(store, round.id, { state: 'settled', balance: outcome.balanceMinor }, clock().getTime());
      return;
    case 'refused':
      // An earlier call may still be on its way, and be applied after this refusal.
      if (round.isDoubtful) cancelRound(store, round.id, outcome.refusal);
      else closeRound(store, round.id, { state: 'refused', refusal: outcome.refusal }, clock().getTime());
      return;
    case 'givenUp':
      cancelRound(store, round.id, TAKEN_BACK);
      return;
    case 'unknown':
      markDoubtful(store, round.id);
      return;
    case 'notSent':
      return;
  }
}

/** Asks for the raise of a round, or takes it back where it was refused and may have been taken before. */
async function callForRaise({ store, walletOf, clock }: SettlerParts, round: Round, raise: Raise): Promise<void> {
  const wallet = walletOf(round);
  if (round.refusal !== null) {
    if (await wallet.rollBackRaise(round, raise)) dropRaise(store, round.id, round.refusal);
    return;
  }
  const outcome = await wallet.raise(round, raise);
  switch (outcome.kind) {
    case 'settled':
      // The arcade's own accounts have moved the round on in the step that moves the money.
      if (roundById(store, round.id).raise !== null)
        commitRaise(store, round.id, outcome.balanceMinor, clock().getTime());
      return;
    case 'refused':
      // An earlier call may still be on its way, and be applied after this refusal.
      if (round.isDoubtful) withdrawRaise(store, round.id, outcome.refusal);
      else dropRaise(store, round.id, outcome.refusal);
      return;
    case 'givenUp':
      withdrawRaise(store, round.id, TAKEN_BACK);
      return;
    case 'unknown':
      markDoubtful(store, round.id);
      return;
    case 'notSent':
      return;
  }
}

async function takeBack({ store, walletOf, clock }: SettlerParts, round: Round): Promise<void> {
  if (!(await walletOf(round).rollBack(round))) return;
  // The arcade's own accounts have closed the round in the step that gives the money back.
  if (roundById(store, round.id).state === 'cancelling')
    closeRound(store, round.id, { state: 'rolledBack' }, clock().getTime());
}

/** A round that never left is refused; any other waits for its next try, longer each time. */
function giveUpForNow({ store, clock }: SettlerParts, round: Round): Round {
  const now = clock().getTime();
  const isUnsent = round.state === 'open' && !round.isDoubtful;
  if (isUnsent && round.raise !== null) dropRaise(store, round.id, NOTHING_TAKEN);
  else if (isUnsent && !round.isBetApplied)
    closeRound(store, round.id, { state: 'refused', refusal: NOTHING_TAKEN }, now);
  else tryAgainAt(store, round.id, now + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(round.attempts, 10)));
  return roundById(store, round.id);
}
