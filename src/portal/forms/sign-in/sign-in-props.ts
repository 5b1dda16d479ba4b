import type { ExtraMethod } from '#contracts/generated/contracts.ts';

/** The proofs that a sign-in from an unknown place may ask for (specification, section 4). */
export const PROOF_METHODS = ['mobile', 'email', 'bankAccountName', 'totp'] as const satisfies readonly ExtraMethod[];

/** A sign-in that waits for another proof of who it is. */
export interface WaitingProof {
  readonly challengeId: string;
  readonly methods: readonly ExtraMethod[];
}

export interface SignInProps {
  readonly entrance: 'player' | 'agent';
  /** The browser is to be remembered for a day. */
  readonly isRemembered: boolean;
  readonly onRemember: (isRemembered: boolean) => void;
  /** The gateway asks for another proof before it signs in. */
  readonly onProofAsked: (waiting: WaitingProof) => void;
}
