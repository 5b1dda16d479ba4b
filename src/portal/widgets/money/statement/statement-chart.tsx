import type { StatementMonth } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { color } from '#portal/theme/tokens.ts';
import { Bubble } from '#portal/ui/chart/chart.styles.ts';
import { ChartBar, ChartFrame } from '#portal/ui/chart/chart-frame.tsx';
import { chartScale } from '#portal/ui/chart/chart-scale.ts';
import { useColumns } from '#portal/ui/chart/use-columns.ts';
import { useMonthNames } from './month-names.ts';

const HEIGHT = 120;
const FOOT = 24;
/** So many letters have room below the narrowest chart. */
const LETTERS = 42;

/** The colours of the two series. */
export const SERIES = { deposits: color.accTx, withdrawals: color.priTx } as const;

/** Deposits and withdrawals of each month beside each other. */
export function StatementChart({ months }: { readonly months: readonly StatementMonth[] }) {
  const t = useFormWords();
  const locale = useLocale();
  const money = useMoney();
  const names = useMonthNames();
  const { shown, columnOf } = useColumns(months.length);
  const values = months.flatMap(({ deposits, withdrawals }) => [Number(deposits), Number(withdrawals)]);
  const scale = chartScale(values, HEIGHT, 3);
  const axis = new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' });
  const width = 100 / months.length;
  const longest = Math.max(0, ...months.map(({ month }) => names.short(month).length));
  // Where not every name has room, each second or third of them has, counted from the latest.
  const step = Math.ceil(((longest + 1) * months.length) / LETTERS);
  const current = shown === null ? undefined : months[shown];
  const at = shown === null ? 0 : (shown + 0.5) * width;
  return (
    <ChartFrame
      {...{ scale, height: HEIGHT, foot: FOOT }}
      say={(tick) => axis.format(tick)}
      label={t('statement.chart')}
      bubble={
        current && (
          <Bubble style={at > 50 ? { right: `${100 - at + 4}%` } : { left: `${at + 4}%` }} aria-hidden="true">
            <b>{names.whole(current.month)}</b>
            {(['deposits', 'withdrawals'] as const).map((series) => (
              <p key={series}>
                <span>{t(`statement.${series}`)}</span>
                <bdi dir="ltr">{money.say(current[series])}</bdi>
              </p>
            ))}
          </Bubble>
        )
      }
    >
      {months.map((month, index) => {
        const label = t('statement.bar', {
          month: names.whole(month.month),
          deposits: money.say(month.deposits),
          withdrawals: money.say(month.withdrawals),
        });
        return (
          <g key={month.month} {...columnOf(index)} aria-label={label}>
            <rect data-ground="" x={`${index * width}%`} width={`${width}%`} height={HEIGHT} rx={6} />
            {(['deposits', 'withdrawals'] as const).map((series, place) => (
              <ChartBar
                key={series}
                value={Number(month[series])}
                fill={SERIES[series]}
                x={(index + 0.22 + place * 0.29) * width}
                width={0.26 * width}
                scale={scale}
              />
            ))}
            <text x={`${(index + 0.5) * width}%`} y={HEIGHT + FOOT - 6} textAnchor="middle">
              {(months.length - 1 - index) % step === 0 && names.short(month.month)}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}
