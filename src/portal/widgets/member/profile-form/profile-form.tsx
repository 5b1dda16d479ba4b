import { useModalClose } from '#portal/actions/modal-close.tsx';
import { keepNickname } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { checkField } from '#portal/forms/fields/check-field.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { useFitsRule } from '#portal/forms/fields/use-fits-rule.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** As many as the gateway takes. */
const NICKNAME_MOST = 60;

export function ProfileFormView({ nodeId }: WidgetViewProps<'profile-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="profile-form" voice="account" waiting={<WaitingForm fields={2} />}>
      <Profile />
    </FormPlace>
  );
}

const NAMES = ['nickname'] as const;

/** The picture, which is kept as soon as it is chosen, and the name. */
function Profile() {
  const t = useFormWords();
  const { site, language, member } = useSite();
  const fits = useFitsRule();
  const refresh = useRefreshAccount();
  const close = useModalClose();
  const form = useAccountForm({
    names: NAMES,
    initial: { nickname: member?.nickname ?? '' },
    check: (_name, { nickname }) =>
      checkField(nickname, { t, isRequired: false, rule: site.register.rules.nickname, fits }),
    send: async ({ nickname }) => {
      await keepNickname(nickname.trim(), language);
      await refresh();
      close();
    },
  });
  if (!member) return <WaitingForm fields={2} />;
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <PictureChooser member={member} />
      <FormFailure failure={form.failure} />
      <TextField
        {...form.bind('nickname')}
        label={t('field.nickname')}
        dir="auto"
        autoComplete="nickname"
        maxLength={NICKNAME_MOST}
        hint={t('profile.nicknameHint')}
      />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'profile.save')}
      </Button>
    </Form>
  );
}
