import { useDeskWords } from '../i18n/words.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.ts';
import { TableHead } from '../ui/table-head.tsx';
import { ButtonLink, EntryLink, Head } from './content.styles.ts';
import { type ContentProps, NEW_ENTRY } from './content-props.ts';
import { HELP, helpOf, languagesOf } from './draft.ts';
import { moved } from './list-moves.ts';
import { DraftBar } from './publishing/draft-bar.tsx';
import { RowActions } from './row-actions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { textIn } from './texts.ts';
import { useSaving } from './use-saving.ts';

/** The terms of the help centre, as the draft has them, in their order. */
export function HelpPage(content: ContentProps) {
  const { site, draft, lock } = content;
  const { t, language } = useDeskWords();
  const saving = useSaving(draft);
  const terms = helpOf(draft);
  const at = `/content/${site.id}/help`;
  const said = [language, ...languagesOf(draft)];
  const save = (entries: typeof terms) => saving.mutate({ list: HELP, entries });
  const columns = [{ label: t('content.entryTitle') }, { label: t('content.actions'), look: 'amount' as const }];
  return (
    <Page>
      <Head>
        <h1>{t('content.help')}</h1>
        {lock === undefined && (
          <ButtonLink to={`${at}/${NEW_ENTRY}`} $look="primary">
            {t('content.add', { what: t('content.term') })}
          </ButtonLink>
        )}
      </Head>
      <DraftBar {...content} />
      {lock !== undefined && (
        <Notice tone="muted" icon="lock">
          {lock}
        </Notice>
      )}
      <SavingFailure error={saving.error} />
      <Card isFlush>
        {terms.length === 0 ? (
          <EmptyState icon="megaphone" title={t('content.none')} hint={t('content.noneMore')} />
        ) : (
          <DataTable aria-label={t('content.help')}>
            <TableHead columns={lock === undefined ? columns : columns.slice(0, -1)} />
            <tbody>
              {terms.map((entry, place) => {
                const title = textIn(entry.value.title, said);
                return (
                  <tr key={entry.value.term}>
                    <td>
                      <EntryLink to={`${at}/${entry.value.term}`}>{title}</EntryLink>
                      <br />
                      <small translate="no">{entry.value.term}</small>
                    </td>
                    {lock === undefined && (
                      <td className="amount">
                        <RowActions
                          title={title}
                          isBusy={saving.isPending}
                          isFirst={place === 0}
                          isLast={place === terms.length - 1}
                          onMove={(step) => save(moved(terms, entry, step, () => true))}
                          onDelete={() => save(terms.filter((one) => one !== entry))}
                        />
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </DataTable>
        )}
      </Card>
    </Page>
  );
}
