import {
  type AddressPlace,
  forgetAddresses,
  forgetSignIns,
  removeTrialAccounts,
} from '#gateway/areas/accounts/accounts.ts';
import { forgetPaymentImages, forgetPayoutNumbers } from '#gateway/areas/cashier/cashier.ts';
import { forgetMessages } from '#gateway/areas/messaging/messaging.ts';
import {
  forgetDeliveries,
  forgetDrafts,
  forgetPromotionImages,
  forgetReferralTraces,
} from '#gateway/areas/rewards/rewards.ts';
import { forgetChats } from '#gateway/areas/service/service.ts';
import { tryLock } from '#gateway/database/advisory-lock.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';

const DAY_MS = 24 * 60 * 60_000;
const YEAR_DAYS = 365;

/** Days that data about members is kept (docs/operations.md, "Data retention"). */
export const KEPT_DAYS = {
  signIns: YEAR_DAYS,
  readMessages: YEAR_DAYS,
  unreadMessages: 2 * YEAR_DAYS,
  addresses: 2 * YEAR_DAYS,
  trialAccounts: 30,
  paymentImages: YEAR_DAYS,
  chats: YEAR_DAYS,
  promotionImages: YEAR_DAYS,
  referralTraces: YEAR_DAYS,
  applicationDrafts: 7,
  payoutNumbers: 180,
  deliveryAddresses: 180,
} as const;

/**
 * How many rows a transaction looks at, and how many of these transactions a run has for each kind: it never takes
 * long, and goes on the next time.
 */
const ROWS = 1_000;
const PAGES = 10;
/** An account goes with some ten tables. */
const TRIALS = 100;
/** A transaction deletes images of about a hundred megabytes. */
const IMAGES = 200;
/** A draft has up to three images. */
const DRAFTS = 60;
/** A chat may have dozens of images. */
const CHATS = 20;

interface Places {
  readonly signIn: string | null;
  readonly address: AddressPlace | null;
  readonly message: string | null;
  readonly withdrawal: string | null;
}

/**
 * Deletes expired data of members in batches: sign-ins, addresses, messages, account numbers, trial accounts, images,
 * drafts, chats, addresses of deliveries, and what tells accounts of one person apart. The position is kept in memory
 * alone: a restarted process looks at the same rows again.
 * @param rows how many a transaction looks at.
 * @returns what forgets a part of a site's.
 */
export function forgetHistory(
  database: Pick<TenantDatabase, 'forSite'>,
  {
    clock,
    rows: most = ROWS,
    trials = TRIALS,
  }: {
    readonly clock: () => Date;
    readonly rows?: number;
    readonly trials?: number;
  },
): (siteId: string) => Promise<void> {
  const places = new Map<string, Places>();

  /** One transaction of it, unless another process is at it: two would wait for each other's rows. */
  const alone = <T>(siteId: string, work: (tx: SiteTransaction) => Promise<T>): Promise<T | 'busy'> =>
    database.forSite(siteId, async (tx) => {
      return (await tryLock(tx, `marquee forget ${siteId}`)) ? work(tx) : 'busy';
    });

  return async (siteId) => {
    const now = clock();
    const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    const pages = async <Place>(
      first: Place | null,
      page: (tx: SiteTransaction, after: Place | null) => Promise<Place | null>,
    ): Promise<Place | null> => {
      let after = first;
      for (let count = 0; count < PAGES; count += 1) {
        const from: Place | null = after;
        const reached = await alone(siteId, (tx) => page(tx, from));
        if (reached === 'busy') return from;
        if (reached === null) return null;
        after = reached;
      }
      return after;
    };
    const before = places.get(siteId);
    const signIn = await pages(before?.signIn ?? null, (tx, after) =>
      forgetSignIns(tx, siteId, { after, most, before: ago(KEPT_DAYS.signIns) }),
    );
    const address = await pages(before?.address ?? null, (tx, after) =>
      forgetAddresses(tx, siteId, { after, most, before: ago(KEPT_DAYS.addresses) }),
    );
    const message = await pages(before?.message ?? null, (tx, after) => {
      const [readBefore, writtenBefore] = [ago(KEPT_DAYS.readMessages), ago(KEPT_DAYS.unreadMessages)];
      return forgetMessages(tx, siteId, { after, most, readBefore, writtenBefore });
    });
    const withdrawal = await pages(before?.withdrawal ?? null, (tx, after) =>
      forgetPayoutNumbers(tx, siteId, { after, most, before: ago(KEPT_DAYS.payoutNumbers) }),
    );
    places.set(siteId, { signIn, address, message, withdrawal });
    await pages<true>(null, async (tx) => {
      const openedBefore = ago(KEPT_DAYS.trialAccounts);
      const gone = await removeTrialAccounts(tx, siteId, { openedBefore, now, most: trials });
      return gone === trials ? true : null;
    });
    await pages<true>(null, async (tx) => {
      const gone = await forgetPaymentImages(tx, siteId, { before: ago(KEPT_DAYS.paymentImages), most: IMAGES });
      return gone === IMAGES ? true : null;
    });
    await pages<true>(null, async (tx) => {
      const gone = await forgetPromotionImages(tx, siteId, { before: ago(KEPT_DAYS.promotionImages), most: IMAGES });
      return gone === IMAGES ? true : null;
    });
    await pages<true>(null, async (tx) => {
      const gone = await forgetReferralTraces(tx, siteId, { before: ago(KEPT_DAYS.referralTraces), most });
      return gone === most ? true : null;
    });
    await pages<true>(null, async (tx) => {
      const gone = await forgetDeliveries(tx, siteId, { before: ago(KEPT_DAYS.deliveryAddresses), most });
      return gone === most ? true : null;
    });
    await pages<true>(null, async (tx) => {
      const gone = await forgetDrafts(tx, siteId, { before: ago(KEPT_DAYS.applicationDrafts), most: DRAFTS });
      return gone === DRAFTS ? true : null;
    });
    await pages<true>(null, async (tx) => {
      const gone = await forgetChats(tx, siteId, { before: ago(KEPT_DAYS.chats), most: CHATS });
      return gone === CHATS ? true : null;
    });
  };
}
