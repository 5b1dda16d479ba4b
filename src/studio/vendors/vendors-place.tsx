import { Navigate, useParams } from 'react-router-dom';
import type { OperatorMe, OperatorSite } from '#contracts/generated/contracts.ts';
import { mayAct } from '#contracts/operator-roles.ts';
import { useWords } from '../i18n/words.tsx';
import { PageHead } from '../ui/page-head.ts';
import { Tabs } from '../ui/tabs.tsx';
import { DifferencesPage } from './differences-page.tsx';
import { VendorCallsPage } from './vendor-calls-page.tsx';

/** What game vendors called and were answered, and the rounds that they have otherwise: a tab each, by role. */
export function VendorsPlace({ operator, site }: { readonly operator: OperatorMe; readonly site: OperatorSite }) {
  const t = useWords();
  const { view } = useParams();
  const mayRead = mayAct(operator.roles, 'support', site.id);
  const mayMove = mayAct(operator.roles, 'cashier', site.id);
  const tabs = [
    ...(mayRead ? [{ key: 'calls', label: t('vendors.calls') }] : []),
    ...(mayMove ? [{ key: 'differences', label: t('vendors.differences') }] : []),
  ];
  const at = (key: string | undefined) => `/vendors/${site.id}/${key}`;
  if (!tabs.some(({ key }) => key === view)) return <Navigate to={at(tabs[0]?.key)} replace />;
  return (
    <>
      <PageHead>
        <h1 className="visually-hidden">{t('vendors.title')}</h1>
        <Tabs label={t('vendors.title')} tabs={tabs.map(({ key, label }) => ({ to: at(key), label }))} />
      </PageHead>
      {view === 'calls' ? (
        <VendorCallsPage key={site.id} siteId={site.id} mayReplay={mayMove} />
      ) : (
        <DifferencesPage key={site.id} siteId={site.id} />
      )}
    </>
  );
}
