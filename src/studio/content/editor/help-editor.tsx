import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { HelpTermEntry, LanguageCode } from '#contracts/generated/contracts.ts';
import { CallRefused } from '#studio/calls/desk-client.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Card } from '#studio/ui/card.tsx';
import { EmptyState } from '#studio/ui/empty-state.tsx';
import { LanguageChoice } from '#studio/ui/language-choice.tsx';
import { Page } from '#studio/ui/page.ts';
import { newId } from '../announcement-form.ts';
import { Head } from '../content.styles.ts';
import { type ContentProps, NEW_ENTRY } from '../content-props.ts';
import { entryOf } from '../document-list.ts';
import { problemsByField } from '../document-problems.ts';
import { HELP, helpOf, languagesOf } from '../draft.ts';
import { SavingFailure } from '../saving-failure.tsx';
import { isWritten, type Texts, textIn, writtenTexts } from '../texts.ts';
import { useSaving } from '../use-saving.ts';
import { FormLanguage } from './form-language.ts';
import { TextsField } from './texts-field.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface HelpForm {
  title: Texts;
  content: Texts;
}

const FIELDS = ['title', 'content'] as const;

interface HelpEditorProps extends ContentProps {
  /** The term, or `NEW_ENTRY`. */
  readonly entryId: string;
}

/** Writes a term of the help centre in each language of the site. Saving keeps a draft of the site. */
export function HelpEditor({ site, draft: given, lock, entryId }: HelpEditorProps) {
  const { t, language: deskLanguage } = useDeskWords();
  const navigate = useNavigate();
  // The draft of the first render: if it is refetched meanwhile, saving must still detect the conflict.
  const [draft] = useState(given);
  const saving = useSaving(draft);
  const terms = helpOf(draft);
  const offered = languagesOf(draft);
  const [mainLanguage = 'EN'] = offered;
  const [language, setLanguage] = useState<LanguageCode>(mainLanguage);
  const [problems, setProblems] = useState<readonly string[]>();
  const isNew = entryId === NEW_ENTRY;
  const opened = terms.find(({ value }) => value.term === entryId);
  const form = useForm<HelpForm>({
    defaultValues: { title: { ...opened?.value.title }, content: { ...opened?.value.content } },
  });
  const { errors } = form.formState;
  const { title, content } = form.watch();
  const list = `/content/${site.id}/help`;
  useLeaveGuard(form.formState.isDirty);
  if (!isNew && opened === undefined)
    return <EmptyState icon="search-x" title={t('content.gone')} hint={<Link to={list}>{t('content.back')}</Link>} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.clearErrors();
    const values = form.getValues();
    const missing = FIELDS.filter((field) => !isWritten(values[field][mainLanguage]));
    for (const field of missing) form.setError(field, { message: t('content.wordsNeeded') });
    saving.reset();
    setProblems(missing.length > 0 ? [t('content.faultsBelow')] : undefined);
    if (missing.length > 0) return setLanguage(mainLanguage);
    const taken = new Set(terms.map(({ value }) => value.term));
    const term = isNew ? newId(values.title[mainLanguage] ?? '', 'term', taken) : entryId;
    const texts = { title: writtenTexts(values.title) ?? {}, content: writtenTexts(values.content) ?? {} };
    const written = entryOf<HelpTermEntry>({ ...opened?.value, term, ...texts });
    const changed = isNew ? [...terms, written] : terms.map((one) => (one === opened ? written : one));
    saving.mutate(
      { list: HELP, entries: changed },
      { onSuccess: () => void navigate(list), onError: (error) => say(error, changed.indexOf(written)) },
    );
  };
  const say = (error: Error, index: number) => {
    const lines = error instanceof CallRefused ? error.problems : [];
    const { byField, others } = problemsByField(lines, `terms[${index}]`, FIELDS);
    for (const [field, message] of byField) form.setError(field, { message });
    setProblems(byField.size > 0 && others.length === 0 ? [t('content.faultsBelow')] : others);
  };
  const heading = isNew
    ? t('content.new', { what: t('content.term') })
    : textIn(opened?.value.title ?? {}, [deskLanguage, ...offered]);
  return (
    <FormLanguage value={language}>
      <Page as="form" aria-label={heading} noValidate onSubmit={submit}>
        <nav aria-label={t('content.back')}>
          <Link to={list}>{t('content.help')}</Link>
        </nav>
        <Head>
          <h1>{heading}</h1>
          <Button type="submit" look="primary" size="large" isBusy={saving.isPending} disabledReason={lock}>
            {t('content.save')}
          </Button>
        </Head>
        <SavingFailure error={saving.error} {...(problems && { problems })} />
        <Card title={t('content.says')}>
          {offered.length > 1 && (
            <LanguageChoice
              label={t('system.textsIn')}
              {...{ offered, chosen: language, choose: setLanguage }}
              isWritten={(code) => isWritten(title[code]) && isWritten(content[code])}
            />
          )}
          <TextsField
            label={t('content.entryTitle')}
            value={title}
            onWrite={(texts) => form.setValue('title', texts, { shouldDirty: true })}
            maxLength={120}
            error={errors.title?.message?.toString()}
          />
          <TextsField
            label={t('content.words')}
            value={content}
            onWrite={(texts) => form.setValue('content', texts, { shouldDirty: true })}
            as="lines"
            error={errors.content?.message?.toString()}
          />
        </Card>
      </Page>
    </FormLanguage>
  );
}
