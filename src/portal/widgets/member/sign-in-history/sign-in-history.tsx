import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { signInsQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Card } from '#portal/ui/account-card.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { DeviceIcon } from '../device-icon.tsx';
import { None, Past, Turn } from './sign-in-history.styles.ts';

const PAGE_SIZE = 5;

export function SignInHistoryView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'sign-in-history'>) {
  return (
    <FormPlace nodeId={nodeId} widget="sign-in-history" voice="account" waiting={<WaitingCard rows={pageSize} />}>
      <History pageSize={pageSize} />
    </FormPlace>
  );
}

/** The last sign-ins, newest first. A page stays until the next one has come. */
function History({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { number } = useWords();
  const titleId = useId();
  const moments = useMoments();
  const [page, setPage] = useState(1);
  const asked = { ...signInsQuery(page, pageSize), placeholderData: keepPreviousData };
  const { data, error, isLoadingError, refetch } = useOwnQuery(asked);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={pageSize} />;
  const { list, totalPages } = data;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{t('security.history')}</h2>
      {list.length === 0 && <None>{t('security.historyNone')}</None>}
      {list.length > 0 && (
        <Past>
          {[...list.entries()].map(([place, { at, address, device, method }]) => (
            <li key={place}>
              <DeviceIcon device={device} />
              <div>
                <strong>
                  <bdi>{device || t('security.unknownDevice')}</bdi>
                </strong>
                <small>
                  <span>{t(`security.method.${method}`)}</span>
                  <bdi dir="ltr">{address}</bdi>
                </small>
                <small>
                  <time dateTime={at}>{moments.whole(at)}</time>
                </small>
              </div>
            </li>
          ))}
        </Past>
      )}
      {totalPages > 1 && (
        <Turn aria-label={t('security.history')}>
          <IconButton
            type="button"
            aria-label={t('action.previous')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <Icon name="chevron-left" size={18} stroke={2} />
          </IconButton>
          <span role="status">{t('lobby.pageOf', { page: number(page), pages: number(totalPages) })}</span>
          <IconButton
            type="button"
            aria-label={t('action.next')}
            disabled={page >= totalPages}
            onClick={() => setPage(page + 1)}
          >
            <Icon name="chevron-right" size={18} stroke={2} />
          </IconButton>
        </Turn>
      )}
    </Card>
  );
}
