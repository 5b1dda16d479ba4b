import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { Pager } from '../ui/pager.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { Unanswered } from './latest-records.tsx';
import { auditQuery, type MemberKey } from './member-queries.ts';
import { auditWords } from './member-words.ts';

/** The audit trail of a member. */
export function AuditTab({ member }: { readonly member: MemberKey }) {
  const { t, tag } = useDeskWords();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...auditQuery(member, page), placeholderData: keepPreviousData });
  if (query.data === undefined) return <Unanswered query={query} />;
  const { list, hasMore } = query.data;
  return (
    <Card title={t('audit.title')} isFlush>
      <DataTable>
        <caption className="visually-hidden">{t('audit.title')}</caption>
        <TableHead
          columns={[
            { label: t('record.when') },
            { label: t('audit.operator') },
            { label: t('audit.what') },
            { label: t('member.reason'), look: 'wide' },
          ]}
        />
        <tbody>
          {list.map(({ auditId, at, operator, action, reason, detail }) => (
            <tr key={auditId}>
              <td className="quiet">{timeText(tag, at)}</td>
              <td translate="no">{operator}</td>
              <td>
                {t(auditWords[action])} <small translate="no">{detail ?? ''}</small>
                {reason !== null && (
                  <small className="narrow">
                    <br />
                    {reason}
                  </small>
                )}
              </td>
              <td className="wide">{reason ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Pager page={page} hasMore={hasMore} onPage={setPage} />
    </Card>
  );
}
