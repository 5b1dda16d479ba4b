import { useState } from 'react';
import type { TeamMember } from '#contracts/generated/contracts.ts';
import { nameMember } from '#portal/data/team-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Changeable, Stack } from './downline.styles.ts';
import { useRefreshTeam } from './use-refresh-team.ts';

interface MemberNameProps {
  readonly member: TeamMember;
  /** The direct upline alone names a member. */
  readonly isEditable: boolean;
}

/** The nickname of a member, and the form that changes it. */
export function MemberName({ member, isEditable }: MemberNameProps) {
  const t = useFormWords();
  const [isEdited, setEdited] = useState(false);
  return (
    <div>
      <dt>{t('team.nickname')}</dt>
      <dd>
        {isEdited ? (
          <NameForm member={member} onDone={() => setEdited(false)} />
        ) : (
          <Changeable>
            <bdi>{member.nickname ?? '–'}</bdi>
            {isEditable && (
              <OutlineButton type="button" onClick={() => setEdited(true)}>
                {t('team.rename')}
              </OutlineButton>
            )}
          </Changeable>
        )}
      </dd>
    </div>
  );
}

function NameForm({ member, onDone }: { readonly member: TeamMember; readonly onDone: () => void }) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshTeam();
  const form = useAccountForm<'nickname'>({
    names: ['nickname'],
    initial: { nickname: member.nickname ?? '' },
    check: (_name, { nickname }) => (nickname.trim() === '' ? t('team.missing') : undefined),
    send: async ({ nickname }) => {
      await nameMember(member.memberId, nickname.trim(), language);
      await refresh();
      onDone();
    },
  });
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate>
      <Stack>
        <TextField {...form.bind('nickname')} label={t('team.nickname')} isRequired maxLength={60} />
        <FormFailure failure={form.failure} />
        <OutlineButton type="submit" aria-disabled={form.isSending}>
          {t('team.save')}
        </OutlineButton>
      </Stack>
    </form>
  );
}
