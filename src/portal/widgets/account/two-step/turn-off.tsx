import type { TotpDisable } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { disableTotp } from '#portal/data/security-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { FootLine, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';

/** Six digits are a code of the app; a recovery code has sixteen letters and digits, however they are set apart. */
const proofOf = (code: string): Pick<TotpDisable, 'code' | 'recoveryCode'> | undefined => {
  if (/^\d{6}$/.test(code)) return { code };
  return /^[0-9a-z]{16}$/i.test(code.replaceAll(/[\s-]/g, '')) ? { recoveryCode: code } : undefined;
};

const NAMES = ['password', 'code'] as const;

interface TurnOffProps {
  readonly onOff: () => Promise<void>;
  readonly onBack: () => void;
}

/** Turns the authenticator off, by the password and a code of one kind or the other. */
export function TurnOff({ onOff, onBack }: TurnOffProps) {
  const t = useFormWords();
  const { language } = useSite();
  const form = useAccountForm({
    names: NAMES,
    initial: { password: '', code: '' },
    check: (name, values) => {
      if (values[name].trim() === '') return t('check.required');
      return name === 'code' && !proofOf(values.code.trim()) ? t('check.codeInvalid') : undefined;
    },
    send: async ({ password, code }) => {
      await disableTotp({ password, ...proofOf(code.trim()) }, language).catch((error: unknown) => {
        throw onOneField(error);
      });
      await onOff();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('twoStep.turnOffLead')}</Lead>
      <FormFailure failure={form.failure} />
      <PasswordField
        {...form.bind('password')}
        label={t('security.password')}
        isRequired
        autoComplete="current-password"
        maxLength={200}
      />
      <TextField
        {...form.bind('code')}
        label={t('twoStep.codeOrRecovery')}
        isRequired
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        icon={<FormIcon name="shield-check" />}
      />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'twoStep.turnOff')}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onBack}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </Form>
  );
}

/** The gateway has a field for each kind of code, and the form one for both. */
function onOneField(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  const { recoveryCode, ...fields } = error.fields;
  if (!recoveryCode) return error;
  return new GatewayError(error.code, error.message, error.status, { ...fields, code: recoveryCode }, error.details);
}
