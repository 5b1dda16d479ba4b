import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Each merchant's keys, derived from the sandbox's secret: nothing is registered. */
export interface MerchantKeys {
  /** What a merchant sends as `Authorization: Bearer …`. */
  readonly apiKey: (merchant: string) => string;
  /** What webhooks to a merchant are signed with, as `whsec_…`. */
  readonly webhookSecret: (merchant: string) => string;
  /** Whether an `Authorization` header carries the merchant's key. Takes the same time for every wrong key. */
  readonly isKeyOf: (merchant: string, authorization: string | undefined) => boolean;
}

export function merchantKeys(secret: string): MerchantKeys {
  const derive = (purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();
  const apiKey = (merchant: string): string => derive(`api ${merchant}`).toString('hex');
  return {
    apiKey,
    webhookSecret: (merchant) => `whsec_${derive(`webhook ${merchant}`).toString('base64')}`,
    isKeyOf(merchant, authorization) {
      const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
      return timingSafeEqual(digest(`Bearer ${apiKey(merchant)}`), digest(authorization ?? ''));
    },
  };
}
