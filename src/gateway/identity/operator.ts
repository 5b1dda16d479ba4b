import type { OperatorGrant } from '#contracts/generated/contracts.ts';

/** The operator who makes a call. */
export interface Operator {
  /** Null: a program on the gateway's own machine, which may read the token file. */
  readonly operatorId: string | null;
  readonly account: string | null;
  readonly name: string | null;
  /** When the account was created, RFC 3339. */
  readonly createdAt: string | null;
  /** Null where there is no session to end. */
  readonly tokenDigest: string | null;
  /** Whether it gave a code of its authenticator a short while ago, as dangerous calls ask for. */
  readonly isProved: boolean;
  readonly roles: readonly OperatorGrant[];
}
