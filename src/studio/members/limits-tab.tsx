import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberPlayLimits, PlayLimit } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { send } from '../calls/desk-client.ts';
import { moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardLine } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { Notice } from '../ui/notice.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { Unanswered } from './latest-records.tsx';
import { limitsQuery, type MemberKey } from './member-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const KINDS: Readonly<Record<PlayLimit['kind'], StudioWord>> = {
  bet: 'limits.bet',
  stake: 'limits.stake',
  loss: 'limits.loss',
  deposit: 'limits.deposit',
  time: 'limits.time',
};
const PERIODS: Readonly<Record<PlayLimit['period'], StudioWord>> = {
  each: 'limits.each',
  day: 'limits.day',
  week: 'limits.week',
  month: 'limits.month',
};
const CHANGES: Readonly<Record<MemberPlayLimits['changes'][number]['what'], StudioWord>> = {
  limit: 'limits.changed',
  exclusion: 'limits.excluded',
  endAsked: 'limits.endAsked',
  liftAsked: 'limits.liftAsked',
  lifted: 'limits.lifted',
};
/** How long support excludes a member who asks for it; the member's own page offers further lengths. */
const PAUSE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The limits that a member plays within, its exclusion, and who changed them. */
export function LimitsTab({ member, isSupport }: { readonly member: MemberKey; readonly isSupport: boolean }) {
  const { t, tag } = useDeskWords();
  const query = useQuery(limitsQuery(member));
  if (query.data === undefined) return <Unanswered query={query} />;
  const { limits, changes } = query.data;
  const amountOf = ({ kind }: Pick<PlayLimit, 'kind'>, amount: string) =>
    kind === 'time' ? t('limits.minutes', { count: Number(amount) }) : moneyText(tag, amount, limits.currency);
  return (
    <>
      <ExclusionCard {...{ member, isSupport }} exclusion={limits.exclusion} />
      <Card title={t('limits.title')} isFlush>
        {limits.limits.length === 0 ? (
          <CardLine>{t('limits.none')}</CardLine>
        ) : (
          <DataTable>
            <caption className="visually-hidden">{t('limits.title')}</caption>
            <TableHead
              columns={[
                { label: t('limits.what') },
                { label: t('limits.used'), look: 'amount' },
                { label: t('limits.amount'), look: 'amount' },
                { label: t('limits.renews'), look: 'wide' },
              ]}
            />
            <tbody>
              {limits.limits.map((limit) => (
                <tr key={`${limit.kind} ${limit.period}`}>
                  <td>
                    <b>{t(KINDS[limit.kind])}</b> <small>{t(PERIODS[limit.period])}</small>
                  </td>
                  <td className="amount">{amountOf(limit, limit.used)}</td>
                  <td className="amount">{amountOf(limit, limit.amount)}</td>
                  <td className="wide quiet">{limit.renewsAt === null ? '–' : timeText(tag, limit.renewsAt)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </Card>
      {changes.length > 0 && (
        <Card title={t('limits.changes')} isFlush>
          <DataTable>
            <caption className="visually-hidden">{t('limits.changes')}</caption>
            <TableHead
              columns={[
                { label: t('record.when') },
                { label: t('limits.by') },
                { label: t('audit.what') },
                { label: t('member.reason'), look: 'wide' },
              ]}
            />
            <tbody>
              {changes.map((change) => (
                <tr key={`${change.at} ${change.what} ${change.kind} ${change.period}`}>
                  <td className="quiet">{timeText(tag, change.at)}</td>
                  <td>{change.operator ?? t('limits.byMember')}</td>
                  <td>
                    {t(CHANGES[change.what])}{' '}
                    {change.kind !== null && (
                      <small>
                        {t(KINDS[change.kind])}{' '}
                        {change.amount === null ? '' : amountOf({ kind: change.kind }, change.amount)}
                      </small>
                    )}
                  </td>
                  <td className="wide">{change.reason ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </Card>
      )}
    </>
  );
}

interface ExclusionCardProps {
  readonly member: MemberKey;
  /** Excludes members, as others do not. */
  readonly isSupport: boolean;
  readonly exclusion: MemberPlayLimits['limits']['exclusion'];
}

function ExclusionCard({ member, isSupport, exclusion }: ExclusionCardProps) {
  const { t, tag } = useDeskWords();
  const [days, setDays] = useState<number | null | undefined>(undefined);
  const path = `/wps/operator/sites/${member.siteId}/members/${member.memberId}/play-exclusion` as const;
  const until = (count: number | null) => (count === null ? null : new Date(Date.now() + count * DAY_MS).toISOString());
  return (
    <Card
      title={t('limits.exclusion')}
      aside={
        isSupport &&
        exclusion === null && (
          <>
            <Button onClick={() => setDays(PAUSE_DAYS)}>{t('limits.pause', { count: PAUSE_DAYS })}</Button>
            <Button look="danger" onClick={() => setDays(null)}>
              {t('limits.forGood')}
            </Button>
          </>
        )
      }
    >
      {exclusion === null ? (
        t('limits.mayPlay')
      ) : (
        <Notice tone="warn">
          {exclusion.until === null
            ? t('limits.outForGood', { time: timeText(tag, exclusion.from) })
            : t('limits.outUntil', { time: timeText(tag, exclusion.until) })}
        </Notice>
      )}
      {days !== undefined && (
        <ReasonDialog
          {...{ member, title: t('limits.exclude'), what: t('limits.excludeMore'), button: t('limits.exclude') }}
          onClose={() => setDays(undefined)}
          onSend={async (reason) => void (await send('PUT', path, { until: until(days), reason }))}
        />
      )}
    </Card>
  );
}
