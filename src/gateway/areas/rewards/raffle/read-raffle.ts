import type { KeyObject } from 'node:crypto';
import type { LanguageCode, Raffle, RaffleDraw } from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { maskCustomerName } from '#gateway/kit/mask-customer-name.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { presentReward } from '../grants/present-reward.ts';
import { presentPrize, prizeGiven } from '../grants/prize.ts';
import { currentPeriod } from '../periods/paid-period.ts';
import {
  findRaffle,
  lastDrawn,
  ticketsOf,
  type WinnerRow,
  winnersOf,
  winningNumbers,
} from '../repository/raffle-repository.ts';
import type { RebateParts } from '../reward-parts.ts';
import { commitmentOf, passedOver, raffleSeed } from './draw-winners.ts';
import { readEntries } from './issue-tickets.ts';
import { raffleHours, raffleSettings, ticketMinor } from './raffle-settings.ts';

const SHOWN_WINNERS = 20;

/** Dependencies of a member's calls about raffles. */
export interface RaffleParts extends Pick<RebateParts, 'database' | 'clock' | 'games'> {
  readonly raffleSecret: () => Promise<KeyObject>;
}

/**
 * The raffle of the present period with a member's tickets, and the draw before it.
 * @throws DomainError `feature_disabled` where the site has none, `in_need_true_account` for a trial account.
 */
export async function readRaffle(
  { database, clock, games, raffleSecret }: RaffleParts,
  published: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
): Promise<Raffle> {
  const { id, site } = published;
  const settings = raffleSettings(site);
  const { decimals } = site.currency;
  const at = clock();
  const gameTypeOf = await games.gameTypes();
  const secret = await raffleSecret();
  const { period, entries, issued, last } = await database.forSite(id, async (tx) => {
    const member = await findById(tx, id, memberId);
    if (member === undefined || isTrialType(member.type)) throw new DomainError('in_need_true_account');
    const current = await currentPeriod(tx, published, { table: 'raffle', settings: raffleHours(settings), at });
    const has = await readEntries(tx, published, { memberId, period: current, gameTypeOf, at });
    const tickets = await ticketsOf(tx, id, { first: current.first, memberId });
    const drawn = await lastDrawn(tx, id);
    return {
      ...{ period: current, entries: { ...has, tickets } },
      issued: (await findRaffle(tx, id, current.first))?.issued ?? 0,
      last: drawn === undefined ? null : await readDraw(tx, id, { drawn, memberId }),
    };
  });
  const count = entries.tickets.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const per = ticketMinor(settings, site.currency);
  return {
    ...{ name: textInLanguage(settings.name, language, site.languages.default), every: settings.every },
    ...{ first: period.first, last: period.last, drawnAt: period.paidAt.toISOString() },
    ...{ per: settings.per, most: settings.most, seats: settings.seats, issued },
    prizes: settings.prizes.flatMap(({ count, prize }) => {
      const given = presentPrize(site, prize);
      return given === null ? [] : [{ count, ...given }];
    }),
    commitment: commitmentOf(raffleSeed(secret, id, period.first)),
    tickets: [...entries.tickets],
    waiting: Math.max(0, Math.min(entries.earned - count, settings.seats - issued)),
    progress: minorToDecimal(entries.stakedMinor % per, decimals),
    lastDraw: last === null ? null : presentDraw(last),
  };

  function presentDraw({ drawn, winners, numbers, own }: NonNullable<typeof last>): RaffleDraw {
    const seed = Buffer.from(drawn.seed ?? '', 'hex');
    return {
      ...{ first: drawn.first, last: drawn.last, tickets: drawn.issued },
      drawnAt: new Date(drawn.drawn_at ?? at).toISOString(),
      ...{ seed: seed.toString('hex'), commitment: commitmentOf(seed) },
      winners: winners.map(({ number, account, ...reward }) => ({
        ...{ number, name: maskCustomerName(account) },
        ...prizeGiven(site, reward.currency, BigInt(reward.amount_minor)),
      })),
      count: numbers.length,
      passed: [...passedOver(seed, { tickets: drawn.issued, winners: numbers, prizes: prizesOf(winners) })],
      won: own.map(({ number, ...reward }) => ({ number, reward: presentReward(published, reward, at) })),
    };
  }
}

/** How many prizes were drawn for, as the winners' rewards say: without winners all tickets were passed over. */
function prizesOf([winner]: readonly WinnerRow[]): number {
  return winner === undefined ? 1 : Number(winner.facts.prizes ?? 0);
}

interface OwnDraw {
  readonly drawn: NonNullable<Awaited<ReturnType<typeof lastDrawn>>>;
  readonly memberId: string;
}

async function readDraw(tx: SiteTransaction, siteId: string, { drawn, memberId }: OwnDraw) {
  const { first } = drawn;
  return {
    drawn,
    winners: await winnersOf(tx, siteId, { first, most: SHOWN_WINNERS }),
    numbers: await winningNumbers(tx, siteId, first),
    own: await winnersOf(tx, siteId, { first, memberId }),
  };
}
