import { randomBytes } from 'node:crypto';
import type { TenantDatabase } from '#gateway/database/database.ts';

/**
 * A captcha whose answer the test knows, so that it does not have to work for it. Good whatever the gateway's clock
 * says.
 */
export async function solvedCaptcha(
  database: Pick<TenantDatabase, 'forSite'>,
  siteId = 'aurora',
): Promise<{ readonly captchaId: string; readonly captcha: string }> {
  const captchaId = randomBytes(16).toString('base64url');
  await database.forSite(siteId, (tx) =>
    tx
      .insertInto('captcha')
      .values({
        site_id: siteId,
        captcha_id: captchaId,
        kind: 'image',
        answer: 'known',
        expires_at: '2100-01-01T00:00:00Z',
      })
      .execute(),
  );
  return { captchaId, captcha: 'known' };
}
