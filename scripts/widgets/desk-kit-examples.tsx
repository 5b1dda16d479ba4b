import { useState } from 'react';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { AccountFace } from '#portal/forms/desk/account-face.tsx';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import { CardHead, DeskCard, PageTools } from '#portal/forms/desk/desk-card.styles.ts';
import { Facts, WithDrawer } from '#portal/forms/desk/desk-drawer.styles.ts';
import { DeskDrawer } from '#portal/forms/desk/desk-drawer.tsx';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { KpiRow } from '#portal/forms/desk/kpi-card.styles.ts';
import { KpiCard } from '#portal/forms/desk/kpi-card.tsx';
import { PinField } from '#portal/forms/desk/pin-field.tsx';
import { SeriesChart } from '#portal/forms/desk/series-chart.tsx';
import type { DeskColumn, DeskSort } from '#portal/forms/desk/table-columns.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import type { TreeNode } from '#portal/forms/desk/tree-rows.ts';
import { TreeTable } from '#portal/forms/desk/tree-table.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { RecordDays, useChosenDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { Badge } from '#portal/ui/account-card.ts';

interface Account {
  readonly account: string;
  readonly turnover: string;
  readonly net: string;
}

const names = ['bao_tran', 'quang_vinh', 'van_tai', 'kim_oanh', 'thu_ha', 'duc_anh88'];
const accounts: readonly Account[] = names.map((account, at) => ({
  account,
  turnover: String(2_809_400_000 / (at + 1)).split('.')[0] ?? '0',
  net: at === 2 ? '-4720000' : String(65_140_000 - at * 9_000_000),
}));
const nodeOf = (value: Account, at: number): TreeNode<Account> => ({
  ...{ id: value.account, name: value.account, value, isParent: at % 2 === 0 },
});

/** Every piece once. */
export function DeskKitExamples() {
  const money = useDeskMoney();
  const days = useChosenDays('fortnight', () => {});
  const [shown, setShown] = useState<string | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['bao_tran']));
  const [sort, setSort] = useState<DeskSort | null>(null);
  const [pin, setPin] = useState('123');
  const columns: readonly DeskColumn<Account>[] = [
    {
      key: 'account',
      label: 'Account',
      cell: ({ account }) => (
        <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
          <AccountFace account={account} /> {account}
        </span>
      ),
      sortValue: ({ account }) => account,
      onPhone: 'title',
    },
    {
      key: 'turnover',
      label: `Turnover, ${money.sign}`,
      cell: ({ turnover }) => <DeskAmount amount={turnover} />,
      sortValue: ({ turnover }) => turnover,
      isNumber: true,
      onPhone: 'detail',
    },
    {
      key: 'net',
      label: `Net loss, ${money.sign}`,
      cell: ({ net }) => <DeskAmount amount={net} look="signed" />,
      sortValue: ({ net }) => net,
      isNumber: true,
      onPhone: 'value',
    },
    { key: 'state', label: 'State', cell: () => <Badge $tone="good">Active</Badge>, onPhone: 'note' },
  ];
  const points = Array.from({ length: 14 }, (_, at) => ({
    ...{ key: String(at + 7), short: String(at + 7), whole: `${at + 7} November` },
    values: [96_000 + ((at * 37) % 70) * 1000, 88_000 + ((at * 29) % 60) * 1000],
  }));
  const answer = { data: accounts, error: null, dataUpdatedAt: Date.now(), refetch: () => {} };
  const lists = { isEmpty: () => false, empty: null, children: () => <p style={{ padding: 18 }}>…</p> };
  return (
    <WithDrawer $isOpen={shown !== null}>
      <div>
        <PageTools>
          <RecordDays days={days} offered={['today', 'week', 'fortnight', 'month', 'dates']} />
          <RecordDownloads path="/wps/example?" />
        </PageTools>
        <KpiRow>
          <KpiCard
            label="Team bets"
            value={money.named('184920.40')}
            trend={[5, 6, 5.4, 7, 6.8, 8, 10]}
            delta={{ said: '8.2%', goes: 'up' }}
          />
          <KpiCard
            label="New registrations"
            value="48"
            trend={[8, 7, 7.6, 6, 5, 4.6]}
            delta={{ said: '11.0%', goes: 'down' }}
          />
          <KpiCard label="Dividends" value={money.named('20104000')} note="1 payment" swatch="var(--series-1)" />
          <KpiCard label="My income" value={null} />
        </KpiRow>
        <SeriesChart
          title="Bets and payouts"
          series={['Bets', 'Payouts']}
          points={points}
          look="grouped"
          say={(value) => money.named(String(value))}
          sayTick={money.short}
        />
        <SeriesChart
          title="By day"
          series={['Dividends', 'Salary']}
          points={points}
          look="stacked"
          say={(value) => money.named(String(value))}
          sayTick={money.short}
          chosen="12"
          onChoose={() => {}}
        />
        <DeskCard>
          <CardHead>
            <h2>Payments</h2>
          </CardHead>
          <DataTable
            label="Payments"
            columns={columns}
            rows={accounts}
            keyOf={({ account }) => account}
            onOpen={({ account }) => setShown(account)}
            opened={shown}
            totals={{ net: <DeskAmount amount="169560000" look="signed" /> }}
          />
        </DeskCard>
        <DeskCard>
          <CardHead>
            <h2>Downline</h2>
          </CardHead>
          <TreeTable
            {...{ label: 'Downline', columns, opened, shown, sort, onSort: setSort }}
            top={{ nodes: accounts.map(nodeOf), total: 12 }}
            branchOf={(id) =>
              id === 'van_tai'
                ? undefined
                : {
                    nodes: accounts.slice(4).map((value, at) => ({ ...nodeOf(value, at + 1), id: `${id} ${at}` })),
                    total: 53,
                  }
            }
            onOpen={({ id }, isOpen) =>
              setOpened(new Set(isOpen ? [...opened, id] : [...opened].filter((one) => one !== id)))
            }
            onMore={() => {}}
            onDrill={() => {}}
            onUp={() => {}}
            onShow={({ id }) => setShown(id)}
          />
        </DeskCard>
        <DeskCard>
          <CardHead>
            <h2>Waiting</h2>
          </CardHead>
          <TableWaiting hasFaces />
        </DeskCard>
        <DeskCard>
          <CardHead>
            <h2>Empty</h2>
          </CardHead>
          <DeskEmpty
            icon="network"
            title="Nobody in your team yet"
            hint="Whoever joins through your link shows up here."
          />
        </DeskCard>
        <DeskCard>
          <CardHead>
            <h2>No match</h2>
          </CardHead>
          <DeskList {...lists} answer={answer} isEmpty={() => true} filter={{ asked: 'bao_trn', onClear: () => {} }} />
        </DeskCard>
        <DeskCard>
          <CardHead>
            <h2>Failed</h2>
          </CardHead>
          <DeskList
            {...lists}
            answer={{ ...answer, data: undefined, error: new GatewayError('network_abnormal', '', 0) }}
          />
        </DeskCard>
        <DeskCard>
          <CardHead>
            <h2>Stale</h2>
          </CardHead>
          <DeskList {...lists} answer={{ ...answer, error: new GatewayError('network_abnormal', '', 0) }} />
        </DeskCard>
        <DeskCard>
          <CardHead>
            <h2>No permission</h2>
          </CardHead>
          <DeskList
            {...lists}
            answer={{ ...answer, data: undefined, error: new GatewayError('forbidden', 'Ask your upline.', 403) }}
          />
        </DeskCard>
        <PinField name="pin" label="Code" value={pin} fault={undefined} onWrite={setPin} onLeave={() => {}} />
      </div>
      {shown !== null && (
        <DeskDrawer label={shown} head={<b>{shown}</b>} onClose={() => setShown(null)}>
          <section>
            <h3>Profile</h3>
            <Facts>
              <div>
                <dt>User ID</dt>
                <dd>80214417</dd>
              </div>
              <div>
                <dt>Own balance</dt>
                <dd>{money.named('6180000')}</dd>
              </div>
            </Facts>
          </section>
        </DeskDrawer>
      )}
    </WithDrawer>
  );
}
