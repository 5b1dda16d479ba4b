import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { proofInAddress } from './proof-asked-by.ts';
import { ProofStep } from './proof-step.tsx';
import { rememberedAccount } from './remembered-account.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInProps } from './sign-in-props.ts';

/** Signs in, and where the gateway asks for another proof of who it is, asks for that. Below the words of forms. */
export function SignInSteps({ entrance }: Pick<SignInProps, 'entrance'>) {
  const [search] = useSearchParams();
  const [waiting, setWaiting] = useState(() => proofInAddress(search));
  const [isRemembered, setRemembered] = useState(() => rememberedAccount() !== '');
  return waiting === null ? (
    <SignInForm entrance={entrance} isRemembered={isRemembered} onRemember={setRemembered} onProofAsked={setWaiting} />
  ) : (
    <ProofStep waiting={waiting} entrance={entrance} onBack={() => setWaiting(null)} />
  );
}
