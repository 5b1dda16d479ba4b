import { Navigate, useParams } from 'react-router-dom';
import { mayAct } from '#contracts/operator-roles.ts';
import type { PlaceProps } from '../app/place-props.ts';
import { useWords } from '../i18n/words.tsx';
import { PageHead } from '../ui/page-head.ts';
import { Tabs } from '../ui/tabs.tsx';
import { ClearingPage } from './clearing-page.tsx';
import { WebhooksPage } from './webhooks-page.tsx';

/** The webhooks of payment providers, and the clearing account. */
export function PaymentsPlace({ operator, site }: PlaceProps) {
  const t = useWords();
  const { view } = useParams();
  const at = (key: string) => `/payments/${site.id}/${key}`;
  if (view !== 'webhooks' && view !== 'clearing') return <Navigate to={at('webhooks')} replace />;
  const tabs = [
    { to: at('webhooks'), label: t('payments.webhooks') },
    { to: at('clearing'), label: t('clearing.title') },
  ];
  return (
    <>
      <PageHead>
        <h1 className="visually-hidden">{t('payments.title')}</h1>
        <Tabs label={t('payments.title')} tabs={tabs} />
      </PageHead>
      {view === 'webhooks' ? (
        <WebhooksPage key={site.id} siteId={site.id} mayReplay={mayAct(operator.roles, 'cashier', site.id)} />
      ) : (
        <ClearingPage siteId={site.id} />
      )}
    </>
  );
}
