import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { disconnectSocial } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SOCIAL_NAMES } from '#portal/forms/social/social-mark.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';

interface DisconnectServiceProps {
  readonly provider: SocialProvider;
  readonly onDone: () => void;
}

/** Asks before a service is taken away. The gateway refuses it where nothing else would open the account. */
export function DisconnectService({ provider, onDone }: DisconnectServiceProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const form = useAccountForm<never>({
    names: [],
    initial: {},
    check: () => undefined,
    send: async () => {
      await disconnectSocial(provider, language);
      await refresh();
      onDone();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('connect.sure', { service: SOCIAL_NAMES[provider] })}</Lead>
      <FormFailure failure={form.failure} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'connect.disconnect')}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onDone}>
          {t('payout.keep')}
        </TextButton>
      </FootLine>
    </Form>
  );
}
