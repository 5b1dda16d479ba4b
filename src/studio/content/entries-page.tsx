import type { ReactNode } from 'react';
import type { TextByLanguage } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.ts';
import { type TableColumn, TableHead } from '../ui/table-head.tsx';
import { ButtonLink, EntryLink, Head } from './content.styles.ts';
import { type ContentProps, NEW_ENTRY } from './content-props.ts';
import type { ListEntry } from './document-list.ts';
import { type EditedList, languagesOf } from './draft.ts';
import { moved } from './list-moves.ts';
import { DraftBar } from './publishing/draft-bar.tsx';
import { RowActions } from './row-actions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { textIn } from './texts.ts';
import { useSaving } from './use-saving.ts';

/** A column between the title of an entry and what can be done with it. */
interface EntryColumn<Value> extends Pick<TableColumn, 'look'> {
  readonly label: StudioWord;
  readonly cell: (value: Value) => ReactNode;
}

interface EntriesPageProps<Value> {
  readonly content: ContentProps;
  readonly title: StudioWord;
  /** What one entry is called. */
  readonly one: StudioWord;
  /** The part of the address that stands for the page. */
  readonly view: string;
  readonly list: EditedList;
  /** All entries of the list, in their order; the page shows those that belong to it. */
  readonly all: ReadonlyArray<ListEntry<Value>>;
  readonly belongs?: (value: Value) => boolean;
  readonly idOf: (value: Value) => string;
  readonly columns?: ReadonlyArray<EntryColumn<Value>>;
  /** Whether an entry may be the beginning of another one. */
  readonly mayCopy?: boolean;
}

/** The entries of a draft's list, in their order: each is opened, moved and deleted here. */
export function EntriesPage<Value extends { readonly title: TextByLanguage }>(props: EntriesPageProps<Value>) {
  const { content, title, one, view, list, all, belongs = () => true, idOf, columns = [], mayCopy = false } = props;
  const { site, draft, lock } = content;
  const { t, language } = useDeskWords();
  const saving = useSaving(draft);
  const isShown = ({ value }: ListEntry<Value>): boolean => belongs(value);
  const shown = all.filter(isShown);
  const at = `/content/${site.id}/${view}`;
  const save = (entries: typeof all) => saving.mutate({ list, entries });
  const said = [language, ...languagesOf(draft)];
  const heads: TableColumn[] = [
    { label: t('content.entryTitle') },
    ...columns.map(({ label, look }) => ({ label: t(label), ...(look && { look }) })),
    ...(lock === undefined ? [{ label: t('content.actions'), look: 'amount' as const }] : []),
  ];
  return (
    <Page>
      <Head>
        <h1>{t(title)}</h1>
        {lock === undefined && (
          <ButtonLink to={`${at}/${NEW_ENTRY}`} $look="primary">
            {t('content.add', { what: t(one) })}
          </ButtonLink>
        )}
      </Head>
      <DraftBar key={draft.revision} {...content} />
      {lock !== undefined && (
        <Notice tone="muted" icon="lock">
          {lock}
        </Notice>
      )}
      <SavingFailure error={saving.error} />
      <Card isFlush>
        {shown.length === 0 ? (
          <EmptyState icon="megaphone" title={t('content.none')} hint={t('content.noneMore')} />
        ) : (
          <DataTable aria-label={t(title)}>
            <TableHead columns={heads} />
            <tbody>
              {shown.map((entry, place) => {
                const id = idOf(entry.value);
                const name = textIn(entry.value.title, said);
                return (
                  <tr key={id}>
                    <td>
                      <EntryLink to={`${at}/${id}`}>{name}</EntryLink>
                      <br />
                      <small translate="no">{id}</small>
                    </td>
                    {columns.map(({ label, look, cell }) => (
                      <td key={label} className={look}>
                        {cell(entry.value)}
                      </td>
                    ))}
                    {lock === undefined && (
                      <td className="amount">
                        <RowActions
                          title={name}
                          isBusy={saving.isPending}
                          isFirst={place === 0}
                          isLast={place === shown.length - 1}
                          {...(mayCopy && { copyTo: `${at}/${NEW_ENTRY}?from=${id}` })}
                          onMove={(step) => save(moved(all, entry, step, isShown))}
                          onDelete={() => save(all.filter((other) => other !== entry))}
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
