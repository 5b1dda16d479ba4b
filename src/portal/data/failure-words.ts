import { ChunkError } from '#portal/chunks/load-chunk.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type { PortalWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/**
 * The message of a failure (specification, section 8): for the network, for a slow load, the gateway's own words, or
 * for an unknown error.
 */
export function failureWords(error: unknown, t: Translate<PortalWord>): string {
  if (error instanceof ChunkError) return t(error.kind === 'timeout' ? 'failure.slow' : 'failure.network');
  if (!(error instanceof GatewayError)) return t('failure.unknown');
  if (error.code === 'network_abnormal') return t('failure.network');
  return error.message || t('failure.unknown');
}
