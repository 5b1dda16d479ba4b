import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayLimit } from '#contracts/generated/contracts.ts';
import { moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardLine } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { TableHead } from '../ui/table-head.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { Unanswered } from './latest-records.tsx';
import { limitChangeWords, limitKindWords, limitPeriodWords } from './limit-words.ts';
import { limitsQuery, type MemberKey } from './member-queries.ts';
import { SetLimit } from './set-limit.tsx';

/** The limits that a member plays within, its exclusion, and who changed them. */
export function LimitsTab({ member, isSupport }: { readonly member: MemberKey; readonly isSupport: boolean }) {
  const { t, tag } = useDeskWords();
  const [isSetting, setSetting] = useState(false);
  const query = useQuery(limitsQuery(member));
  if (query.data === undefined) return <Unanswered query={query} />;
  const { limits, changes } = query.data;
  const amountOf = ({ kind }: Pick<PlayLimit, 'kind'>, amount: string) =>
    kind === 'time' ? t('limits.minutes', { count: Number(amount) }) : moneyText(tag, amount, limits.currency);
  return (
    <>
      <ExclusionCard {...{ member, isSupport, limits: query.data }} />
      <Card
        title={t('limits.title')}
        isFlush
        aside={isSupport && <Button onClick={() => setSetting(true)}>{t('limits.set')}</Button>}
      >
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
                    <b>{t(limitKindWords[limit.kind])}</b> <small>{t(limitPeriodWords[limit.period])}</small>
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
      {isSetting && <SetLimit {...{ member, limits }} onClose={() => setSetting(false)} />}
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
                    {t(limitChangeWords[change.what])}{' '}
                    {change.kind !== null && (
                      <small>
                        {t(limitKindWords[change.kind])}{' '}
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
