import { checkVendorCall } from '#gateway/kit/vendor-call-signature.ts';
import { isSignedBy, isTimelySignedBy } from '../vendor-wallet/dialects/vendor-signature.ts';
import type { IntegrationBook, KeyedIntegration } from './integration-book.ts';

/** A call that claims to be a vendor's. Nothing of its body is read before its signature is known to be good. */
export interface ClaimedCall {
  readonly integrationId: string;
  readonly method: string;
  /** The path with its query, as it came. */
  readonly target: string;
  readonly body: Uint8Array;
  readonly authorization: string | undefined;
  /** The header `X-Timestamp`, for integrations of the actions dialect that require it. */
  readonly timestamp: string | undefined;
}

/** Answers the integration that signed a call, or null. */
export type AuthenticateVendor = (call: ClaimedCall) => Promise<KeyedIntegration | null>;

interface AuthenticationParts {
  readonly integrations: Pick<IntegrationBook, 'find'>;
  /** Keeps a nonce for all processes; false where it was kept before. */
  readonly keepNonce: (siteId: string, nonce: string, expiresAt: Date) => Promise<boolean>;
  readonly clock: () => Date;
}

/** Unknown integrations are checked against this key, so that their calls take as long as any. */
const NOBODYS_KEY = new Uint8Array(32);

/**
 * Authenticates vendors' calls (design of the HTTP contract, "Vendor side"). The actions dialect signs the body, which
 * says what it asks for. The calls dialect says that by its path, so there the signature covers method, path, time,
 * nonce and body, and a nonce is good once.
 */
export function vendorAuthentication({ integrations, keepNonce, clock }: AuthenticationParts): AuthenticateVendor {
  return async (call) => {
    const integration = await integrations.find(call.integrationId);
    if (integration === undefined) {
      isSignedBy(NOBODYS_KEY, signedBytesOf(call), call.authorization);
      return null;
    }
    if (integration.dialect === 'actions') return isActionsCall(integration, call, clock()) ? integration : null;
    const { method, target: path, body, authorization } = call;
    const signed = { direction: 'toWallet', method, path, body } as const;
    const checked = checkVendorCall(integration.key, signed, authorization, clock());
    if (checked === null) return null;
    const { siteId, integrationId } = integration;
    const isNew = await keepNonce(siteId, `vendor ${integrationId} ${checked.nonce}`, checked.expiresAt);
    return isNew ? integration : null;
  };
}

function isActionsCall({ key, settings }: KeyedIntegration, call: ClaimedCall, now: Date): boolean {
  const bytes = signedBytesOf(call);
  if (settings.requiresTimestamp !== true) return isSignedBy(key, bytes, call.authorization);
  return isTimelySignedBy(key, { timestamp: call.timestamp, bytes }, call.authorization, now);
}

/** The actions dialect signs the body, or the path with its query of a GET. */
const signedBytesOf = ({ method, target, body }: ClaimedCall): Uint8Array =>
  method === 'GET' ? Buffer.from(target) : body;
