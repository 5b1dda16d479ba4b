import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgentContract, AgentPlanKind, ContractState } from '#contracts/generated/contracts.ts';
import { contractsQuery } from '#portal/data/desk/contract-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { ContractStateBadge, contractStates } from '#portal/forms/desk/contract/contract-state.tsx';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { DeskCard, ListHead } from '#portal/forms/desk/desk-card.styles.ts';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { kindWords, planKinds } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { AccountCell } from '#portal/forms/desk/reports/account-cell.tsx';
import { AccountSearch } from '#portal/forms/desk/reports/account-search.tsx';
import { MorePages } from '#portal/forms/desk/reports/more-pages.tsx';
import { NobodyFound } from '#portal/forms/desk/reports/nobody-found.tsx';
import type { DeskColumn } from '#portal/forms/desk/table-columns.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { useCursorPages } from './use-cursor-pages.ts';

const PAGE_SIZE = 15;

interface ContractListProps {
  readonly opened: string | null;
  readonly onOpen: (contractId: string) => void;
  readonly onOffer: () => void;
}

/** Every version of the agent's contracts, with its upline and with direct downlines. */
export function ContractList({ opened, onOpen, onOffer }: ContractListProps) {
  const t = useFormWords();
  const { language, site } = useSite();
  const [kind, setKind] = useState<AgentPlanKind | 'all'>('all');
  const [state, setState] = useState<ContractState | 'all'>('all');
  const [account, setAccount] = useState('');
  const pages = useCursorPages();
  const ask = {
    ...{ before: pages.before, pageSize: PAGE_SIZE, account: account === '' ? undefined : account },
    ...{ kind: kind === 'all' ? undefined : kind, state: state === 'all' ? undefined : state },
  };
  const answer = useOwnQuery({ ...contractsQuery(ask, language), placeholderData: keepPreviousData });
  const columns = useContractColumns(opened !== null);
  const isFiltered = kind !== 'all' || state !== 'all' || account !== '';
  const isNobody = account !== '' && answer.error instanceof GatewayError && answer.error.code === 'not_found';
  const seek = (asked: string): void => {
    setAccount(asked.trim());
    pages.toFirst();
  };
  const clear = (): void => {
    setKind('all');
    setState('all');
    seek('');
  };
  return (
    <DeskCard as="section" aria-label={t('contract.list')}>
      <ListHead>
        <h2>{t('contract.list')}</h2>
        <RecordSelect
          label={t('records.kind')}
          value={kind}
          options={[
            ['all', t('pay.allKinds')],
            ...planKinds.filter((one) => site.agentPlans.includes(one)).map((one) => [one, t(kindWords[one])] as const),
          ]}
          onChoose={(to) => {
            setKind(to);
            pages.toFirst();
          }}
        />
        <RecordSelect
          label={t('report.head.status')}
          value={state}
          options={[
            ['all', t('pay.allStates')],
            ...contractStates.map((one) => [one, t(`contract.state.${one}`)] as const),
          ]}
          onChoose={(to) => {
            setState(to);
            pages.toFirst();
          }}
        />
        <AccountSearch search={account} onSearch={seek} />
        <Button type="button" $size="small" onClick={onOffer}>
          {t('contract.offer')}
        </Button>
      </ListHead>
      {isNobody ? (
        <NobodyFound asked={account} onClear={() => seek('')} />
      ) : (
        <DeskList
          answer={answer}
          isEmpty={({ contracts }) => contracts.length === 0}
          empty={<DeskEmpty icon="scale" title={t('contract.none')} hint={t('contract.noneHint')} />}
          {...(isFiltered && { filter: { ...(account !== '' && { asked: account }), onClear: clear } })}
          waiting={<TableWaiting figures={3} hasFaces />}
        >
          {({ contracts, next }) => (
            <>
              <DataTable
                label={t('contract.list')}
                columns={columns}
                rows={contracts}
                keyOf={({ contractId }) => contractId}
                opened={opened}
                onOpen={({ contractId }) => onOpen(contractId)}
                isDimmed={answer.isPlaceholderData}
              />
              <MorePages pageNo={pages.pageNo} hasMore={next !== null} onTurn={(to) => pages.turnTo(to, next)} />
            </>
          )}
        </DeskList>
      )}
    </DeskCard>
  );
}

/** @param isNarrow a drawer takes the room of the days. */
function useContractColumns(isNarrow: boolean): readonly DeskColumn<AgentContract>[] {
  const t = useFormWords();
  const words = usePlanWords();
  const moments = useMoments();
  const { member: reader } = useSite();
  const days: readonly DeskColumn<AgentContract>[] = [
    {
      ...{ key: 'from', label: t('contract.starts') },
      ...{ sortValue: ({ startsOn }) => startsOn, cell: ({ startsOn }) => words.day(startsOn) },
    },
    {
      ...{ key: 'until', label: t('contract.endsOn') },
      cell: ({ until }) => (until === null ? '–' : moments.day(until)),
    },
  ];
  return [
    {
      ...{ key: 'with', label: t('contract.with'), onPhone: 'title' },
      cell: ({ member, upline }) => {
        const isOwn = member.memberId === reader?.id;
        const other = isOwn ? upline : member;
        return <AccountCell account={other.account ?? ''} {...(isOwn && { note: t('team.upline') })} />;
      },
    },
    {
      ...{ key: 'kind', label: t('pay.head.kind'), onPhone: 'note' },
      cell: ({ kind, version }) => `${t(kindWords[kind])}, ${t('pay.version', { version: words.count(version) })}`,
    },
    {
      ...{ key: 'rate', label: t('contract.topRate'), isNumber: true, onPhone: 'value' },
      ...{ sortValue: ({ topRate }) => topRate, cell: ({ topRate }) => words.rate(topRate) },
    },
    ...(isNarrow ? [] : days),
    {
      ...{ key: 'state', label: t('report.head.status'), onPhone: 'detail' },
      cell: (contract) => <ContractStateBadge contract={contract} />,
    },
  ];
}
