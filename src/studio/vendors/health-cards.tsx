import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { IntegrationHealth } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { countText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Card, CardLine } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { DataTable } from '../ui/data-table.ts';
import { FigureGrid } from '../ui/figure-grid.ts';
import { LineChart } from '../ui/line-chart.tsx';
import { More } from '../ui/more.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { type HealthSpan, healthQuery } from './integration-queries.ts';
import { Cards } from './integrations-page.styles.ts';

const SPANS: readonly HealthSpan[] = ['hour', 'day', 'week'];
const SPAN_WORDS = { hour: 'health.hour', day: 'health.day', week: 'health.week' } as const satisfies Readonly<
  Record<HealthSpan, StudioWord>
>;

interface HealthCardsProps {
  readonly siteId: string;
  readonly integrationId: string;
}

/** How fast a vendor's calls were answered over the last hour, day or week, and how many were refused or failed. */
export function HealthCards({ siteId, integrationId }: HealthCardsProps) {
  const { t } = useDeskWords();
  const [span, setSpan] = useState<HealthSpan>('hour');
  const query = useQuery({ ...healthQuery(siteId, integrationId, span), placeholderData: keepPreviousData });
  const health = query.data?.list[0];
  return (
    <>
      <Choice
        label={t('health.span')}
        value={span}
        options={SPANS.map((value) => ({ value, label: t(SPAN_WORDS[value]) }))}
        onChoose={setSpan}
      />
      {health !== undefined ? (
        <Health
          {...{ of: health, span: query.data?.span ?? span }}
          callsAt={`/vendors/${siteId}/calls?integration=${integrationId}`}
        />
      ) : query.isError ? (
        <CallFailure title={t('health.failedRead')} why={t('health.failedMore')} query={query} />
      ) : (
        <LoadingRows rows={3} />
      )}
    </>
  );
}

/** A latency with the unit `ms`, because the unit's words do not fit beside a chart. */
function latencyText(tag: string, milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  const digits = { maximumFractionDigits: milliseconds < 10 ? 1 : 0 };
  return `${new Intl.NumberFormat(tag, digits).format(milliseconds)}\u00A0ms`;
}

interface HealthProps {
  readonly of: IntegrationHealth;
  readonly span: HealthSpan;
  /** The address of the calls that the figures count. */
  readonly callsAt: string;
}

function Health({ of, span, callsAt }: HealthProps) {
  const { t, tag } = useDeskWords();
  const { points, calls, refused, failed } = of;
  const took = (value: number | null) => latencyText(tag, value);
  const figures = [
    ['health.calls', countText(tag, calls)],
    ['health.p50', took(of.p50Ms)],
    ['health.p95', took(of.p95Ms)],
    ['health.p99', took(of.p99Ms)],
    ['health.refused', countText(tag, refused)],
    ['health.failed', countText(tag, failed)],
  ] as const;
  const clock = new Intl.DateTimeFormat(tag, {
    ...(span === 'week' && { day: 'numeric', month: 'short' }),
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const shared = {
    times: points.map(({ at }) => Date.parse(at) / 1_000),
    timeText: (seconds: number) => clock.format(seconds * 1_000),
  };
  const valuesOf = (key: 'p50Ms' | 'p95Ms' | 'refused' | 'failed') => points.map((point) => point[key]);
  return (
    <>
      <FigureGrid>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FigureGrid>
      <Cards>
        <Card title={t('health.latency')} aside={<Link to={callsAt}>{t('vendors.calls')}</Link>}>
          {calls === 0 ? (
            <p>{t('health.none')}</p>
          ) : (
            <LineChart
              {...{ label: t('health.latency'), ...shared, valueText: took }}
              lines={[
                { label: t('health.p95'), color: 'pri', values: valuesOf('p95Ms') },
                { label: t('health.p50'), color: 'acc', values: valuesOf('p50Ms') },
              ]}
            />
          )}
        </Card>
        <Card title={t('health.failures')}>
          {calls === 0 ? (
            <p>{t('health.none')}</p>
          ) : (
            <LineChart
              {...{ label: t('health.failures'), ...shared, valueText: (value) => countText(tag, value) }}
              lines={[
                { label: t('health.failed'), color: 'err', values: valuesOf('failed') },
                { label: t('health.refused'), color: 'warn', values: valuesOf('refused') },
              ]}
            />
          )}
        </Card>
      </Cards>
      {calls > 0 && <Points of={points} />}
    </>
  );
}

/** The values of the charts as a table, the latest first. */
function Points({ of }: { readonly of: IntegrationHealth['points'] }) {
  const { t, tag } = useDeskWords();
  const took = (value: number | null) => latencyText(tag, value);
  const called = of.filter(({ calls }) => calls > 0).reverse();
  return (
    <More>
      <summary>{t('health.asTable')}</summary>
      <Card isFlush>
        {called.length === 0 ? (
          <CardLine>{t('health.none')}</CardLine>
        ) : (
          <DataTable>
            <caption className="visually-hidden">{t('health.latency')}</caption>
            <TableHead
              columns={[
                { label: t('health.at') },
                { label: t('health.calls'), look: 'amount' },
                { label: t('health.p50'), look: 'amount wide' },
                { label: t('health.p95'), look: 'amount' },
                { label: t('health.refused'), look: 'amount wide' },
                { label: t('health.failed'), look: 'amount wide' },
              ]}
            />
            <tbody>
              {called.map(({ at, calls, refused, failed, p50Ms, p95Ms }) => (
                <tr key={at}>
                  <td>{timeText(tag, at)}</td>
                  <td className="amount">{countText(tag, calls)}</td>
                  <td className="amount wide">{took(p50Ms)}</td>
                  <td className="amount">{took(p95Ms)}</td>
                  <td className="amount wide">{countText(tag, refused)}</td>
                  <td className="amount wide">{countText(tag, failed)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </Card>
    </More>
  );
}
