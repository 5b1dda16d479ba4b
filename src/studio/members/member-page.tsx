import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { OperatorMe } from '#contracts/generated/contracts.ts';
import { mayAct } from '#contracts/operator-roles.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { CallRefused } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AuditTab } from './audit-tab.tsx';
import { LedgerTab } from './ledger-tab.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { MemberFigures } from './member-figures.tsx';
import { MemberHeader } from './member-header.tsx';
import { TabRow } from './member-page.styles.ts';
import { fileQuery, type MemberKey } from './member-queries.ts';
import { OverviewTab } from './overview-tab.tsx';
import { RoundsTab } from './rounds-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';

/** A tab of the file beside the overview. */
interface FileTab {
  /** The last part of its address. */
  readonly key: string;
  readonly label: string;
  readonly count?: number;
  readonly page: ReactNode;
}

interface MemberPageProps {
  readonly operator: OperatorMe;
  readonly member: MemberKey;
}

/** The file of a member: what it is, and a tab for each of its records (look of the desk, "Member file"). */
export function MemberPage({ operator, member }: MemberPageProps) {
  const t = useWords();
  const { tab } = useParams();
  const query = useQuery(fileQuery(member));
  const { data: file, error } = query;
  const may = whatMay(operator, member.siteId);
  const list = `/members/${member.siteId}`;

  if (file === undefined) {
    if (error instanceof CallRefused && error.code === 'not_found')
      return (
        <EmptyState icon="search-x" title={t('member.unknown')} actions={<Link to={list}>{t('member.all')}</Link>} />
      );
    if (error !== null) return <CallFailure title={t('member.failed')} why={t('desk.failedMore')} query={query} />;
    return <LoadingRows />;
  }
  const base = `${list}/${member.memberId}`;
  const others: readonly FileTab[] = [
    { key: 'ledger', label: t('member.ledger'), page: <LedgerTab member={member} currency={file.currency} /> },
    { key: 'rounds', label: t('member.rounds'), page: <RoundsTab member={member} /> },
    {
      ...{ key: 'sessions', label: t('member.sessions'), count: file.openSessions },
      page: <SessionsTab member={member} />,
    },
    ...(may.seesLimits
      ? [{ key: 'limits', label: t('member.limits'), page: <LimitsTab {...{ member, isSupport: may.isSupport }} /> }]
      : []),
    { key: 'audit', label: t('member.audit'), page: <AuditTab member={member} /> },
  ];
  const shown = others.find(({ key }) => key === tab)?.page ?? <OverviewTab {...{ file, member, ...may }} />;
  const tabs = [
    { to: base, label: t('member.overview'), isFirst: true },
    ...others.map(({ key, label, count }) => ({ to: `${base}/${key}`, label, ...(count !== undefined && { count }) })),
  ];
  return (
    <Page>
      <nav aria-label={t('member.path')}>
        <Link to={list}>{t('members.title')}</Link> › <span translate="no">{file.account}</span>
      </nav>
      <MemberHeader {...{ file, member, ...may }} />
      <MemberFigures file={file} />
      <TabRow>
        <Tabs label={t('member.tabs')} tabs={tabs} />
      </TabRow>
      {shown}
    </Page>
  );
}

/** What the roles of an operator let it do in the file of a member. */
function whatMay({ roles }: OperatorMe, siteId: string) {
  const isSupport = mayAct(roles, 'support', siteId);
  const isCashier = mayAct(roles, 'cashier', siteId);
  return {
    ...{ isSupport, isCashier, isAdmin: mayAct(roles, 'admin', siteId) },
    // An auditor reads all of it and writes nothing.
    seesLimits: isSupport || mayAct(roles, 'auditor', siteId),
    isNoting: isSupport || isCashier,
  };
}
