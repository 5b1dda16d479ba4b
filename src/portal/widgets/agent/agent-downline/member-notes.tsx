import type { TeamMember } from '#contracts/generated/contracts.ts';
import { noteMember, removeNote } from '#portal/data/team-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { useDeskKey } from '#portal/forms/desk/keys/use-desk-key.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { NoteCard, Stack } from './downline.styles.ts';
import { useRefreshTeam } from './use-refresh-team.ts';

const LONGEST = 500;

/** What the agent noted about a member, and a line for more. */
export function MemberNotes({ member: { memberId, notes } }: { readonly member: TeamMember }) {
  const t = useFormWords();
  const locale = useLocale();
  const { language, site } = useSite();
  const refresh = useRefreshTeam();
  const moment = dateFormat(locale, { timeZone: site.timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const form = useAccountForm<'text'>({
    names: ['text'],
    initial: { text: '' },
    check: (_name, { text }) => (text.trim() === '' ? t('team.missing') : undefined),
    send: async ({ text }) => {
      await noteMember(memberId, text.trim(), language);
      form.write('text', '');
      await refresh();
    },
  });
  useDeskKey('n', form.ref, () => form.ref.current?.querySelector('input')?.focus());
  const remove = async (noteId: string): Promise<void> => {
    try {
      await removeNote(memberId, noteId, language);
      await refresh();
    } catch (error) {
      form.setFailure(error);
    }
  };
  return (
    <section>
      <h3>{t('team.notes')}</h3>
      <small>{t('team.notesHint')}</small>
      <Stack as="ul">
        {notes.map(({ noteId, text, at }) => (
          <NoteCard key={noteId}>
            <div>
              <bdi>{text}</bdi>
              <small>{moment.format(Date.parse(at))}</small>
            </div>
            <IconButton type="button" $size={28} aria-label={t('team.removeNote')} onClick={() => void remove(noteId)}>
              <Icon name="x" size={16} stroke={2} />
            </IconButton>
          </NoteCard>
        ))}
      </Stack>
      <form ref={form.ref} onSubmit={form.submit} noValidate>
        <Stack>
          <TextField {...form.bind('text')} label={t('team.addNote')} maxLength={LONGEST} />
          <FormFailure failure={form.failure} />
          <OutlineButton type="submit" aria-disabled={form.isSending}>
            {t('team.saveNote')}
          </OutlineButton>
        </Stack>
      </form>
    </section>
  );
}
