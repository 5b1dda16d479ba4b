import type { KeyObject } from 'node:crypto';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { eachSite } from '../each-site.ts';
import { keptUntil } from '../grants/kept-until.ts';
import { prizeOf } from '../grants/prize.ts';
import { type PayParts, payPeriods } from '../periods/pay-periods.ts';
import { endRaffle, holdRaffles, insertWinner, ownerOf } from '../repository/raffle-repository.ts';
import { insertReward } from '../repository/reward-repository.ts';
import { drawWinners, raffleSeed } from './draw-winners.ts';
import { issueTickets } from './issue-tickets.ts';
import { raffleHours, raffleSettings } from './raffle-settings.ts';

export const RAFFLE = 'raffle';

/** Dependencies of the job that draws. */
export interface DrawParts extends PayParts {
  /** Every draw follows from it. */
  readonly raffleSecret: () => Promise<KeyObject>;
}

/**
 * Issues what is left of the tickets of ended periods, draws their raffles, each once, and grants the prizes, on every
 * site that has one. Members claim a prize within 30 days.
 */
export async function drawRaffles(parts: DrawParts, stopping?: AbortSignal): Promise<void> {
  const settingsOf = ({ site }: PublishedSite) => (site.raffle === undefined ? undefined : raffleHours(site.raffle));
  const issue = async (...args: Parameters<typeof issueTickets>): Promise<boolean> => {
    await issueTickets(...args);
    return false;
  };
  await payPeriods(parts, { table: 'raffle', settingsOf, payMember: issue }, stopping);
  if (stopping?.aborted) return;
  const secret = await parts.raffleSecret();
  await eachSite(parts, async (published) => {
    if (published.site.raffle === undefined) return;
    await parts.database.forSite(published.id, (tx) => drawDue(tx, published, { secret, at: parts.clock() }));
  });
}

async function drawDue(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { secret, at }: { readonly secret: KeyObject; readonly at: Date },
): Promise<void> {
  const prizes = raffleSettings(site).prizes.flatMap(({ count, prize }) => Array.from({ length: count }, () => prize));
  for (const { first, issued } of await holdRaffles(tx, id)) {
    const seed = raffleSeed(secret, id, first);
    for (const [index, number] of drawWinners(seed, { tickets: issued, count: prizes.length }).entries()) {
      const memberId = await ownerOf(tx, id, { first, number });
      const prize = prizes[index];
      if (memberId === undefined || prize === undefined) throw new Error(`nobody has ticket ${number} of ${first}`);
      const reward = await insertReward(tx, id, {
        ...{ memberId, kind: RAFFLE, source: `${first}:${number}`, ...prizeOf(site, prize), at },
        ...{ facts: { place: index + 1, tickets: issued }, expiresAt: keptUntil(at) },
      });
      if (reward === null) throw new Error(`ticket ${number} of ${first} has won already`);
      await insertWinner(tx, id, { first, place: index + 1, number, rewardId: reward.reward_id });
    }
    await endRaffle(tx, id, { first, seed: seed.toString('hex'), at });
  }
}
