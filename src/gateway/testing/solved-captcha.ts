import { randomBytes } from 'node:crypto';
import type { TenantDatabase } from '#gateway/database/database.ts';

/** The stored answer of a captcha, and its solution. The number was computed once. */
const SOLVED = {
  image: { answer: 'known', captcha: 'known' },
  work: { answer: 'known-to-tests', captcha: '799774' },
} as const;

/**
 * A captcha whose answer the test knows, so that it does not have to work for it. Good whatever the gateway's clock
 * says.
 */
export async function solvedCaptcha(
  database: Pick<TenantDatabase, 'forSite'>,
  siteId = 'aurora',
  kind: keyof typeof SOLVED = 'work',
): Promise<{ readonly captchaId: string; readonly captcha: string }> {
  const { answer, captcha } = SOLVED[kind];
  const captchaId = randomBytes(16).toString('base64url');
  await database.forSite(siteId, (tx) =>
    tx
      .insertInto('captcha')
      .values({
        site_id: siteId,
        captcha_id: captchaId,
        kind,
        answer,
        expires_at: '2100-01-01T00:00:00Z',
      })
      .execute(),
  );
  return { captchaId, captcha };
}
