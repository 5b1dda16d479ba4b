import { isValidAt } from '../repository/vendor-key-repository.ts';
import type { KnownDialects } from '../vendor-wallet/dialects/known-dialects.ts';
import type { VerifiedCall, WalletDialect } from '../vendor-wallet/dialects/wallet-dialect.ts';
import type { ClaimedCall } from './claimed-call.ts';
import type { HeldKey, IntegrationBook, KeyedIntegration } from './integration-book.ts';

/** Answers the integration that signed a call, or null. */
export type AuthenticateVendor = (call: ClaimedCall) => Promise<KeyedIntegration | null>;

interface AuthenticationParts {
  readonly integrations: Pick<IntegrationBook, 'find'>;
  readonly dialects: Pick<KnownDialects, 'all' | 'of'>;
  /** Keeps a nonce for all processes; false where it was kept before. */
  readonly keepNonce: (siteId: string, nonce: string, expiresAt: Date) => Promise<boolean>;
  /** Called for each call with a valid signature, before the answer. It must not block. */
  readonly onKeyUsed: (integration: KeyedIntegration, keyId: number) => void;
  readonly clock: () => Date;
}

/** Unknown integrations are checked against this key, so that their calls take as long as any. */
const NOBODY: Pick<KeyedIntegration, 'key' | 'settings'> = {
  key: new Uint8Array(32),
  settings: { gameUrl: '', requiresSession: true, overdrawnRollback: 'refuse', allowedActions: [], limits: {} },
};

/** Authenticates vendors' calls (design of the HTTP contract, "Vendor side") by the dialect of their integration. */
export function vendorAuthentication(parts: AuthenticationParts): AuthenticateVendor {
  const { integrations, dialects, keepNonce, onKeyUsed, clock } = parts;
  return async (call) => {
    const integration = await integrations.find(call.integrationId);
    if (integration === undefined) {
      for (const dialect of dialects.all) dialect.verify(call, NOBODY, clock());
      return null;
    }
    const verified = verifyWithAny(dialects.of(integration), call, integration, clock());
    if (verified === null) return null;
    const { siteId, integrationId } = integration;
    if (verified.once !== null) {
      const { nonce, expiresAt } = verified.once;
      if (!(await keepNonce(siteId, `vendor ${integrationId} ${nonce}`, expiresAt))) return null;
    }
    onKeyUsed(integration, verified.keyId);
    return integration;
  };
}

/** Checks a signature with each valid key, the newest first: there are two at most. */
function verifyWithAny(
  dialect: WalletDialect,
  call: ClaimedCall,
  { keys, settings }: Pick<KeyedIntegration, 'keys' | 'settings'>,
  now: Date,
): (VerifiedCall & Pick<HeldKey, 'keyId'>) | null {
  for (const held of keys) {
    const verified = isValidAt(held, now) ? dialect.verify(call, { key: held.key, settings }, now) : null;
    if (verified !== null) return { ...verified, keyId: held.keyId };
  }
  return null;
}
