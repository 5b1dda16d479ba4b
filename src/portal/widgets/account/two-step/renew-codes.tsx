import { renewRecoveryCodes } from '#portal/data/security-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { faultOfTotp, TotpField } from './totp-field.tsx';

const NAMES = ['code'] as const;

interface RenewCodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onBack: () => void;
}

/** Gives recovery codes anew, by a code of the app. */
export function RenewCodes({ onCodes, onBack }: RenewCodesProps) {
  const t = useFormWords();
  const { language } = useSite();
  const form = useAccountForm({
    names: NAMES,
    initial: { code: '' },
    check: (_name, { code }) => faultOfTotp(code, t),
    send: async ({ code }) => onCodes((await renewRecoveryCodes(code.trim(), language)).recoveryCodes),
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('twoStep.newCodesLead')}</Lead>
      <FormFailure failure={form.failure} />
      <TotpField field={form.bind('code')} label={t('twoStep.code')} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'twoStep.newCodes')}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onBack}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </Form>
  );
}
