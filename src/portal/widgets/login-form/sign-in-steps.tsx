import { useState } from 'react';
import { ProofStep } from './proof-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInProps, WaitingProof } from './sign-in-props.ts';

/** Signs in, and where the gateway asks for another proof of who it is, asks for that. Below the words of forms. */
export function SignInSteps({ entrance }: Pick<SignInProps, 'entrance'>) {
  const [waiting, setWaiting] = useState<WaitingProof | null>(null);
  return waiting === null ? (
    <SignInForm entrance={entrance} onProofAsked={setWaiting} />
  ) : (
    <ProofStep waiting={waiting} entrance={entrance} onBack={() => setWaiting(null)} />
  );
}
