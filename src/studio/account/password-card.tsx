import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChangeOperatorPassword } from '#contracts/generated/contracts.ts';
import { useWords } from '../i18n/words.tsx';
import { ownSessionsQuery } from '../session/operator-session.ts';
import { refusalWords } from '../sign-in/refusal-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CODE_LENGTH, CodeField } from '../ui/code-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const Form = styled.form`
  display: grid;
  gap: 14px;
  max-width: 400px;
`;

const FEWEST = 12;
const EMPTY = { password: '', newPassword: '', totp: '' };

/** Changes the operator's password, by the old one and a code of the authenticator. The other sessions end. */
export function PasswordCard({ account }: { readonly account: string }) {
  const t = useWords();
  const client = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const changing = useMutation({
    mutationFn: async (body: ChangeOperatorPassword) => {
      const { sendSealed } = await import('../calls/send-sealed.ts');
      await sendSealed('PUT', '/wps/operator/me/password', body);
    },
    onSuccess: () => {
      setDraft(EMPTY);
      setTried(false);
      void client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
    // A code is taken once.
    onError: () => setDraft((now) => ({ ...now, totp: '' })),
  });
  const wrong = {
    password: draft.password === '' ? t('signIn.passwordMissing') : undefined,
    newPassword: draft.newPassword.length < FEWEST ? t('account.passwordShort', { count: FEWEST }) : undefined,
    totp: draft.totp.length < CODE_LENGTH ? t('signIn.codeShort') : undefined,
  };
  const submit = () => {
    setTried(true);
    if (Object.values(wrong).every((fault) => fault === undefined)) changing.mutate(draft);
  };
  return (
    <Card title={t('account.password')}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {changing.error !== null && <Notice tone="error">{refusalWords(changing.error, t)}</Notice>}
        {changing.isSuccess && <Notice tone="ok">{t('account.passwordChanged')}</Notice>}
        <input type="hidden" name="username" autoComplete="username" value={account} />
        <PasswordField
          label={t('account.oldPassword')}
          autoComplete="current-password"
          value={draft.password}
          onWrite={(password) => setDraft({ ...draft, password })}
          error={isTried ? wrong.password : undefined}
        />
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          hint={t('account.passwordHint', { count: FEWEST })}
          value={draft.newPassword}
          onWrite={(newPassword) => setDraft({ ...draft, newPassword })}
          error={isTried ? wrong.newPassword : undefined}
        />
        <CodeField
          label={t('signIn.code')}
          value={draft.totp}
          onWrite={(totp) => setDraft({ ...draft, totp })}
          error={isTried ? wrong.totp : undefined}
        />
        <Button type="submit" look="primary" size="large" isBusy={changing.isPending}>
          {t('account.change')}
        </Button>
      </Form>
    </Card>
  );
}
