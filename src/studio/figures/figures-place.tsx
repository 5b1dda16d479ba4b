import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SiteFigures, SiteFiguresSum } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { PlaceProps } from '../app/place-props.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { read } from '../calls/desk-client.ts';
import { amountText, calendarDayText, countText, moneyText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { DataTable } from '../ui/data-table.ts';
import { FigureGrid } from '../ui/figure-grid.ts';
import { type ChartLine, LineChart } from '../ui/line-chart.tsx';
import { Page } from '../ui/page.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { type TableColumn, TableHead } from '../ui/table-head.tsx';
import { Change } from './change.tsx';
import { figuresFile } from './figures-file.ts';
import { LiveFigures } from './live-figures.tsx';

const LENGTHS = ['7', '14', '30', '90'] as const;
type Length = (typeof LENGTHS)[number];
const NEWS_EVERY_MS = 5 * 60_000;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  > h1 { flex: 1; font-size: 20px; line-height: 28px; }
`;

/** A figure of a site: money in its currency, or a number. */
interface FigureOf {
  readonly key: keyof SiteFiguresSum;
  readonly label: StudioWord;
  readonly isMoney: boolean;
}

const FIGURES: readonly FigureOf[] = [
  { key: 'ggr', label: 'figures.ggr', isMoney: true },
  { key: 'staked', label: 'figures.staked', isMoney: true },
  { key: 'deposited', label: 'figures.deposited', isMoney: true },
  { key: 'withdrawn', label: 'figures.withdrawn', isMoney: true },
  { key: 'players', label: 'figures.players', isMoney: false },
  { key: 'registrations', label: 'figures.registrations', isMoney: false },
];

/** Narrow screens have room for one figure beside the day. */
const lookOf = (key: FigureOf['key']): NonNullable<TableColumn['look']> => (key === 'ggr' ? 'amount' : 'amount wide');

const figuresQuery = (siteId: string, length: Length) =>
  queryOptions({
    queryKey: ['figures', siteId, length] as const,
    queryFn: ({ signal }) => read(`/wps/operator/sites/${siteId}/figures?days=${length}`, signal),
    refetchInterval: NEWS_EVERY_MS,
  });

/** A site's figures by day, compared with the period before. */
export function FiguresPlace({ site }: PlaceProps) {
  const { t } = useDeskWords();
  const [length, setLength] = useState<Length>('14');
  const query = useQuery({ ...figuresQuery(site.id, length), placeholderData: keepPreviousData });
  return (
    <Page>
      <Head>
        <h1>{t('figures.title')}</h1>
        <Choice
          label={t('figures.days')}
          value={length}
          options={LENGTHS.map((value) => ({ value, label: value }))}
          onChoose={setLength}
        />
      </Head>
      <LiveFigures siteId={site.id} />
      {query.data !== undefined ? (
        <Figures of={query.data} />
      ) : query.isError ? (
        <CallFailure title={t('figures.failed')} why={t('desk.failedMore')} query={query} />
      ) : (
        <LoadingRows />
      )}
    </Page>
  );
}

function Figures({ of }: { readonly of: SiteFigures }) {
  const { t, tag } = useDeskWords();
  const { currency, days, total, before } = of;
  const text = ({ key, isMoney }: FigureOf, sum: SiteFiguresSum) =>
    isMoney ? moneyText(tag, String(sum[key]), currency) : countText(tag, Number(sum[key]));
  const line = (key: keyof SiteFiguresSum, label: StudioWord, color: ChartLine['color']): ChartLine => ({
    ...{ label: t(label), color, values: days.map(({ figures }) => Number(figures[key])) },
  });
  const times = days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1_000);
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  const texts = {
    timeText: (seconds: number) => short.format(seconds * 1_000),
    valueText: (value: number) => compact.format(value),
  };
  const save = () => figuresFile(of, { t, name: `figures-${of.from}-${of.to}.csv` });
  return (
    <>
      <FigureGrid>
        {FIGURES.map((figure) => (
          <div key={figure.key}>
            <dt>{t(figure.label)}</dt>
            <dd>{text(figure, total)}</dd>
            <dd>
              <Change now={Number(total[figure.key])} before={Number(before[figure.key])} />{' '}
              {t('figures.before', { value: text(figure, before) })}
            </dd>
          </div>
        ))}
      </FigureGrid>
      <Card title={t('figures.play', { currency })}>
        <LineChart
          {...{ label: t('figures.play', { currency }), times, ...texts }}
          lines={[line('ggr', 'figures.ggr', 'pri'), line('staked', 'figures.staked', 'acc')]}
        />
      </Card>
      <Card title={t('figures.payments', { currency })}>
        <LineChart
          {...{ label: t('figures.payments', { currency }), times, ...texts }}
          lines={[line('deposited', 'figures.deposited', 'pri'), line('withdrawn', 'figures.withdrawn', 'warn')]}
        />
      </Card>
      <Card
        title={t('figures.byDay', { currency })}
        isFlush
        aside={
          <Button icon="download" onClick={save}>
            {t('record.file', { kind: 'CSV' })}
          </Button>
        }
      >
        <DataTable>
          <caption className="visually-hidden">{t('figures.byDay', { currency })}</caption>
          <TableHead
            columns={[
              { label: t('figures.day') },
              ...FIGURES.map(({ key, label }) => ({ label: t(label), look: lookOf(key) })),
            ]}
          />
          <tbody>
            {[...days].reverse().map(({ day, figures }) => (
              <tr key={day}>
                <td>{calendarDayText(tag, day)}</td>
                {FIGURES.map(({ key, isMoney }) => (
                  <td key={key} className={lookOf(key)}>
                    {isMoney ? amountText(tag, String(figures[key])) : countText(tag, Number(figures[key]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Card>
    </>
  );
}
