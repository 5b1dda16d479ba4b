import type { ExtraMethod } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { PROOF_METHODS, type WaitingProof } from './sign-in-props.ts';

const isMethod = (method: string): method is ExtraMethod => (PROOF_METHODS as readonly string[]).includes(method);

/**
 * The sign-in that waits for another proof, where a refusal says so (specification, section 4, "Login from an
 * unregistered IP").
 */
export function proofAskedBy(error: unknown): WaitingProof | null {
  if (!(error instanceof GatewayError) || error.code !== 'extra_verification') return null;
  const { challengeId, methods = [] } = error.details;
  return challengeId === undefined ? null : { challengeId, methods: methods.filter(isMethod) };
}

/** The sign-in that waits, where the way back from another service says so in the address. */
export function proofInAddress(search: URLSearchParams): WaitingProof | null {
  const challengeId = search.get('challenge');
  const methods = (search.get('methods') ?? '').split(',').filter(isMethod);
  return challengeId === null || methods.length === 0 ? null : { challengeId, methods };
}
