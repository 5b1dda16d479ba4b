import type { SiteTransaction } from '#gateway/database/database.ts';

interface NewCaptcha {
  readonly captchaId: string;
  readonly kind: 'image' | 'work';
  readonly answer: string;
  readonly expiresAt: string;
}

/** Stores a captcha. */
export async function insertCaptcha(
  tx: SiteTransaction,
  siteId: string,
  { captchaId, kind, answer, expiresAt }: NewCaptcha,
): Promise<void> {
  await tx
    .insertInto('captcha')
    .values({ site_id: siteId, captcha_id: captchaId, kind, answer, expires_at: expiresAt })
    .execute();
}

/** Deletes a captcha and returns it; undefined if there is none. */
export async function takeCaptcha(tx: SiteTransaction, siteId: string, captchaId: string) {
  return tx
    .deleteFrom('captcha')
    .where('site_id', '=', siteId)
    .where('captcha_id', '=', captchaId)
    .returning(['kind', 'answer', 'expires_at'])
    .executeTakeFirst();
}
