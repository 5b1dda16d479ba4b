import { useState } from 'react';
import type { ContractSimulation, SimulatedPeriod } from '#contracts/generated/contracts.ts';
import { minorOf } from '#portal/data/decimals.ts';
import { CardHead, DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { Facts } from '#portal/forms/desk/desk-drawer.styles.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { SeriesChart } from '#portal/forms/desk/series-chart.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { BothSides, Padded, SideColumn } from './offer.styles.ts';
import type { Offer } from './use-offer.ts';

interface OfferSimulationProps {
  readonly offer: Offer;
  readonly account: string;
}

/** What an offer would have come to in past periods, for both sides, beside the contract of today. */
export function OfferSimulation({ offer: { simulation, simulationError, read }, account }: OfferSimulationProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const [chosen, setChosen] = useState('');
  const period = simulation?.periods.find(({ from }) => from === chosen) ?? simulation?.periods[0];
  return (
    <SideColumn aria-live="polite">
      <DeskCard as="section" aria-label={t('contract.sim.title')}>
        <CardHead>
          <h3>{t('contract.sim.title')}</h3>
          {simulation && period && (
            <RecordSelect
              label={t('contract.sim.period')}
              value={period.from}
              options={simulation.periods.map(({ from, until }) => [from, words.span(from, until)] as const)}
              onChoose={setChosen}
            />
          )}
        </CardHead>
        <Padded>
          {!period && simulationError && read.tiers !== null ? (
            <DeskFailure error={simulationError} onRetry={() => setChosen('')} />
          ) : !period ? (
            <p>{t('contract.sim.wait')}</p>
          ) : period.hasData ? (
            <PeriodOfBoth period={period} account={account} />
          ) : (
            <p>{t('contract.sim.noData')}</p>
          )}
        </Padded>
      </DeskCard>
      {simulation?.periods.some(({ hasData }) => hasData) && (
        <>
          <SeriesChart
            title={t('contract.sim.periods')}
            series={[t('contract.sim.offer'), t('contract.sim.today')]}
            look="grouped"
            say={(value) => money.named(String(value))}
            sayTick={money.short}
            points={simulation.periods.toReversed().map(({ from, until, today, offer }) => ({
              ...{ key: from, short: words.tick(from, until), whole: words.span(from, until) },
              values: [Number(offer.paid), Number(today?.paid ?? 0)],
            }))}
          />
          <SumsOfBoth simulation={simulation} account={account} />
        </>
      )}
    </SideColumn>
  );
}

interface PeriodOfBothProps {
  readonly period: SimulatedPeriod;
  readonly account: string;
}

function PeriodOfBoth({ period, account }: PeriodOfBothProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const { decimals } = useSite().site.currency;
  const { offer, today, turnover, base, carried, active } = period;
  const change = minorOf(offer.paid, decimals) - minorOf(today?.paid ?? '0', decimals);
  return (
    <>
      <BothSides>
        <div>
          <dt>{t('contract.sim.offerTier', { tier: words.count(offer.tier), rate: words.rate(offer.rate) })}</dt>
          <dd>
            <b>{money.named(offer.paid)}</b>
          </dd>
        </div>
        <div>
          <dt>
            {today
              ? t('contract.sim.todayTier', { tier: words.count(today.tier), rate: words.rate(today.rate) })
              : t('contract.sim.noToday')}
          </dt>
          <dd>{today ? money.named(today.paid) : '–'}</dd>
        </div>
        <div data-change={change < 0n ? 'down' : 'up'}>
          <dt>{t('contract.sim.change', { account })}</dt>
          <dd>
            <bdi dir="ltr">{money.signed(signed(offer.paid, today?.paid ?? '0', decimals))}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('contract.sim.youKeep')}</dt>
          <dd>{money.named(offer.kept)}</dd>
        </div>
      </BothSides>
      <Facts>
        <div>
          <dt>{t('report.head.turnover')}</dt>
          <dd>{money.named(turnover)}</dd>
        </div>
        <div>
          <dt>{t('pay.head.base')}</dt>
          <dd>{money.named(base)}</dd>
        </div>
        {/[1-9]/.test(carried) && (
          <div>
            <dt>{t('pay.step.carried')}</dt>
            <dd>{money.named(carried)}</dd>
          </div>
        )}
        <div>
          <dt>{t('team.figure.active')}</dt>
          <dd>{words.count(active)}</dd>
        </div>
      </Facts>
    </>
  );
}

/** The difference of two amounts as a decimal of the API. */
function signed(one: string, other: string, decimals: number): string {
  const minor = minorOf(one, decimals) - minorOf(other, decimals);
  return (Number(minor) / 10 ** decimals).toFixed(decimals);
}

interface SumsOfBothProps {
  readonly simulation: ContractSimulation;
  readonly account: string;
}

/** The sums of all periods, today and by the offer, for both sides. */
export function SumsOfBoth({ simulation, account }: SumsOfBothProps) {
  const t = useFormWords();
  const money = useDeskMoney();
  const { todayPaid, offerPaid, todayKept, offerKept } = simulation;
  return (
    <DeskCard>
      <Padded>
        <Facts>
          <div>
            <dt>{t('contract.sim.paidTo', { account })}</dt>
            <dd>
              <bdi dir="ltr">
                {money.named(todayPaid)} → {money.named(offerPaid)}
              </bdi>
            </dd>
          </div>
          <div>
            <dt>{t('contract.sim.youKeep')}</dt>
            <dd>
              <bdi dir="ltr">
                {money.named(todayKept)} → {money.named(offerKept)}
              </bdi>
            </dd>
          </div>
        </Facts>
      </Padded>
    </DeskCard>
  );
}
