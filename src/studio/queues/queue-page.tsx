import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CallFailure } from '../calls/call-failure.tsx';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { KeySheet } from '../keys/key-sheet.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Halves, ListHalf, OpenHalf } from '../ui/halves.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { Notice } from '../ui/notice.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { CasePane } from './case-pane.tsx';
import { DecisionToast } from './decision-toast.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { isAmountRefused, MOST_LETTERS } from './filters/queue-filters.ts';
import { useFilterCounts } from './filters/use-filter-counts.ts';
import { useKeptText } from './filters/use-kept-text.ts';
import { useQueueFilters } from './filters/use-queue-filters.ts';
import { findCases, type QueueOrder } from './find-cases.ts';
import { HoldDialog } from './hold/hold-dialog.tsx';
import { missingAnswer } from './missing-answer.ts';
import { queueKeys } from './queue-keys.ts';
import type { CaseAnswers, CaseQuestion, Decision, QueueCase, QueueKind } from './queue-kind.ts';
import { Scroll, Search, Sum } from './queue-list.styles.ts';
import { QueueList } from './queue-list.tsx';
import { useClaim } from './use-claim.ts';
import { useDecisions } from './use-decisions.ts';
import { useFound } from './use-found.ts';
import { useQueue } from './use-queue.ts';
import { whyNot, whyNotHold } from './why-not.ts';

/** How long after a decision none is taken. */
const PAUSE_MS = 400;

/** Note and answers of an undecided case. */
interface Draft {
  readonly caseId: string;
  readonly note: string;
  readonly answers: CaseAnswers;
  readonly missing: 'note' | CaseQuestion['key'] | null;
}

const NO_DRAFT: Draft = { caseId: '', note: '', answers: {}, missing: null };

interface QueuePageProps {
  readonly siteId: string;
  readonly kind: QueueKind;
  readonly operator: string | null;
  /** Whether the operator's role decides requests of the kind; others only read them. */
  readonly mayDecide: boolean;
}

/** A queue: the list stays, and the case beside it changes (look of the desk, "Queue"). */
export function QueuePage({ siteId, kind, operator, mayDecide }: QueuePageProps) {
  const { t, tag } = useDeskWords();
  const navigate = useNavigate();
  const { caseId } = useParams();
  const base = `/queues/${siteId}/${kind.key}`;
  const filtering = useQueueFilters(base);
  const { search: kept = '', ...asked } = filtering.filters;
  const filters = kind.filtering === undefined ? {} : asked;
  const query = useQueue(siteId, kind, filters);
  const { data, isError, dataUpdatedAt } = query;
  const [search, setSearch] = useKeptText(kept, (text) => {
    filtering.change({ search: text });
    return text;
  });
  const counts = useFilterCounts(siteId, kind);
  const [order, setOrder] = useState<QueueOrder>('oldest');
  const [draftKept, setKept] = useState<Draft>(NO_DRAFT);
  const decisions = useDecisions();
  const searchField = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const decidedAt = useRef(0);

  const found = useFound(siteId, kind, { search, page: data, filters });
  const isWaiting = ({ id }: QueueCase): boolean => !decisions.gone.has(id);
  const listed = (data?.cases ?? []).filter(isWaiting);
  const waiting = found === undefined ? listed : found.cases.filter(isWaiting);
  const shown = findCases(waiting, found === undefined ? search : '', order);
  const open = [...waiting, ...listed].find(({ id }) => id === caseId);
  const isStale = isError && data !== undefined;
  const selection = useSelection(shown);
  const [bulk, setBulk] = useState<Decision | null>(null);
  const [holdingId, setHoldingId] = useState<string | null>(null);
  const firstFilter = useRef<HTMLButtonElement>(null);
  const draft = draftKept.caseId === caseId ? draftKept : { ...NO_DRAFT, caseId: caseId ?? '' };
  const { note, answers } = draft;
  useClaim(siteId, kind, mayDecide ? open : undefined, { operator, isDecided: (id) => decisions.gone.has(id) });

  const openCase = (one: QueueCase | undefined) =>
    navigate({ pathname: one === undefined ? base : `${base}/${one.id}`, search: filtering.address });
  const step = (by: number) => {
    const at = shown.findIndex(({ id }) => id === caseId);
    const next = shown[at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1)];
    if (next === undefined) return;
    void openCase(next);
    focusRow(next);
  };
  const openNext = (after: QueueCase) => {
    const at = shown.indexOf(after);
    const next = shown[at + 1] ?? shown[at - 1];
    void openCase(next);
    if (next !== undefined) focusRow(next);
  };
  const decide = (decision: Decision) => {
    // The second press of a double click would decide the case that has just been opened.
    if (Date.now() - decidedAt.current < PAUSE_MS) return;
    if (open === undefined || whyNot(t, decision, { open, operator, mayDecide, isStale }) !== undefined) return;
    const missing = missingAnswer(kind, open, decision, draft);
    if (missing !== null) {
      setKept({ ...draft, missing });
      const field = noteField.current?.form?.elements.namedItem(missing);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    // An approval without a note gets a default one. A rejection does not: the member would read it.
    const text = note.trim() || (decision === 'approve' ? t('decide.noNote') : '');
    decisions.decide({ kind, siteId, case: open, decision, note: text, answers });
    decidedAt.current = Date.now();
    openNext(open);
  };
  const hold = () => {
    if (
      kind.holding !== undefined &&
      open !== undefined &&
      whyNotHold(t, { open, operator, mayDecide, isStale }) === undefined
    )
      setHoldingId(open.id);
  };
  const undo = () => {
    const back = decisions.undo();
    decidedAt.current = 0;
    if (back !== null) void openCase(back.case);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => decide('approve'),
    r: () => decide('reject'),
    h: hold,
    f: () => firstFilter.current?.focus(),
    n: () => noteField.current?.focus(),
    o: () => {
      if (open !== undefined && open.memberId !== null) void navigate(`/members/${siteId}/${open.memberId}`);
    },
    z: undo,
    x: () => {
      if (mayDecide && open !== undefined) selection.toggle(open.id);
    },
    '/': () => searchField.current?.focus(),
    escape: () => (document.activeElement as HTMLElement | null)?.blur(),
  });

  return (
    <>
      {isStale && (
        <Notice tone="warn">{t('queue.stale', { time: timeText(tag, new Date(dataUpdatedAt).toISOString()) })}</Notice>
      )}
      <Halves $headPx={48}>
        <ListHalf $isBehind={caseId !== undefined} aria-label={t(kind.label)}>
          <Search role="search">
            <TextField
              ref={searchField}
              label={t('queue.search')}
              value={search}
              onWrite={setSearch}
              maxLength={MOST_LETTERS}
              icon="search"
              end={<KeyHint>/</KeyHint>}
            />
            <select
              aria-label={t('queue.order')}
              value={order}
              onChange={(event) => setOrder(event.target.value === 'largest' ? 'largest' : 'oldest')}
            >
              <option value="oldest">{t('queue.oldest')}</option>
              <option value="largest">{t('queue.largest')}</option>
            </select>
          </Search>
          {kind.filtering && <FilterBar {...filtering} counts={counts} first={firstFilter} />}
          <Scroll tabIndex={-1}>
            {data === undefined && isError ? (
              <CallFailure
                title={t('queue.failed')}
                why={t(isAmountRefused(query.error) ? 'filter.noAmount' : 'queue.failedMore')}
                query={query}
              />
            ) : data === undefined ? (
              <LoadingRows />
            ) : shown.length > 0 ? (
              <QueueList
                cases={shown}
                openId={caseId}
                operator={operator}
                selection={mayDecide ? selection : undefined}
                onOpen={openCase}
                onStep={step}
              />
            ) : (
              <NothingShown
                of={Object.keys(filters).length > 0 ? 'filters' : search.trim() === '' ? 'all' : 'search'}
                onClear={() => {
                  setSearch('');
                  filtering.clear();
                }}
              />
            )}
            {data !== undefined && listed.length > 0 && (
              <Sum>
                <b>{t('queue.waiting', { count: data.totalCount - (data.cases.length - listed.length) })}</b>
                {data.totalCount > data.cases.length && (
                  <span>{t('queue.shown', { shown: data.cases.length, total: data.totalCount })}</span>
                )}
              </Sum>
            )}
            <KeySheet keys={queueKeys(kind.holding !== undefined)} />
            {mayDecide && selection.selected.length > 0 && (
              <BulkBar {...{ kind, count: selection.selected.length }} onDecide={setBulk} onClear={selection.clear} />
            )}
          </Scroll>
        </ListHalf>
        <OpenHalf $isBehind={caseId === undefined} aria-label={t('decide.bar')}>
          <Link to={{ pathname: base, search: filtering.address }}>{t('case.back')}</Link>
          {open === undefined ? (
            <EmptyState
              icon="inbox"
              title={t(caseId === undefined ? 'case.choose' : 'case.gone')}
              hint={t(caseId === undefined ? 'case.chooseMore' : 'case.goneMore')}
            />
          ) : (
            <CasePane
              {...{
                siteId,
                kind,
                open,
                operator,
                mayDecide,
                isStale,
                note,
                noteField,
                answers,
                missing: draft.missing,
              }}
              onNote={(text) => setKept({ ...draft, note: text, missing: null })}
              onAnswer={(key, answer) => setKept({ ...draft, answers: { ...answers, [key]: answer }, missing: null })}
              onDecide={decide}
              onHold={hold}
              onLetGo={() => void openCase(undefined)}
            />
          )}
        </OpenHalf>
      </Halves>
      {bulk !== null && (
        <BulkDialog
          {...{ siteId, kind, decision: bulk, cases: selection.selected, operator, mayDecide, isStale }}
          onClose={() => {
            setBulk(null);
            selection.clear();
          }}
        />
      )}
      {open !== undefined && open.id === holdingId && kind.holding !== undefined && (
        <HoldDialog
          {...{ siteId, kind, open, holding: kind.holding }}
          onHeld={() => {
            setHoldingId(null);
            openNext(open);
          }}
          onClose={() => setHoldingId(null)}
        />
      )}
      <DecisionToast {...decisions} onUndo={undo} onClose={decisions.forgetRefused} />
    </>
  );
}

/** Gives the focus to the row of a case, from which the keys go on. */
function focusRow({ id }: QueueCase): void {
  [...document.querySelectorAll<HTMLElement>('[data-case]')].find(({ dataset }) => dataset.case === id)?.focus();
}

/** An empty list, with a button that clears the search or the filters that found nothing. */
function NothingShown({ of, onClear }: { readonly of: 'all' | 'search' | 'filters'; readonly onClear: () => void }) {
  const { t } = useDeskWords();
  if (of === 'all') return <EmptyState icon="check" title={t('queue.empty')} hint={t('queue.emptyMore')} />;
  const clear = <Button onClick={onClear}>{t(of === 'search' ? 'queue.clearSearch' : 'filter.clear')}</Button>;
  const hint = t(of === 'search' ? 'queue.noMatchMore' : 'filter.noMatchMore');
  return <EmptyState icon="search-x" title={t('queue.noMatch')} hint={hint} actions={clear} />;
}
