import type { PayoutProof as TypedProof } from '#contracts/generated/contracts.ts';
import type { AccountForm } from './account-form.ts';
import { OwnerProof } from './owner-proof.tsx';
import { PaymentProof } from './payment-proof.tsx';

/** The proof that the gateway requires before payout accounts change. */
export interface PayoutTerms {
  readonly needsPaymentPassword: boolean;
  readonly needsPassword: boolean;
}

export type ProofName = 'paymentPassword' | 'password';

/** The field that proves the member; none where a recent sign-in does. */
export function proofNames({ needsPaymentPassword, needsPassword }: PayoutTerms): readonly ProofName[] {
  if (needsPaymentPassword) return ['paymentPassword'];
  return needsPassword ? ['password'] : [];
}

/** The typed proof as a part of the request body. */
export function typedProof(terms: PayoutTerms, values: Readonly<Record<ProofName, string>>): TypedProof {
  return Object.fromEntries(proofNames(terms).map((name) => [name, values[name]]));
}

interface PayoutProofProps<Name extends string> {
  readonly form: Pick<AccountForm<Name | ProofName>, 'bind'>;
  readonly terms: PayoutTerms;
}

/** Proves the member before a place that it is paid to changes. */
export function PayoutProof<Name extends string>({ form, terms }: PayoutProofProps<Name>) {
  const [name] = proofNames(terms);
  if (name === 'paymentPassword') return <PaymentProof field={form.bind(name)} />;
  return <OwnerProof field={name === undefined ? undefined : form.bind(name)} />;
}
