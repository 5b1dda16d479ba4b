import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { beginConnecting } from '#portal/data/security-calls.ts';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { OwnerProof } from '#portal/forms/proofs/owner-proof.tsx';
import { SOCIAL_NAMES } from '#portal/forms/social/social-mark.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';

interface ConnectServiceProps {
  readonly provider: SocialProvider;
  readonly onBack: () => void;
}

/** Proves the member, and leads to the service that is to be connected. */
export function ConnectService(props: ConnectServiceProps) {
  const { data, error, isLoadingError, refetch } = useOwnQuery(securityQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={1} />;
  return <Departure {...props} hasPassword={data.password.isSet} />;
}

const NAMES = ['password'] as const;

function Departure({ provider, onBack, hasPassword }: ConnectServiceProps & { readonly hasPassword: boolean }) {
  const t = useFormWords();
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useLeaving();
  const form = useAccountForm({
    names: hasPassword ? NAMES : [],
    initial: { password: '' },
    check: (_name, { password }) => (password.trim() === '' ? t('check.required') : undefined),
    send: async ({ password }) => {
      const body = { returnTo: `${pathname}${search}`, ...(hasPassword && { password }) };
      const address = await beginConnecting(provider, body, language);
      setLeaving(true);
      window.location.assign(address);
    },
  });
  const isWorking = form.isSending || isLeaving;
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('connect.begin', { service: SOCIAL_NAMES[provider] })}</Lead>
      <FormFailure failure={form.failure} />
      <OwnerProof field={hasPassword ? form.bind('password') : undefined} />
      <Button type="submit" $size="large" disabled={isWorking}>
        {isWorking ? t('account.working') : t('connect.connectNamed', { service: SOCIAL_NAMES[provider] })}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onBack}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </Form>
  );
}

/** Whether the page is being left. It may be shown again as it was, by the way back in the browser. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return [isLeaving, setLeaving] as const;
}
