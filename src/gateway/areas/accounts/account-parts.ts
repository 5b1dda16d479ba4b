import type { OutboxService, SmsGuard } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { MemberSecrets } from '#gateway/secrets/member-secrets.ts';
import type { EndSessions } from './sessions/session-ends.ts';
import type { CaptchaService } from './sign-in/captcha-service.ts';
import type { PhoneTokens } from './sign-in/phone-tokens.ts';
import type { OpenIdServices } from './social/openid-services.ts';

/** How accounts learn of members' links for friends, and tell by what accounts of one person are told. */
export interface BringFriends {
  /** Finds the member with a referral code. */
  readonly referrerOf: (tx: SiteTransaction, siteId: string, code: string) => Promise<string | undefined>;
  /** Records the referrer of a new member, in the transaction of its registration. */
  readonly note: (
    tx: SiteTransaction,
    site: PublishedSite,
    brought: {
      readonly friendId: string;
      readonly referrerId: string;
      /** Marks the browser, and gives the digest of its mark; null where there is no browser. */
      readonly markBrowser: (() => string) | null;
      readonly at: Date;
    },
  ) => Promise<void>;
  /** Records the owner of a payout account in the transaction that removes the account. */
  readonly noteRemovedPayout: (
    tx: SiteTransaction,
    site: PublishedSite,
    removed: { readonly memberId: string; readonly numberDigest: string; readonly at: Date },
  ) => Promise<void>;
}

/** The dependencies of every verb of accounts. */
export interface AccountParts {
  readonly database: Pick<TenantDatabase, 'forSite' | 'forReading' | 'call'>;
  readonly captchas: Pick<CaptchaService, 'make' | 'redeem' | 'redeemKind'>;
  readonly outbox: Pick<OutboxService, 'enqueue' | 'nudge' | 'isAvailable'>;
  readonly smsGuard: SmsGuard;
  readonly phoneTokens: PhoneTokens;
  readonly endSessions: EndSessions;
  readonly secrets: MemberSecrets;
  readonly bringFriends: BringFriends;
  /** The services whose accounts sign members in. */
  readonly socialServices: OpenIdServices;
  /** The origin of a site, for links in messages. */
  readonly originOf: (site: PublishedSite) => string;
  /** Multiplies rate limits and the number of free tries. */
  readonly rateLimitFactor: number;
  readonly clock: () => Date;
}
