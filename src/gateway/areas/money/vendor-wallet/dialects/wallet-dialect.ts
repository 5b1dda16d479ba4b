import type { ClaimedCall } from '#gateway/areas/money/vendors/claimed-call.ts';
import type { KeyedIntegration } from '#gateway/areas/money/vendors/integration-book.ts';
import type { CheckedSignature } from '#gateway/kit/vendor-call-signature.ts';
import type { AppliedOutcome, RefusalCode, WalletCall } from '../wallet-call.ts';

/**
 * What a vendor's calls to the wallet look like on the wire. The wallet itself is the same in every dialect: a dialect
 * neither reads the database nor decides anything about money (docs/recipes.md, "A vendor dialect").
 */
export interface WalletDialect {
  /** The value of `vendor_integration.dialect`. Stored rows name it, so it never changes. */
  readonly name: string;

  /**
   * The last parts of its paths, each a `POST /vendor/v1/{integration}/{operation}`. An operation belongs to one
   * dialect: it decides the form of refusals before the vendor is known.
   */
  readonly operations: readonly string[];

  /**
   * Checks the signature of a call, in constant time. It also signs the calls that all dialects share: the exchange of
   * a launch code (POST) and the list of rounds (GET).
   * @param signer the integration that the call's path names, with its key and its settings.
   * @param now the receiver's clock.
   * @returns null where the signature is missing or wrong.
   */
  verify(call: ClaimedCall, signer: Pick<KeyedIntegration, 'key' | 'settings'>, now: Date): VerifiedCall | null;

  /**
   * Reads a body whose signature is good.
   * @param operation one of `operations`.
   * @returns null where the body is malformed, or asks for an action that the settings do not allow.
   */
  parse(body: Uint8Array, operation: string, settings: KeyedIntegration['settings']): ParsedCall | null;

  /** The answer to a call that was applied, or that asked for nothing but the balance. */
  present(parsed: ParsedCall, applied: AppliedOutcome): WireAnswer;

  /**
   * The answer to a call that was refused. The vendor must be able to tell a final refusal from a failure
   * (`REFUSALS.internal`), after which it sends the same call again.
   * @param parsed null where the call was refused before it was read.
   * @param balanceMinor in minor units; null where it is not known.
   */
  refuse(code: RefusalCode, parsed: ParsedCall | null, balanceMinor: number | null): WireAnswer;
}

/** A call whose signature is good. */
export interface VerifiedCall {
  /** A nonce that is good once; null where the ids of the actions make a second call harmless. */
  readonly once: CheckedSignature | null;
}

/** A body as the wallet understands it. */
export interface ParsedCall {
  readonly call: WalletCall;
  /** The id that the answer repeats; null where the dialect repeats none. */
  readonly requestId: string | null;
}

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}
