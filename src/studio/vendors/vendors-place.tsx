import { Navigate, useParams } from 'react-router-dom';
import type { OperatorRole } from '#contracts/generated/contracts.ts';
import { mayAct } from '#contracts/operator-roles.ts';
import type { PlaceProps } from '../app/place-props.ts';
import { useWords } from '../i18n/words.tsx';
import { PageHead } from '../ui/page-head.ts';
import { Tabs } from '../ui/tabs.tsx';
import { DifferencesPage } from './differences-page.tsx';
import { IntegrationsPage } from './integrations-page.tsx';
import { VendorCallsPage } from './vendor-calls-page.tsx';

/** What game vendors called and were answered, the rounds that they have otherwise, and the integrations, by role. */
export function VendorsPlace({ operator, site }: PlaceProps) {
  const t = useWords();
  const { view } = useParams();
  const may = (role: OperatorRole) => mayAct(operator.roles, role, site.id);
  const tabs = [
    ...(may('support') || may('auditor') ? [{ key: 'calls', label: t('vendors.calls') }] : []),
    ...(may('cashier') || may('auditor') ? [{ key: 'differences', label: t('vendors.differences') }] : []),
    ...(may('support') || may('auditor') ? [{ key: 'integrations', label: t('integration.title') }] : []),
  ];
  const at = (key: string | undefined) => `/vendors/${site.id}/${key}`;
  if (!tabs.some(({ key }) => key === view)) return <Navigate to={at(tabs[0]?.key)} replace />;
  return (
    <>
      <PageHead>
        <h1 className="visually-hidden">{t('vendors.title')}</h1>
        <Tabs label={t('vendors.title')} tabs={tabs.map(({ key, label }) => ({ to: at(key), label }))} />
      </PageHead>
      {view === 'calls' && <VendorCallsPage key={site.id} siteId={site.id} mayReplay={may('cashier')} />}
      {view === 'differences' && <DifferencesPage key={site.id} siteId={site.id} />}
      {view === 'integrations' && <IntegrationsPage key={site.id} siteId={site.id} mayChange={may('admin')} />}
    </>
  );
}
