import type { KeyObject } from 'node:crypto';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { eachSite } from '../each-site.ts';
import { keptUntil } from '../grants/kept-until.ts';
import { prizeOf } from '../grants/prize.ts';
import { currentPeriod, periodOf } from '../periods/paid-period.ts';
import type { PayParts } from '../periods/pay-periods.ts';
import { endRaffle, insertWinner, openRaffles, ownerOf } from '../repository/raffle-repository.ts';
import { insertReward } from '../repository/reward-repository.ts';
import { drawNumbers, raffleSeed } from './draw-winners.ts';
import { earnedTickets, issueInOrder } from './issue-tickets.ts';
import { raffleHours, raffleSettings } from './raffle-settings.ts';

export const RAFFLE = 'raffle';

/** Dependencies of the job that draws. */
export interface DrawParts extends PayParts {
  /** Every draw follows from it. */
  readonly raffleSecret: () => Promise<KeyObject>;
}

/**
 * Issues the tickets that members have earned, in the order in which their stakes were reached, and draws the raffles
 * of ended periods, each once, on every site that has one. Members claim a prize within 30 days. Where the play of a
 * member could not be read, the others get their tickets, and the draw waits for the next run.
 */
export async function drawRaffles(parts: DrawParts, stopping?: AbortSignal): Promise<void> {
  const gameTypeOf = await parts.games.gameTypes();
  const secret = await parts.raffleSecret();
  await eachSite(parts, async (published) => {
    const { raffle, timeZone } = published.site;
    if (raffle === undefined || stopping?.aborted) return;
    const at = parts.clock();
    const settings = raffleHours(raffle);
    const open = await parts.database.forSite(published.id, async (tx) => {
      await currentPeriod(tx, published, { table: 'raffle', settings, at });
      return openRaffles(tx, published.id);
    });
    for (const { first, last, issued } of open) {
      const period = periodOf(settings, timeZone, { first, last });
      const isFinal = period.paidAt <= at;
      // Without a free seat nothing is left to issue before the draw.
      if (!isFinal && issued >= raffle.seats) continue;
      const { earned, hasFailed } = await earnedTickets(parts, published, { period, gameTypeOf, at }, stopping);
      if (stopping?.aborted) return;
      // Somebody who could not be read may have earned tickets: they come before the draw.
      const isDrawn = isFinal && !hasFailed;
      await parts.database.forSite(published.id, async (tx) => {
        const given = await issueInOrder(tx, published, { first, earned, isFinal: isDrawn, at });
        if (given !== null && isDrawn) await draw(tx, published, { ...given, first, secret, at });
      });
    }
  });
}

interface DueDraw {
  readonly first: string;
  readonly issued: number;
  /** Members who cannot win: their numbers are passed over. */
  readonly kept: ReadonlySet<string>;
  readonly secret: KeyObject;
  readonly at: Date;
}

async function draw(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { first, issued, kept, secret, at }: DueDraw,
): Promise<void> {
  const prizes = raffleSettings(site).prizes.flatMap(({ count, prize }) => Array.from({ length: count }, () => prize));
  const seed = raffleSeed(secret, id, first);
  let place = 0;
  for (const number of drawNumbers(seed, issued)) {
    const prize = prizes[place];
    if (prize === undefined) break;
    const memberId = await ownerOf(tx, id, { first, number });
    if (memberId === undefined) throw new Error(`nobody has ticket ${number} of ${first}`);
    if (kept.has(memberId)) continue;
    place += 1;
    const reward = await insertReward(tx, id, {
      ...{ memberId, kind: RAFFLE, source: `${first}:${number}`, ...prizeOf(site, prize), at },
      ...{ facts: { place, tickets: issued, prizes: prizes.length }, expiresAt: keptUntil(at) },
    });
    if (reward === null) throw new Error(`ticket ${number} of ${first} has won already`);
    await insertWinner(tx, id, { first, place, number, rewardId: reward.reward_id });
  }
  await endRaffle(tx, id, { first, seed: seed.toString('hex'), at });
}
