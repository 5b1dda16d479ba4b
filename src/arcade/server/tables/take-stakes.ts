import { createHash } from 'node:crypto';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { totalOf } from '#arcade/games/tables/rules/placed-chips.ts';
import { ownClientSeed } from '#arcade/games/tables/rules/table-round.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { SESSION_IDLE_MS } from '../play/session-access.ts';
import { FOREGROUND_PAUSES_MS, settleRound } from '../rounds/round-settler.ts';
import { endOf } from '../store/ended-session-store.ts';
import { insertRound, type Round } from '../store/round-store.ts';
import { findSession, type Player } from '../store/session-store.ts';
import {
  forgetBets,
  insertTableSeeds,
  noteClosing,
  type PlacedBets,
  placedBets,
  type TableKey,
} from '../store/table-bets.ts';
import { eachWallet } from './each-wallet.ts';
import { playerKey } from './shared-seats.ts';
import { clientSeedOf } from './table-seeds.ts';

interface ClosedRound {
  readonly table: TableKey;
  readonly rules: GameRules;
  readonly number: number;
  readonly closesAt: number;
  readonly serverSeed: string;
}

/**
 * Names a player's round in a table's round: there is one at most. Games cannot ask for a round by such a name, since
 * their request ids have no colon.
 */
export function requestIdOf({ vendor, gameCode }: TableKey, closesAt: number): string {
  return `table:${vendor}:${gameCode}:${closesAt}`;
}

/**
 * Takes the bets of a table's round once they are closed: every player's chips become a round of his, all in one step,
 * and then each wallet is asked for its bet.
 * @param answered called for each player whose wallet has answered, or will not be waited for.
 */
export async function takeStakes(
  parts: PlayParts,
  closed: ClosedRound,
  answered: (round: Round) => void,
): Promise<void> {
  await eachWallet(closeBets(parts, closed), (round) =>
    parts.queue.run(round, async () => answered(await settleRound(parts, round.id, FOREGROUND_PAUSES_MS))),
  );
}

function closeBets(parts: PlayParts, closed: ClosedRound): readonly Round[] {
  const { store, secrets, clock } = parts;
  const { table, rules, number, closesAt, serverSeed } = closed;
  return store.transaction(() => {
    const bets = placedBets(store, table, closesAt).filter(({ betMinor }) => betMinor > 0);
    const now = clock().getTime();
    const seeds = { serverSeed, clientSeed: clientSeedOf(table), at: closesAt };
    const shared = bets.length === 0 || rules.table !== undefined ? null : insertTableSeeds(store, table, seeds);
    const seedOf = (player: Player): number =>
      shared ??
      insertTableSeeds(store, table, { ...seeds, clientSeed: ownClientSeed(seeds.clientSeed, tagOf(parts, player)) });
    const rounds = bets.flatMap((bet) => {
      const session = findSession(store, bet.tokenDigest, now - SESSION_IDLE_MS);
      // The session has ended: the bet is dropped. No money was taken for it.
      if (session === undefined || endOf(store, session) !== undefined) return [];
      return insertRound(
        store,
        session,
        {
          id: secrets.roundId(),
          requestId: requestIdOf(table, closesAt),
          machineId: rules.id,
          choices: [choiceOf(bet)],
          isOver: false,
          seedId: seedOf(bet),
          nonce: number,
          bet: totalOf(bet.chips),
          win: 0,
          betsClosedAt: closesAt,
        },
        now,
      );
    });
    forgetBets(store, table, closesAt);
    noteClosing(store, table, closesAt);
    return rounds;
  });
}

/**
 * A player's part of the client seed at tables with choices. It follows from who he is and where he plays, so that it
 * was fixed long before the seed of any round, and a trial shows nothing of a real round.
 */
function tagOf(place: PlayParts, player: Player): string {
  return createHash('sha256').update(playerKey(place, player)).digest('hex').slice(0, 16);
}

/** The choice that a player's chips are in the game's rules. */
export function choiceOf({ chips }: Pick<PlacedBets, 'chips'>): { readonly bets: PlacedBets['chips'] } {
  return { bets: chips };
}
