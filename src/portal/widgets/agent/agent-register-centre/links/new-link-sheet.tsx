import type { NewTeamLink, TeamLink } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { makeTeamLink } from '#portal/data/desk/register-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { SelectField } from '#portal/forms/fields/select-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { LONGEST_NAME } from './rename-form.tsx';

const KINDS = ['member', 'agent'] as const;

interface NewLinkSheetProps {
  /** Where links may lead. */
  readonly hosts: readonly string[];
  readonly onClose: () => void;
  /** Resolves when the new link is shown. */
  readonly onMade: (made: TeamLink) => Promise<void>;
}

/** Makes a link: its name, whom it registers, the host that it leads to, and the language that it opens in. */
export function NewLinkSheet({ hosts, onClose, onMade }: NewLinkSheetProps) {
  const t = useFormWords();
  const { site, language } = useSite();
  const { offered } = site.languages;
  const form = useAccountForm<'name' | 'kind' | 'host' | 'language'>({
    names: ['name', 'kind', 'host', 'language'],
    initial: { name: '', kind: 'member', host: hosts[0] ?? '', language: '' },
    check: (name, values) => (name === 'name' && values.name.trim() === '' ? t('check.required') : undefined),
    send: async (values) => {
      const opens = offered.find((one) => one === values.language);
      const body: NewTeamLink = {
        ...{ name: values.name.trim(), host: values.host, kind: values.kind === 'agent' ? 'agent' : 'member' },
        ...(opens && { language: opens }),
      };
      await onMade(await makeTeamLink(body, language));
    },
  });
  return (
    <Sheet title={t('register.links.new')} onClose={onClose}>
      <Form ref={form.ref} onSubmit={form.submit} noValidate>
        <FormFailure failure={form.failure} />
        <TextField
          {...form.bind('name')}
          label={t('register.link.name')}
          isRequired
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_NAME}
        />
        <SelectField
          {...form.bind('kind')}
          label={t('register.links.registers')}
          choices={KINDS.map((value) => ({ value, label: t(`register.kinds.${value}`) }))}
        />
        <SelectField
          {...form.bind('host')}
          label={t('register.link.host')}
          choices={hosts.map((value) => ({ value, label: value }))}
        />
        <SelectField
          {...form.bind('language')}
          label={t('register.link.language')}
          choices={[
            { value: '', label: t('register.link.anyLanguage') },
            ...offered.map((value) => ({ value, label: languages[value].name })),
          ]}
        />
        <Button type="submit" disabled={form.isSending}>
          {t(form.isSending ? 'account.working' : 'register.links.make')}
        </Button>
      </Form>
    </Sheet>
  );
}
