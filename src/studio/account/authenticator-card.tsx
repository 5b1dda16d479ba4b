import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { OperatorEnrolment, OperatorProof } from '#contracts/generated/contracts.ts';
import { useWords } from '../i18n/words.tsx';
import { ownSessionsQuery } from '../session/operator-session.ts';
import { EnrolForm } from '../sign-in/enrol-step.tsx';
import { RecoveryCodesForm } from '../sign-in/recovery-codes-step.tsx';
import { refusalWords } from '../sign-in/refusal-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { FactorForm } from './factor-form.tsx';

const Narrow = styled.div`
  max-width: 400px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type Step =
  | { readonly kind: 'rest'; readonly done?: 'replaced' | 'renewed' }
  | { readonly kind: 'prove'; readonly wanted: 'authenticator' | 'codes' }
  | { readonly kind: 'enrol'; readonly enrolment: OperatorEnrolment['enrolment'] }
  | { readonly kind: 'keep'; readonly codes: readonly string[]; readonly done: 'replaced' | 'renewed' };

const sealed = async () => (await import('../calls/send-sealed.ts')).sendSealed;

/** Replaces the operator's authenticator, or its recovery codes, by a code of the present one. */
export function AuthenticatorCard({ account }: { readonly account: string }) {
  const t = useWords();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const keep = (codes: readonly string[], done: 'replaced' | 'renewed') => setStep({ kind: 'keep', codes, done });
  const offering = useMutation({
    mutationFn: async (factor: OperatorProof) => (await sealed())('POST', '/wps/operator/me/authenticator', factor),
    onSuccess: ({ enrolment }) => setStep({ kind: 'enrol', enrolment }),
  });
  const confirming = useMutation({
    mutationFn: async (totp: string) => (await sealed())('POST', '/wps/operator/me/authenticator/confirm', { totp }),
    onSuccess: ({ recoveryCodes }) => {
      keep(recoveryCodes, 'replaced');
      void client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
  });
  const renewing = useMutation({
    mutationFn: async (factor: OperatorProof) => (await sealed())('POST', '/wps/operator/me/recoveryCodes', factor),
    onSuccess: ({ recoveryCodes }) => keep(recoveryCodes, 'renewed'),
  });
  const begin = (next: Step) => {
    for (const mutation of [offering, confirming, renewing]) mutation.reset();
    setStep(next);
  };
  const said = (error: Error | null) => (error === null ? null : refusalWords(error, t, true));

  return (
    <Card title={t('authenticator.title')}>
      {step.kind === 'rest' && (
        <>
          {step.done !== undefined && <Notice tone="ok">{t(`authenticator.${step.done}`)}</Notice>}
          <p>{t('authenticator.lead')}</p>
          <Row>
            <Button onClick={() => begin({ kind: 'prove', wanted: 'authenticator' })}>
              {t('authenticator.replace')}
            </Button>
            <Button icon="key-round" onClick={() => begin({ kind: 'prove', wanted: 'codes' })}>
              {t('authenticator.renew')}
            </Button>
          </Row>
        </>
      )}
      <Narrow>
        {step.kind === 'prove' && step.wanted === 'authenticator' && (
          <FactorForm
            why={t('authenticator.proveReplace')}
            action={t('authenticator.next')}
            isBusy={offering.isPending}
            refusal={said(offering.error)}
            onFactor={offering.mutate}
            onCancel={() => begin({ kind: 'rest' })}
          />
        )}
        {step.kind === 'prove' && step.wanted === 'codes' && (
          <FactorForm
            why={t('authenticator.proveRenew')}
            action={t('authenticator.renew')}
            isBusy={renewing.isPending}
            refusal={said(renewing.error)}
            onFactor={renewing.mutate}
            onCancel={() => begin({ kind: 'rest' })}
          />
        )}
        {step.kind === 'enrol' && (
          <EnrolForm
            enrolment={step.enrolment}
            isBusy={confirming.isPending}
            refusal={said(confirming.error)}
            action={t('authenticator.confirm')}
            backLabel={t('ui.cancel')}
            onCode={confirming.mutate}
            onBack={() => begin({ kind: 'rest' })}
          />
        )}
        {step.kind === 'keep' && (
          <RecoveryCodesForm
            {...{ account, codes: step.codes }}
            action={t('authenticator.finish')}
            onDone={() => setStep({ kind: 'rest', done: step.done })}
          />
        )}
      </Narrow>
    </Card>
  );
}
