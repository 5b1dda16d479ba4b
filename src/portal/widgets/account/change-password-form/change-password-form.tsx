import { useNavigate } from 'react-router-dom';
import { useLoadMember } from '#portal/actions/after-sign-in.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useModalParams } from '#portal/actions/modal-params.tsx';
import { changePassword } from '#portal/data/account-calls.ts';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { checkConfirmation, checkField, PASSWORD_FORMAT } from '#portal/forms/fields/check-field.ts';
import { NewPasswordField } from '#portal/forms/fields/new-password-field.tsx';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { useFitsRule } from '#portal/forms/fields/use-fits-rule.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnerProof } from '#portal/forms/proofs/owner-proof.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

export function ChangePasswordFormView({ nodeId }: WidgetViewProps<'change-password-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="change-password-form" voice="account" waiting={<WaitingForm fields={3} />}>
      <ChangePassword />
    </FormPlace>
  );
}

const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/**
 * A new password for a signed-in member. The old one is not asked for when it was given a moment ago, or when there is
 * none yet.
 */
function ChangePassword() {
  const t = useFormWords();
  const { site, language } = useSite();
  const { forced, oldPassword: known } = useModalParams();
  const fits = useFitsRule();
  const loadMember = useLoadMember();
  const close = useModalClose();
  const navigate = useNavigate();
  const { data: security } = useOwnQuery(securityQuery());
  const hasPassword = security?.password.isSet ?? true;
  const asksForOld = known === undefined && hasPassword;
  const form = useAccountForm({
    names: asksForOld
      ? (['oldPassword', 'newPassword', 'confirmNewPassword'] as const)
      : (['newPassword', 'confirmNewPassword'] as const),
    initial: EMPTY,
    check: (name, values) => {
      if (name === 'oldPassword') return values.oldPassword.trim() === '' ? t('check.required') : undefined;
      if (name === 'confirmNewPassword')
        return checkConfirmation(values.confirmNewPassword.trim(), values.newPassword.trim(), t);
      const { password: rule } = site.register.rules;
      return checkField(values.newPassword, { t, isRequired: true, rule, fits, format: PASSWORD_FORMAT });
    },
    send: async ({ oldPassword, newPassword, confirmNewPassword }) => {
      const body = {
        ...(hasPassword && { oldPassword: known ?? oldPassword.trim() }),
        newPassword: newPassword.trim(),
        confirmNewPassword: confirmNewPassword.trim(),
      };
      await changePassword(body, language);
      await loadMember();
      close();
      void navigate('/', { replace: true });
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t(forced === undefined ? 'change.elsewhere' : 'change.forced')}</Lead>
      <FormFailure failure={form.failure} />
      {!hasPassword && <OwnerProof field={undefined} />}
      {asksForOld && (
        <PasswordField
          {...form.bind('oldPassword')}
          label={t('field.oldPassword')}
          isRequired
          autoComplete="current-password"
          maxLength={200}
        />
      )}
      <NewPasswordField
        {...form.bind('newPassword')}
        label={t('field.newPassword')}
        rule={site.register.rules.password}
      />
      <NewPasswordField {...form.bind('confirmNewPassword')} label={t('field.confirmNewPassword')} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'change.save')}
      </Button>
    </Form>
  );
}
