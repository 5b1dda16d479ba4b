import type { SecondFactor, PayoutProof as TypedProof } from '#contracts/generated/contracts.ts';
import { sendPayoutProofCode } from '#portal/data/security-calls.ts';
import type { AccountForm } from '#portal/forms/account-form.ts';
import { FactorField } from '#portal/forms/fields/factor-field.tsx';
import { OwnerProof } from '#portal/forms/proofs/owner-proof.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { PaymentProof } from './payment-proof.tsx';

/** The proof that the gateway requires before payout accounts change. */
export interface PayoutTerms {
  readonly needsPaymentPassword: boolean;
  readonly needsPassword: boolean;
  /** The second factors of which one proves the member, in place of both passwords. */
  readonly proofMethods: readonly SecondFactor[];
}

/** The fields of the proof. The method is chosen and not typed. */
export type ProofName = 'paymentPassword' | 'password' | 'answer';
export type ProofValue = ProofName | 'method';

/** The field that proves the member; none where a recent sign-in does. */
export function proofNames({ needsPaymentPassword, needsPassword, proofMethods }: PayoutTerms): readonly ProofName[] {
  if (needsPaymentPassword) return ['paymentPassword'];
  if (needsPassword) return ['password'];
  return proofMethods.length > 0 ? ['answer'] : [];
}

/** The proof before anything is typed. */
export function emptyProof({ proofMethods }: PayoutTerms): Readonly<Record<ProofValue, string>> {
  return { paymentPassword: '', password: '', answer: '', method: proofMethods[0] ?? '' };
}

/** The typed proof as a part of the request body. */
export function typedProof(terms: PayoutTerms, values: Readonly<Record<ProofValue, string>>): TypedProof {
  const [name] = proofNames(terms);
  if (name === undefined) return {};
  if (name !== 'answer') return { [name]: values[name] };
  const method = chosenMethod(terms, values.method);
  return { ...(method && { method }), answer: values.answer.trim() };
}

function chosenMethod({ proofMethods }: PayoutTerms, chosen: string): SecondFactor | undefined {
  return proofMethods.find((method) => method === chosen) ?? proofMethods[0];
}

interface PayoutProofProps<Name extends string> {
  readonly form: Pick<AccountForm<Name | ProofValue>, 'bind' | 'values' | 'write'>;
  readonly terms: PayoutTerms;
}

/** Proves the member before a place that it is paid to changes. */
export function PayoutProof<Name extends string>({ form, terms }: PayoutProofProps<Name>) {
  const { language } = useSite();
  const [name] = proofNames(terms);
  const method = chosenMethod(terms, form.values.method);
  if (name === 'paymentPassword') return <PaymentProof field={form.bind(name)} />;
  if (name === 'answer' && method !== undefined)
    return (
      <FactorField
        methods={terms.proofMethods}
        method={method}
        onChoose={(chosen) => form.write('method', chosen)}
        field={form.bind(name)}
        onSend={async (contact) => (await sendPayoutProofCode(contact, language)).expiredMinutes}
      />
    );
  return <OwnerProof field={name === undefined ? undefined : form.bind(name)} />;
}
