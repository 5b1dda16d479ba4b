import {
  holdSends,
  insertSend,
  readFillingSends,
  removeSends,
  type SmsSubject,
} from '#gateway/areas/messaging/repository/sms-send-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { addressBlocks } from '#gateway/kit/address-block.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { numberInName, readE164, readMobileNumber, type TypedNumber } from '#gateway/kit/mobile-number.ts';
import {
  LONGEST_LIMIT_MS,
  SMS_LIMITS,
  type SmsLimit,
  type SmsLimits,
  type SmsStanding,
  scaledLimits,
} from './sms-limits.ts';

/** The digits that the numbers of one block share; blocks are rented whole. */
const PREFIX_DIGITS = 7;

export interface SmsGuardParts {
  /** Multiplies every limit. */
  readonly rateLimitFactor: number;
  readonly log: { warn(fields: object, message: string): void };
  readonly limits?: SmsLimits;
}

/** A text message that somebody asked for. */
export interface AskedSms {
  /** E.164. */
  readonly number: string;
  /** The IP address of the request. */
  readonly address: string;
  /** The sender's standing; each standing has limits of its own. */
  readonly standing: SmsStanding;
  /** The member who is signed in; null where nobody is. */
  readonly memberId: string | null;
  readonly now: Date;
}

/**
 * Prevents SMS toll fraud: premium-rate numbers are refused, and messages are rate-limited by number, address, block of
 * numbers and country, and by the site's budget. Senders with more proof of identity are counted apart from those with
 * less. Counters are in the database, for all processes together.
 */
export function smsGuard({ rateLimitFactor, log, limits = SMS_LIMITS }: SmsGuardParts) {
  const scaled = scaledLimits(limits, rateLimitFactor);

  return {
    /**
     * A typed number in E.164, such as it is stored and sent to.
     * @throws DomainError `invalid_request` naming `countryDialingCode` or `mobileNum`.
     */
    normalise: (typed: TypedNumber): string => readMobileNumber(typed).e164,

    /** A number that somebody typed in place of a name, in E.164; null where it is none. */
    numberInName,

    /**
     * Counts a text message, within the transaction that stores it: where that is rolled back, nothing was counted.
     * Call it also where no message follows because nobody has the number, so that the answers to both are the same;
     * and before the transaction changes anything, since from here on the sends of a site wait for one another.
     * @throws DomainError `too_many_requests` with the time to wait; `messages_unavailable` once the site's budget is
     *   spent; `invalid_request` for a number that is sent none.
     */
    async check(tx: SiteTransaction, siteId: string, asked: AskedSms): Promise<void> {
      const { standing, memberId, now } = asked;
      const { e164, country } = readE164(asked.number);
      const [address, network56, network48] = addressBlocks(asked.address).map(({ block }) => block);
      const subject: SmsSubject = {
        standing,
        number: e164,
        address: address ?? asked.address,
        network56: network56 ?? null,
        network48: network48 ?? null,
        prefix: e164.slice(0, PREFIX_DIGITS + 1),
        country,
        member_id: memberId,
      };
      await holdSends(tx, siteId);
      const ownLimits = scaled[standing];
      const filling = await readFillingSends(tx, siteId, subject, { limits: ownLimits, now });
      const waitMs = longestWait(ownLimits, filling, now);
      if (waitMs.others > 0)
        throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs.others / 1_000) });
      if (waitMs.site > 0) {
        log.warn({ site: siteId, standing }, 'the SMS budget (rate limit) of the site is exhausted');
        throw new DomainError('messages_unavailable', { retryAfterSeconds: Math.ceil(waitMs.site / 1_000) });
      }
      await removeSends(tx, siteId, new Date(now.getTime() - LONGEST_LIMIT_MS));
      await insertSend(tx, siteId, subject, now);
    },
  };
}

export type SmsGuard = ReturnType<typeof smsGuard>;

/** How long until every limit has room again, in milliseconds; 0 where there is room. */
function longestWait(
  limits: readonly SmsLimit[],
  filling: ReadonlyArray<Date | null>,
  now: Date,
): { readonly site: number; readonly others: number } {
  const wait = { site: 0, others: 0 };
  limits.forEach(({ scope, withinMs }, index) => {
    const filledAt = filling[index];
    if (!filledAt) return;
    const part = scope === 'site' ? 'site' : 'others';
    wait[part] = Math.max(wait[part], filledAt.getTime() + withinMs - now.getTime());
  });
  return wait;
}
