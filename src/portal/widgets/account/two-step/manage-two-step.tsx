import { useState } from 'react';
import type { MemberSecurity } from '#contracts/generated/contracts.ts';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { TurnOff } from './turn-off.tsx';

interface ManageTwoStepProps {
  readonly totp: MemberSecurity['totp'];
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => Promise<void>;
}

/** How the authenticator stands, and what can be done with it. */
export function ManageTwoStep({ totp, onCodes, onOff }: ManageTwoStepProps) {
  const t = useFormWords();
  const moments = useMoments();
  const [way, setWay] = useState<'codes' | 'off' | null>(null);
  const back = () => setWay(null);
  if (way === 'codes') return <RenewCodes onCodes={onCodes} onBack={back} />;
  if (way === 'off') return <TurnOff onOff={onOff} onBack={back} />;
  return (
    <Form as="div">
      {totp.since !== null && <FormSuccess text={t('twoStep.onSince', { date: moments.day(totp.since) })} />}
      <Lead>{t('security.codesLeft', { count: totp.recoveryCodesLeft })}</Lead>
      <Button type="button" $look="secondary" onClick={() => setWay('codes')}>
        {t('twoStep.newCodes')}
      </Button>
      <Button type="button" $look="ghost" onClick={() => setWay('off')}>
        {t('twoStep.turnOff')}
      </Button>
    </Form>
  );
}
