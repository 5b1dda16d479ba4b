import { useQuery } from '@tanstack/react-query';
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
  const isSupport = mayAct(operator.roles, 'support', member.siteId);
  const isCashier = mayAct(operator.roles, 'cashier', member.siteId);
  const seesLimits = isSupport || mayAct(operator.roles, 'auditor', member.siteId);
  const isAdmin = mayAct(operator.roles, 'admin', member.siteId);
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
  const tabs = [
    { to: base, label: t('member.overview'), isFirst: true },
    { to: `${base}/ledger`, label: t('member.ledger') },
    { to: `${base}/rounds`, label: t('member.rounds') },
    { to: `${base}/sessions`, label: t('member.sessions'), count: file.openSessions },
    ...(seesLimits ? [{ to: `${base}/limits`, label: t('member.limits') }] : []),
    { to: `${base}/audit`, label: t('member.audit') },
  ];
  return (
    <Page>
      <nav aria-label={t('member.path')}>
        <Link to={list}>{t('members.title')}</Link> › <span translate="no">{file.account}</span>
      </nav>
      <MemberHeader {...{ file, member, isSupport, isAdmin }} />
      <MemberFigures file={file} />
      <TabRow>
        <Tabs label={t('member.tabs')} tabs={tabs} />
      </TabRow>
      {tab === 'ledger' ? (
        <LedgerTab member={member} currency={file.currency} />
      ) : tab === 'rounds' ? (
        <RoundsTab member={member} />
      ) : tab === 'sessions' ? (
        <SessionsTab member={member} />
      ) : tab === 'limits' && seesLimits ? (
        <LimitsTab member={member} isSupport={isSupport} />
      ) : tab === 'audit' ? (
        <AuditTab member={member} />
      ) : (
        <OverviewTab {...{ file, member, isCashier, isNoting: isCashier || isSupport }} />
      )}
    </Page>
  );
}
