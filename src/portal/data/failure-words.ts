import type { Translate } from '#contracts/translator.ts';
import { ChunkError } from '#portal/chunks/load-chunk.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { PHONE_WAIT_MINUTES, phoneFailureWord } from './phone-failure.ts';

/**
 * What a failure is told in (specification, section 8): the network's, that of patience, the gateway's own words, or
 * that it is unknown.
 */
export function failureWords(error: unknown, t: Translate): string {
  const phone = phoneFailureWord(error);
  if (phone !== null) return t(phone, { minutes: PHONE_WAIT_MINUTES });
  if (error instanceof ChunkError) return t(error.kind === 'timeout' ? 'failure.slow' : 'failure.network');
  if (!(error instanceof GatewayError)) return t('failure.unknown');
  if (error.code === 'network_abnormal') return t('failure.network');
  return error.message || t('failure.unknown');
}
