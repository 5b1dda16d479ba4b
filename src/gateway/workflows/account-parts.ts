import type { TenantDatabase } from '#gateway/database/database.ts';
import type { OutboxService } from '#gateway/modules/outbox/outbox-service.ts';
import type { SmsGuard } from '#gateway/modules/outbox/sms/sms-guard.ts';
import type { CaptchaService } from '#gateway/modules/session/captcha-service.ts';
import type { PhoneTokens } from '#gateway/modules/session/phone-tokens.ts';
import type { EndSessions } from '#gateway/modules/session/session-ends.ts';
import type { MemberSecrets } from '#gateway/secrets/member-secrets.ts';

/** What the workflows of accounts are made of. */
export interface AccountParts {
  readonly database: Pick<TenantDatabase, 'forSite' | 'call'>;
  readonly captchas: Pick<CaptchaService, 'redeem' | 'redeemKind'>;
  readonly outbox: Pick<OutboxService, 'enqueue' | 'nudge' | 'isAvailable'>;
  readonly smsGuard: SmsGuard;
  readonly phoneTokens: PhoneTokens;
  readonly endSessions: EndSessions;
  readonly secrets: MemberSecrets;
  /** Multiplies the tries of proofs that are free. */
  readonly rateLimitFactor: number;
  readonly clock: () => Date;
}
