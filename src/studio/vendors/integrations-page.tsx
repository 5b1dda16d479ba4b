import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { VendorIntegration, VendorKeyMade } from '#contracts/generated/contracts.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { CreateIntegration } from './create-integration.tsx';
import { IntegrationDetails } from './integration-details.tsx';
import { integrationsQuery } from './integration-queries.ts';
import { Halves, Letters, List, Opened } from './integrations-page.styles.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

interface IntegrationsPageProps {
  readonly siteId: string;
  readonly mayChange: boolean;
}

/** The integrations of a site with vendors: a list, and the opened one beside it (look of the desk, "Vendors"). */
export function IntegrationsPage({ siteId, mayChange }: IntegrationsPageProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const wanted = address.get('integration');
  const query = useQuery(integrationsQuery(siteId));
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<VendorKeyMade | null>(null);
  const { data } = query;
  if (data === undefined)
    return query.isError ? (
      <CallFailure title={t('integration.failed')} why={t('log.failedMore')} query={query} />
    ) : (
      <LoadingRows />
    );
  const { list } = data;
  const opened = list.find((one) => one.integrationId === wanted) ?? list[0];
  const isListBehind = wanted !== null;
  const at = (id: string) => `/vendors/${siteId}/integrations?integration=${id}`;
  const lock = mayChange ? undefined : t('integration.adminsOnly');
  const create = () => setCreating(true);
  const finish = () => {
    if (made !== null) navigate(at(made.integration.integrationId));
    setMade(null);
  };
  return (
    <>
      {opened === undefined ? (
        <EmptyState
          icon="plug"
          title={t('integration.none')}
          hint={t('integration.noneMore')}
          actions={
            <Button look="primary" icon="plus" disabledReason={lock} onClick={create}>
              {t('integration.new')}
            </Button>
          }
        />
      ) : (
        <Halves>
          <List $isBehind={isListBehind} aria-label={t('integration.title')}>
            <div>
              <h2>{t('integration.title')}</h2>
              {mayChange && <IconButton icon="plus" label={t('integration.new')} onClick={create} />}
            </div>
            {list.map((one) => (
              <Link
                key={one.integrationId}
                to={at(one.integrationId)}
                {...(one === opened && { 'aria-current': 'page' as const })}
              >
                <ListedIntegration of={one} />
              </Link>
            ))}
          </List>
          <Opened $isBehind={!isListBehind}>
            <Link to={`/vendors/${siteId}/integrations`}>{t('integration.back')}</Link>
            <IntegrationDetails
              key={opened.integrationId}
              {...{ siteId, integration: opened, lock, onKeyMade: setMade }}
            />
          </Opened>
        </Halves>
      )}
      {isCreating && (
        <CreateIntegration {...{ siteId, offered: data, onMade: setMade }} onClose={() => setCreating(false)} />
      )}
      {made !== null && <NewKeyDialog made={made} onClose={finish} />}
    </>
  );
}

function ListedIntegration({ of: { vendor, integrationId, isEnabled, keys } }: { readonly of: VendorIntegration }) {
  const t = useWords();
  const count = keys.filter(({ isValid }) => isValid).length;
  return (
    <>
      <Letters aria-hidden="true">{vendor.slice(0, 2)}</Letters>
      <span>
        <b translate="no">{integrationId}</b>
        <small>{isEnabled ? t('integration.validKeys', { count }) : t('integration.off')}</small>
      </span>
      <Icon name={isEnabled ? 'circle-check' : 'circle-pause'} className={isEnabled ? 'on' : 'off'} />
    </>
  );
}
