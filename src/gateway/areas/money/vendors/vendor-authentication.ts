import type { KnownDialects } from '../vendor-wallet/dialects/known-dialects.ts';
import type { ClaimedCall } from './claimed-call.ts';
import type { IntegrationBook, KeyedIntegration } from './integration-book.ts';

/** Answers the integration that signed a call, or null. */
export type AuthenticateVendor = (call: ClaimedCall) => Promise<KeyedIntegration | null>;

interface AuthenticationParts {
  readonly integrations: Pick<IntegrationBook, 'find'>;
  readonly dialects: Pick<KnownDialects, 'all' | 'of'>;
  /** Keeps a nonce for all processes; false where it was kept before. */
  readonly keepNonce: (siteId: string, nonce: string, expiresAt: Date) => Promise<boolean>;
  readonly clock: () => Date;
}

/** Unknown integrations are checked against this key, so that their calls take as long as any. */
const NOBODY: Pick<KeyedIntegration, 'key' | 'settings'> = {
  key: new Uint8Array(32),
  settings: { gameUrl: '', requiresSession: true, overdrawnRollback: 'refuse', allowedActions: [], limits: {} },
};

/** Authenticates vendors' calls (design of the HTTP contract, "Vendor side") by the dialect of their integration. */
export function vendorAuthentication(parts: AuthenticationParts): AuthenticateVendor {
  const { integrations, dialects, keepNonce, clock } = parts;
  return async (call) => {
    const integration = await integrations.find(call.integrationId);
    if (integration === undefined) {
      for (const dialect of dialects.all) dialect.verify(call, NOBODY, clock());
      return null;
    }
    const verified = dialects.of(integration).verify(call, integration, clock());
    if (verified === null) return null;
    if (verified.once === null) return integration;
    const { siteId, integrationId } = integration;
    const { nonce, expiresAt } = verified.once;
    return (await keepNonce(siteId, `vendor ${integrationId} ${nonce}`, expiresAt)) ? integration : null;
  };
}
