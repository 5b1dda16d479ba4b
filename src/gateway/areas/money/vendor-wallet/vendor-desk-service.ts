import type { WalletRounds, WalletRoundsQuery } from '#contracts/generated/contracts.ts';
import { validateWalletRoundsQuery } from '#contracts/generated/validators.js';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { listRounds } from '../repository/vendor-rounds-repository.ts';
import type { IntegrationBook, KeyedIntegration } from '../vendors/integration-book.ts';
import type { AuthenticateVendor, ClaimedCall } from '../vendors/vendor-authentication.ts';
import { answerProcess, readProcess, refuseProcess, type WireAnswer } from './dialects/actions-dialect.ts';
import {
  answerSeparateCall,
  readSeparateCall,
  refuseSeparateCall,
  type SeparateCall,
} from './dialects/calls-dialect.ts';
import type { VendorCallLog } from './vendor-call-log.ts';
import { REFUSALS, type RefusalCode, refused, type WalletCall, type WalletOutcome } from './wallet-call.ts';

/** Operations of the vendors' protocol: the last part of the path. */
export type Operation = 'process' | SeparateCall;

/** Applies a call (workflow `settleVendorCalls`). Rejects where it is not known what came of it. */
export type SettleCall = (integration: KeyedIntegration, call: WalletCall) => Promise<WalletOutcome>;

/** A call as it came in. */
export interface IncomingCall extends ClaimedCall {
  readonly operation: Operation;
}

interface DeskParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly integrations: Pick<IntegrationBook, 'find'>;
  readonly authenticate: AuthenticateVendor;
  readonly settle: SettleCall;
  readonly calls: VendorCallLog;
  readonly clock: () => Date;
  readonly onAnswered: (operation: Operation, status: number) => void;
  readonly log: { error(fields: object, message: string): void };
}

/** Rounds on a page of the reconciliation list. */
const ROUNDS_ON_A_PAGE = 500;

/** Takes vendors' calls: checks the signature, parses, applies and logs the call. */
export function vendorDeskService(parts: DeskParts) {
  const { database, integrations, authenticate, settle, calls, clock, onAnswered, log } = parts;
  /** The answer to a call whose signature is good. */
  async function answer(integration: KeyedIntegration, operation: Operation, body: Uint8Array): Promise<WireAnswer> {
    const isSpoken = integration.dialect === (operation === 'process' ? 'actions' : 'calls');
    if (!isSpoken || integration.wallet !== 'seamless') return refuse(operation, REFUSALS.notFound);
    const asked = parse(body);
    if (operation === 'process') {
      const call = readProcess(asked, integration.settings.allowedActions);
      return answerProcess(call, call === null ? refused(REFUSALS.malformed) : await outcomeOf(integration, call));
    }
    const read = readSeparateCall(operation, asked);
    return answerSeparateCall(
      read,
      read === null ? refused(REFUSALS.malformed) : await outcomeOf(integration, read.call),
    );
  }

  /** A failure leaves the outcome unknown: the vendor retries the call and gets it then. */
  async function outcomeOf(integration: KeyedIntegration, call: WalletCall): Promise<WalletOutcome> {
    try {
      return await settle(integration, call);
    } catch (error) {
      log.error({ err: error, integration: integration.integrationId }, 'vendor call failed');
      return refused(REFUSALS.internal);
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
        integration === null ? refuse(operation, REFUSALS.forbidden) : await answer(integration, operation, body);
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
    async replay(integrationId: string, operation: Operation, body: Uint8Array): Promise<WireAnswer> {
      const integration = await integrations.find(integrationId);
      return integration === undefined ? refuse(operation, REFUSALS.forbidden) : answer(integration, operation, body);
    },

    /** The reconciliation list. */
    async rounds(call: ClaimedCall, query: unknown): Promise<WireAnswer> {
      const integration = await authenticate(call);
      if (integration === null) return refuseProcess(REFUSALS.forbidden);
      if (!validateWalletRoundsQuery(query)) return refuseProcess(REFUSALS.malformed);
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

/** A refusal in the format of the call's dialect. */
export function refuse(operation: Operation, code: RefusalCode): WireAnswer {
  return operation === 'process' ? refuseProcess(code) : refuseSeparateCall(code, null);
}

function windowOf({ from, to, cursor }: WalletRoundsQuery) {
  return { from, to, cursor, limit: ROUNDS_ON_A_PAGE };
}

/** Parses JSON; undefined for malformed text, which no contract allows. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
  } catch {
    return undefined;
  }
}
