import type { WalletRounds, WalletRoundsQuery } from '#contracts/generated/contracts.ts';
import { validateWalletRoundsQuery } from '#contracts/generated/validators.js';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { listRounds } from '../repository/vendor-rounds-repository.ts';
import type { ClaimedCall } from '../vendors/claimed-call.ts';
import type { IntegrationBook, KeyedIntegration } from '../vendors/integration-book.ts';
import type { AuthenticateVendor } from '../vendors/vendor-authentication.ts';
import type { KnownDialects } from './dialects/known-dialects.ts';
import type { WireAnswer } from './dialects/wallet-dialect.ts';
import type { VendorCallLog } from './vendor-call-log.ts';
import { REFUSALS, type WalletCall, type WalletOutcome } from './wallet-call.ts';
import { refuseVendorCall } from './wallet-refusals.ts';

/** Applies a call (workflow `settleVendorCalls`). Rejects where it is not known what came of it. */
export type SettleCall = (integration: KeyedIntegration, call: WalletCall) => Promise<WalletOutcome>;

/** A call as it came in. */
export interface IncomingCall extends ClaimedCall {
  /** One of a dialect's: the last part of the path. */
  readonly operation: string;
}

interface DeskParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly integrations: Pick<IntegrationBook, 'find'>;
  readonly dialects: KnownDialects;
  readonly authenticate: AuthenticateVendor;
  readonly settle: SettleCall;
  readonly calls: VendorCallLog;
  readonly clock: () => Date;
  readonly onAnswered: (operation: string, status: number) => void;
  readonly log: { error(fields: object, message: string): void };
}

/** Rounds on a page of the reconciliation list. */
const ROUNDS_ON_A_PAGE = 500;

/** Takes vendors' calls: checks the signature, parses, applies and logs the call. */
export function vendorDeskService(parts: DeskParts) {
  const { database, integrations, dialects, authenticate, settle, calls, clock, onAnswered, log } = parts;
  /** The answer to a call whose signature is good. */
  async function answer(integration: KeyedIntegration, operation: string, body: Uint8Array): Promise<WireAnswer> {
    const dialect = dialects.of(integration);
    if (!dialect.operations.includes(operation) || integration.wallet !== 'seamless')
      return dialects.refuse(operation, REFUSALS.notFound);
    const parsed = dialect.parse(body, operation, integration.settings);
    if (parsed === null) return dialect.refuse(REFUSALS.malformed, null, null);
    const outcome = await outcomeOf(integration, parsed.call);
    return outcome.kind === 'applied'
      ? dialect.present(parsed, outcome)
      : dialect.refuse(outcome.code, parsed, outcome.balanceMinor);
  }

  /** A failure leaves the outcome unknown: the vendor retries the call and gets it then. */
  async function outcomeOf(integration: KeyedIntegration, call: WalletCall): Promise<WalletOutcome> {
    try {
      return await settle(integration, call);
    } catch (error) {
      log.error({ err: error, integration: integration.integrationId }, 'vendor call failed');
      return { kind: 'refused', code: REFUSALS.internal, balanceMinor: null };
    }
  }

  return {
    /** Takes a call. Nothing of it is read before its signature is seen to be good, and nothing of it is noted. */
    async take(call: IncomingCall): Promise<WireAnswer> {
      const { operation, body } = call;
      const receivedAt = clock().toISOString();
      const startedAt = performance.now();
      const integration = await authenticate(call);
      const given =
        integration === null
          ? dialects.refuse(operation, REFUSALS.forbidden)
          : await answer(integration, operation, body);
      onAnswered(operation, given.status);
      if (integration !== null)
        calls.note(integration.siteId, {
          integrationId: integration.integrationId,
          operation,
          request: body,
          status: given.status,
          answer: given.body,
          receivedAt,
          tookMs: performance.now() - startedAt,
        });
      return given;
    },

    /** Answers a call once more, by the bytes that were noted: whoever replays it was let in by other means. */
    async replay(integrationId: string, operation: string, body: Uint8Array): Promise<WireAnswer> {
      const integration = await integrations.find(integrationId);
      return integration === undefined
        ? dialects.refuse(operation, REFUSALS.forbidden)
        : answer(integration, operation, body);
    },

    /** The reconciliation list. */
    async rounds(call: ClaimedCall, query: unknown): Promise<WireAnswer> {
      const integration = await authenticate(call);
      if (integration === null) return refuseVendorCall(REFUSALS.forbidden);
      if (!validateWalletRoundsQuery(query)) return refuseVendorCall(REFUSALS.malformed);
      const { siteId, integrationId } = integration;
      const { rounds, nextCursor } = await database.forSite(siteId, (tx) =>
        listRounds(tx, siteId, integrationId, windowOf(query)),
      );
      const list: WalletRounds = { rounds, ...(nextCursor !== null && { next_cursor: nextCursor }) };
      return { status: 200, body: JSON.stringify(list) };
    },
  };
}

export type VendorDeskService = ReturnType<typeof vendorDeskService>;

function windowOf({ from, to, cursor }: WalletRoundsQuery) {
  return { from, to, cursor, limit: ROUNDS_ON_A_PAGE };
}
