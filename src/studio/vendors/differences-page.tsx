import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ReconciliationDifferences } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { read } from '../calls/desk-client.ts';
import { gainText, moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Mono } from '../log/log-page.styles.ts';
import { LogPage } from '../log/log-page.tsx';
import { type LogColumn, LogTable } from '../log/log-table.tsx';
import { useLogAddress } from '../log/use-log-address.ts';
import { color, from } from '../theme/tokens.ts';
import { Badge } from '../ui/badge.tsx';
import { CheckField } from '../ui/check-field.tsx';

type Difference = ReconciliationDifferences['list'][number];
type Currency = ReconciliationDifferences['currency'];

const Side = styled.span`
  display: inline-grid;
  /* Wide screens have it in a column of its own, or in the head of one. */
  small { font-size: 12px; color: ${color.tx2}; ${from.md} { display: none; } }
`;

/** Rounds that a vendor and the wallet have otherwise, both sides beside each other. */
export function DifferencesPage({ siteId }: { readonly siteId: string }) {
  const { t, tag } = useDeskWords();
  const { filter, setFilter } = useLogAddress();
  const isAll = filter('settled') === 'true';
  const query = useQuery({
    queryKey: ['vendor-differences', siteId, isAll],
    queryFn: ({ signal }) => read(`/wps/operator/sites/${siteId}/vendor-differences?settled=${isAll}`, signal),
  });
  const { list = [], currency = { code: 'EUR', decimals: 2 } } = query.data ?? {};
  const columns: ReadonlyArray<LogColumn<Difference>> = [
    {
      ...{ label: 'vendors.round', narrow: 'lead' },
      cell: ({ vendorRoundId, account }) => (
        <Side>
          <Mono>{vendorRoundId}</Mono>
          <small translate="no">{account ?? t('vendors.unknown')}</small>
        </Side>
      ),
    },
    { label: 'vendors.vendor', narrow: 'none', isWide: true, cell: (one) => <Mono>{one.integrationId}</Mono> },
    {
      ...{ label: 'vendors.member', narrow: 'none' },
      cell: ({ account }) => <span translate="no">{account ?? t('vendors.unknown')}</span>,
    },
    {
      ...{ label: 'vendors.ours', narrow: 'below', isFigure: true },
      cell: ({ ours }) => <RoundSide side={ours} name={t('vendors.ours')} currency={currency} />,
    },
    {
      ...{ label: 'vendors.theirs', narrow: 'aside', isFigure: true },
      cell: ({ theirs }) => <RoundSide side={theirs} name={t('vendors.theirs')} currency={currency} />,
    },
    {
      ...{ label: 'vendors.gap', narrow: 'end', isFigure: true },
      cell: (one) => <b>{gainText(tag, minorToDecimal(gapOf(one), currency.decimals), currency.code)}</b>,
    },
    { label: 'vendors.foundAt', narrow: 'none', isFigure: true, cell: ({ foundAt }) => timeText(tag, foundAt) },
    {
      ...{ label: 'vendors.state', narrow: 'none' },
      cell: ({ settledAt }) => <State isSettled={settledAt !== null} />,
    },
  ];
  return (
    <LogPage
      title={t('vendors.differences')}
      about={t('vendors.differencesAbout')}
      log={query}
      count={query.data?.list.length}
      filters={
        <CheckField
          label={t('vendors.settledToo')}
          isChecked={isAll}
          onCheck={(isOn) => setFilter('settled', isOn ? 'true' : '')}
        />
      }
    >
      <LogTable
        {...{ label: t('vendors.differences'), columns, rows: list }}
        idOf={({ differenceId }) => differenceId}
      />
    </LogPage>
  );
}

/** Returns the member's result (won less bet) by the vendor's record minus that by ours. */
export function gapOf({ ours, theirs }: Pick<Difference, 'ours' | 'theirs'>): bigint {
  const netOf = (side: Difference['ours']): bigint => (side === null ? 0n : BigInt(side.win) - BigInt(side.bet));
  return netOf(theirs) - netOf(ours);
}

interface RoundSideProps {
  readonly side: Difference['ours'];
  readonly name: string;
  readonly currency: Currency;
}

function RoundSide({ side, name, currency: { code, decimals } }: RoundSideProps) {
  const { t, tag } = useDeskWords();
  if (side === null)
    return (
      <Side>
        <small>{name}</small>
        {t('vendors.noRound')}
      </Side>
    );
  const money = (minor: number) => moneyText(tag, minorToDecimal(BigInt(minor), decimals), code);
  return (
    <Side>
      <small>{name}</small>
      <span>{t('vendors.bet', { amount: money(side.bet) })}</span>
      <span>{t('vendors.win', { amount: money(side.win) })}</span>
    </Side>
  );
}

function State({ isSettled }: { readonly isSettled: boolean }) {
  const { t } = useDeskWords();
  return isSettled ? (
    <Badge tone="ok" icon="check">
      {t('vendors.settled')}
    </Badge>
  ) : (
    <Badge tone="warn" icon="circle-alert">
      {t('vendors.open')}
    </Badge>
  );
}
