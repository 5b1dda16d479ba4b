import { useId } from 'react';
import { timeText, waitText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { CaseAmount } from './case-amount.tsx';
import { ownerOf, titleOf } from './case-title.ts';
import type { QueueCase } from './queue-kind.ts';
import { Table, Who } from './queue-list.styles.ts';
import { useNow } from './use-now.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface QueueListProps {
  readonly cases: readonly QueueCase[];
  readonly openId: string | undefined;
  /** The account of the operator who looks. */
  readonly operator: string | null;
  readonly onOpen: (one: QueueCase) => void;
  /** Left out where nothing may be decided. */
  readonly selection?: Selection | undefined;
  /** Opens the case after the open one, or before it. */
  readonly onStep: (by: 1 | -1) => void;
}

/** The requests that wait, a row each: who, how much, who has approved, and for how long. */
export function QueueList({ cases, openId, operator, selection, onOpen, onStep }: QueueListProps) {
  const { t, tag } = useDeskWords();
  const now = useNow();
  const heading = useId();
  return (
    <Table role="grid" aria-labelledby={heading}>
      <caption id={heading} className="visually-hidden">
        {t('queue.title')}
      </caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className="wide check">
              <input
                type="checkbox"
                aria-label={t('bulk.selectAll')}
                checked={selection.selected.length === cases.length}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          <th scope="col">{t('queue.member')}</th>
          <th scope="col" className="amount">
            {t('queue.amount')}
          </th>
          <th scope="col" className="wide">
            {t('queue.approvals')}
          </th>
          <th scope="col">{t('queue.waits')}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((one) => (
          <tr
            key={one.id}
            data-case={one.id}
            aria-selected={one.id === openId}
            tabIndex={one.id === openId || (openId === undefined && one === cases[0]) ? 0 : -1}
            onClick={() => onOpen(one)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onOpen(one);
              if (event.key === ' ' && selection) {
                event.preventDefault();
                selection.toggle(one.id);
              }
              const by = STEPS[event.key];
              if (by === undefined) return;
              event.preventDefault();
              onStep(by);
            }}
          >
            {selection && (
              <td className="wide check">
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={t('bulk.select', { account: ownerOf(t, one) })}
                  checked={selection.has(one.id)}
                  onClick={(event) => event.stopPropagation()}
                  onChange={() => selection.toggle(one.id)}
                />
              </td>
            )}
            <td>
              <Who>
                <Avatar name={ownerOf(t, one)} />
                <div>
                  <b translate="no">{ownerOf(t, one)}</b>
                  <small translate="no">{titleOf(t, one)}</small>
                </div>
              </Who>
            </td>
            <td className="amount">
              <CaseAmount of={one.amount} />
            </td>
            <td className="wide">
              {one.hold ? (
                <Badge tone="warn" icon="circle-pause">
                  {t('hold.badge', { time: timeText(tag, one.hold.until) })}
                </Badge>
              ) : one.claim !== null && one.claim.operator !== operator ? (
                <Badge tone="muted" icon="lock">
                  {t('queue.claimedBy', { operator: one.claim.operator })}
                </Badge>
              ) : one.approvalsNeeded > 1 ? (
                t('queue.approvedOf', { given: one.approvals.length, needed: one.approvalsNeeded })
              ) : (
                t('queue.one')
              )}
            </td>
            <td>{waitText(tag, one.since, now)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
