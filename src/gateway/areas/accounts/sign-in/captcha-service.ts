import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import type { Captcha } from '#contracts/generated/contracts.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { insertCaptcha, takeCaptcha } from '../repository/captcha-repository.ts';

const GOOD_FOR_MS = 5 * 60 * 1_000;
const LETTERS = 5;
/** A quarter of a million hashes on average: seconds on a phone, and dear for who does it by the thousand. */
const ZERO_BITS = 18;

export type CaptchaKind = 'image' | 'work';

/** A solution that a request carries. */
export interface CaptchaSolution {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Tells people from programs: by a picture, or by work for who cannot see one. Each can be used once. */
export function captchaService(database: Pick<TenantDatabase, 'forSite'>, clock: () => Date) {
  return {
    /** A new captcha. The picture is drawn as dots, because its outlines could be read by a program. */
    async make(siteId: string, kind: CaptchaKind): Promise<Captcha> {
      const captchaId = randomBytes(16).toString('base64url');
      const { answer, shown } = kind === 'image' ? await drawnCaptcha() : workCaptcha();
      const expiresAt = new Date(clock().getTime() + GOOD_FOR_MS).toISOString();
      await database.forSite(siteId, (tx) => insertCaptcha(tx, siteId, { captchaId, kind, answer, expiresAt }));
      return { captchaId, ...shown };
    },

    /** Whether a solution is right. It is used up either way. */
    async redeem(tx: SiteTransaction, siteId: string, solution: CaptchaSolution): Promise<boolean> {
      return (await redeemKind(tx, siteId, solution)) !== null;
    },

    redeemKind,
  };

  /** The kind of the captcha that a solution is right for; null where it is wrong. It is used up either way. */
  async function redeemKind(
    tx: SiteTransaction,
    siteId: string,
    { captchaId, captcha }: CaptchaSolution,
  ): Promise<CaptchaKind | null> {
    if (captchaId === undefined || captcha === undefined) return null;
    const made = await takeCaptcha(tx, siteId, captchaId);
    if (made === undefined || Date.parse(made.expires_at) < clock().getTime()) return null;
    const isRight =
      made.kind === 'image'
        ? captcha.trim().toLowerCase() === made.answer.toLowerCase()
        : isWorked(made.answer, captcha.trim());
    return isRight ? made.kind : null;
  }
}

export type CaptchaService = ReturnType<typeof captchaService>;

async function drawnCaptcha() {
  const { text, data } = svgCaptcha.create({ size: LETTERS, noise: 3, ignoreChars: '0oO1iIlL5S2Z', color: false });
  const png = await sharp(Buffer.from(data), { density: 144 }).flatten({ background: '#f4f2ea' }).png().toBuffer();
  return { answer: text, shown: { image: `data:image/png;base64,${png.toString('base64')}` } };
}

function workCaptcha() {
  const salt = randomBytes(12).toString('base64url');
  return { answer: salt, shown: { work: { salt, zeroBits: ZERO_BITS } } };
}

/** Whether the SHA-256 of salt and number begins with enough zero bits. */
function isWorked(salt: string, number: string): boolean {
  if (!/^\d{1,12}$/.test(number)) return false;
  const first = createHash('sha256').update(`${salt}${number}`).digest().readUInt32BE(0);
  return Math.clz32(first) >= ZERO_BITS;
}
