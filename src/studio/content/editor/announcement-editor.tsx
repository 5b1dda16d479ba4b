import { type FormEvent, useState } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { CallRefused } from '#studio/calls/desk-client.ts';
import { ownTimeZone } from '#studio/i18n/local-time.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Card } from '#studio/ui/card.tsx';
import { CheckField } from '#studio/ui/check-field.tsx';
import { EmptyState } from '#studio/ui/empty-state.tsx';
import { LanguageChoice } from '#studio/ui/language-choice.tsx';
import { Page } from '#studio/ui/page.ts';
import { Quiet } from '#studio/ui/quiet.ts';
import { SelectField } from '#studio/ui/select-field.tsx';
import { type AnnouncementForm, announcementOf, formOf, newId } from '../announcement-form.ts';
import { type announcementKinds, type Execution, executionWords } from '../announcement-kinds.ts';
import { Columns, Head, Pair } from '../content.styles.ts';
import { type ContentProps, NEW_ENTRY } from '../content-props.ts';
import { entryOf } from '../document-list.ts';
import { problemsByField } from '../document-problems.ts';
import { ANNOUNCEMENTS, announcementsOf, languagesOf } from '../draft.ts';
import { SavingFailure } from '../saving-failure.tsx';
import { isWritten, textIn } from '../texts.ts';
import { useSaving } from '../use-saving.ts';
import { documentFields, faultsOf, fieldsOfDocument } from './announcement-faults.ts';
import { BannerFields } from './banner-fields.tsx';
import { FormTexts, FormTime } from './form-fields.tsx';
import { FormLanguage } from './form-language.ts';
import { PicturesContext } from './new-pictures.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface AnnouncementEditorProps extends ContentProps {
  readonly look: (typeof announcementKinds)[number];
  /** Of the announcement, or `NEW_ENTRY`. */
  readonly entryId: string;
}

/** Writes an announcement: what it says in each language, who sees it and when. Saving keeps a draft of the site. */
export function AnnouncementEditor({ site, draft: given, lock, look, entryId }: AnnouncementEditorProps) {
  const { t, language: deskLanguage } = useDeskWords();
  const navigate = useNavigate();
  // The draft of the first render: if it is refetched meanwhile, saving must still detect the conflict.
  const [draft] = useState(given);
  const [address] = useSearchParams();
  const saving = useSaving(draft);
  const entries = announcementsOf(draft);
  const offered = languagesOf(draft);
  const [mainLanguage = 'EN'] = offered;
  const [language, setLanguage] = useState<LanguageCode>(mainLanguage);
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<readonly string[]>();
  const isNew = entryId === NEW_ENTRY;
  const find = (id: string | null) => entries.find(({ value }) => value.id === id && value.kind === look.kind);
  const opened = find(isNew ? address.get('from') : entryId);
  const before = opened?.value;
  const form = useForm<AnnouncementForm>({ defaultValues: formOf(before) });
  const list = `/content/${site.id}/${look.view}`;
  useLeaveGuard(form.formState.isDirty);

  if (!isNew && opened === undefined)
    return <EmptyState icon="search-x" title={t('content.gone')} hint={<Link to={list}>{t('content.back')}</Link>} />;

  const save = (values: AnnouncementForm) => {
    const faults = faultsOf(values, look.kind, mainLanguage);
    for (const [field, word] of faults) form.setError(field, { message: t(word) });
    if (faults.has('title')) setLanguage(mainLanguage);
    saving.reset();
    setProblems(faults.size > 0 ? [t('content.faultsBelow')] : undefined);
    if (faults.size > 0) return;
    const taken = new Set(entries.map(({ value }) => value.id));
    const fallback = look.view.replace(/s$/, '');
    const id = isNew ? newId(values.title[mainLanguage] ?? '', fallback, taken) : entryId;
    const written = entryOf(announcementOf(values, { id, kind: look.kind, before }));
    const changed = isNew ? [...entries, written] : entries.map((one) => (one === opened ? written : one));
    saving.mutate(
      { list: ANNOUNCEMENTS, entries: changed, pictures: usedOf(added, written.text) },
      { onSuccess: () => void navigate(list), onError: (error) => say(error, changed.indexOf(written)) },
    );
  };
  /** Shows the gateway's faults at their fields. */
  const say = (error: Error, index: number) => {
    const lines = error instanceof CallRefused ? error.problems : [];
    const { byField, others } = problemsByField(lines, `announcements[${index}]`, documentFields);
    for (const [field, message] of byField) form.setError(fieldsOfDocument[field], { message });
    setProblems(byField.size > 0 && others.length === 0 ? [t('content.faultsBelow')] : others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.clearErrors();
    void form.handleSubmit(save)(event);
  };
  const title = isNew
    ? t('content.new', { what: t(look.one) })
    : textIn(before?.title ?? {}, [deskLanguage, ...offered]);
  return (
    <FormProvider {...form}>
      <PicturesContext
        value={{ draft, added, add: ({ name, base64 }) => setAdded((known) => ({ ...known, [name]: base64 })) }}
      >
        <FormLanguage value={language}>
          <Page as="form" aria-label={title} noValidate onSubmit={submit}>
            <nav aria-label={t('content.back')}>
              <Link to={list}>{t(look.title)}</Link>
            </nav>
            <Head>
              <h1>{title}</h1>
              <Button type="submit" look="primary" size="large" isBusy={saving.isPending} disabledReason={lock}>
                {t('content.save')}
              </Button>
            </Head>
            <SavingFailure error={saving.error} {...(problems && { problems })} />
            <Columns>
              <div>
                <Card title={t('content.says')}>
                  <Languages offered={offered} chosen={language} choose={setLanguage} />
                  <FormTexts name="title" label={t('content.entryTitle')} maxLength={160} />
                  <FormTexts
                    name="content"
                    label={t(look.kind === 'PR' ? 'content.terms' : 'content.words')}
                    as={look.kind === 'B' ? 'lines' : 'html'}
                  />
                </Card>
                {look.kind === 'B' && <BannerFields hadLink={formOf(before).banner.link} />}
                {look.kind === 'PR' && <PromotionFields promotion={before?.promotion} />}
              </div>
              <div>
                <Card title={t('content.seenBy')}>
                  <Audience isNotice={look.kind === 'PL'} />
                </Card>
                <Card title={t('content.period')}>
                  <Pair>
                    <FormTime name="from" label={t('content.from')} />
                    <FormTime name="until" label={t('content.until')} />
                  </Pair>
                  <Quiet>{t('content.yourZone', { zone: ownTimeZone() })}</Quiet>
                </Card>
              </div>
            </Columns>
          </Page>
        </FormLanguage>
      </PicturesContext>
    </FormProvider>
  );
}

/** The added pictures that the announcement shows. Those that were chosen and left again are not sent. */
const usedOf = (added: Readonly<Record<string, string>>, text: string): Record<string, string> =>
  Object.fromEntries(Object.entries(added).filter(([name]) => text.includes(`"assets/${name}"`)));

interface LanguagesProps {
  readonly offered: readonly LanguageCode[];
  readonly chosen: LanguageCode;
  readonly choose: (language: LanguageCode) => void;
}

/** Which language is written, with those that have all of their words marked, and a sentence about the missing ones. */
function Languages({ offered, chosen, choose }: LanguagesProps) {
  const { t } = useDeskWords();
  const title = useController<AnnouncementForm, 'title'>({ name: 'title' }).field.value;
  const content = useController<AnnouncementForm, 'content'>({ name: 'content' }).field.value;
  const needsContent = offered.some((code) => isWritten(content[code]));
  const isDone = (code: LanguageCode) => isWritten(title[code]) && (!needsContent || isWritten(content[code]));
  const missing = offered.filter((code) => !isDone(code));
  if (offered.length < 2) return null;
  return (
    <>
      <LanguageChoice label={t('system.textsIn')} {...{ offered, chosen, choose }} isWritten={isDone} />
      {missing.length > 0 && missing.length < offered.length && (
        <Quiet>{t('content.missing', { languages: missing.join(', ') })}</Quiet>
      )}
    </>
  );
}

const EXECUTIONS = ['B', 'A', 'F'] as const satisfies readonly Execution[];

function Audience({ isNotice }: { readonly isNotice: boolean }) {
  const { t } = useDeskWords();
  const execution = useController<AnnouncementForm, 'execution'>({ name: 'execution' }).field;
  const agents = useController<AnnouncementForm, 'isForAgents'>({ name: 'isForAgents' }).field;
  return (
    <>
      {!(isNotice && agents.value) && (
        <SelectField label={t('content.whom')} value={execution.value} onChoose={execution.onChange}>
          {EXECUTIONS.map((code) => (
            <option key={code} value={code}>
              {t(executionWords[code])}
            </option>
          ))}
        </SelectField>
      )}
      {isNotice && <CheckField label={t('content.forAgents')} isChecked={agents.value} onCheck={agents.onChange} />}
    </>
  );
}
