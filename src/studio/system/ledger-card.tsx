import { useQuery } from '@tanstack/react-query';
import type { LedgerFindings } from '#contracts/generated/contracts.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { read } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Quiet } from '../ui/quiet.ts';
import { Actions, Facts } from './system.styles.ts';

/** Checks the ledgers of all sites on request, and keeps the result while the desk is open. */
export function LedgerCard() {
  const { t, tag } = useDeskWords();
  const query = useQuery({
    queryKey: ['ledger-check'],
    queryFn: ({ signal }) => read('/wps/operator/ledger/check', signal),
    // It reads every entry, so it only runs on request.
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data, dataUpdatedAt, isError, isFetching, refetch } = query;
  const check = () => void refetch();
  return (
    <Card title={t('system.ledger')}>
      {data === undefined && isError ? (
        <CallFailure title={t('system.ledgerFailed')} why={t('system.noAnswer')} query={query} />
      ) : (
        <>
          <Quiet>
            {data === undefined
              ? t('system.ledgerMore')
              : t('system.checkedAt', { time: timeText(tag, new Date(dataUpdatedAt).toISOString()) })}
          </Quiet>
          {data !== undefined && (
            <Facts>
              {data.sites.map((site) => (
                <div key={site.siteId}>
                  <dt translate="no">{site.siteId}</dt>
                  <dd>
                    <Finding site={site} />
                  </dd>
                </div>
              ))}
            </Facts>
          )}
          <Actions>
            <Button icon="scale" isBusy={isFetching} onClick={check}>
              {t(isFetching ? 'system.checking' : 'system.checkNow')}
            </Button>
          </Actions>
        </>
      )}
    </Card>
  );
}

function Finding({ site }: { readonly site: LedgerFindings }) {
  const { t } = useDeskWords();
  if (site.isSound)
    return (
      <Badge tone="ok" icon="circle-check">
        {t('system.sound')}
      </Badge>
    );
  const { unbalancedCurrencies, unbalancedTransfers, wrongBalances, overdrawn } = site;
  const count = [unbalancedCurrencies, unbalancedTransfers, wrongBalances, overdrawn].flat().length;
  return (
    <Badge tone="error" icon="circle-alert">
      {t('system.faults', { count })}
    </Badge>
  );
}
