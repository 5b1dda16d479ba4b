import type { Profit, ProfitStepSum } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SignedMoney, useSignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { color } from '#portal/theme/tokens.ts';
import { Bubble, Legend, Swatch } from '#portal/ui/chart/chart.styles.ts';
import { ChartBar, ChartFrame } from '#portal/ui/chart/chart-frame.tsx';
import { chartScale } from '#portal/ui/chart/chart-scale.ts';
import { useColumns } from '#portal/ui/chart/use-columns.ts';
import { ChartHead } from './profit.styles.ts';
import { useStepNames } from './step-names.ts';

const HEIGHT = 220;
/** Room for the names of the columns. */
const FOOT = 26;
const MOST_NAMES = 14;

/** The net result of each stretch as a bar around zero, and the running total as a line. */
export function ProfitChart({ steps, by }: Pick<Profit, 'steps' | 'by'>) {
  const t = useFormWords();
  const locale = useLocale();
  const names = useStepNames(by);
  const scale = chartScale(
    steps.flatMap(({ net, running }) => [Number(net), Number(running)]),
    HEIGHT,
  );
  const { shown, columnOf } = useColumns(steps.length);
  const axis = new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact', signDisplay: 'exceptZero' });
  const width = 100 / steps.length;
  const middleOf = (index: number) => `${(index + 0.5) * width}%`;
  const every = Math.ceil(steps.length / MOST_NAMES);
  return (
    <>
      <ChartHead>
        <h2>{t('profit.net')}</h2>
        <Legend>
          <li>
            <Swatch $color={color.ok} />
            {t('profit.won')}
          </li>
          <li>
            <Swatch $color={color.err} />
            {t('profit.lost')}
          </li>
          <li>
            <Swatch $color={color.accTx} $isLine />
            {t('profit.running')}
          </li>
        </Legend>
      </ChartHead>
      <ChartFrame
        {...{ scale, height: HEIGHT, foot: FOOT }}
        say={(tick) => axis.format(tick)}
        label={t('profit.chart')}
        bubble={
          <StepBubble
            step={shown === null ? undefined : steps[shown]}
            at={shown === null ? 0 : (shown + 0.5) * width}
            names={names}
          />
        }
      >
        {steps.map((step, index) => (
          <g key={step.from} {...columnOf(index)} aria-label={names.barOf(step)}>
            <rect data-ground="" x={`${index * width}%`} width={`${width}%`} height={HEIGHT} rx={6} />
            <ChartBar
              value={Number(step.net)}
              fill={Number(step.net) > 0 ? color.ok : color.err}
              scale={scale}
              x={(index + 0.22) * width}
              width={0.56 * width}
            />
          </g>
        ))}
        <g stroke={color.accTx} strokeWidth={2} pointerEvents="none">
          {steps.slice(1).map((step, index) => (
            <line
              key={step.from}
              x1={middleOf(index)}
              x2={middleOf(index + 1)}
              y1={scale.yOf(Number(steps[index]?.running))}
              y2={scale.yOf(Number(step.running))}
            />
          ))}
          {steps.length <= 2 * MOST_NAMES + 3 &&
            steps.map((step, index) => (
              <circle
                key={step.from}
                cx={middleOf(index)}
                cy={scale.yOf(Number(step.running))}
                r={3}
                fill={color.surf}
              />
            ))}
        </g>
        <g>
          {steps.map((step, index) =>
            // Counted from the end, so that the latest has its name.
            (steps.length - 1 - index) % every === 0 ? (
              <text
                key={step.from}
                x={middleOf(index)}
                y={HEIGHT + FOOT - 6}
                textAnchor="middle"
                data-current={index === shown || undefined}
              >
                {names.short(step)}
              </text>
            ) : null,
          )}
        </g>
      </ChartFrame>
    </>
  );
}

function StepBubble({
  step,
  at,
  names,
}: {
  readonly step: ProfitStepSum | undefined;
  /** Where its column stands, in percent. */
  readonly at: number;
  readonly names: ReturnType<typeof useStepNames>;
}) {
  const t = useFormWords();
  const say = useSignedMoney();
  const money = useMoney();
  if (step === undefined) return null;
  const side = at > 50 ? { right: `${100 - at + 3}%` } : { left: `${at + 3}%` };
  return (
    <Bubble style={side} aria-hidden="true">
      <b>{names.whole(step)}</b>
      <p>
        <SignedMoney amount={step.net} />
        <span>{t('profit.bets', { count: step.bets })}</span>
      </p>
      <p>
        <span>{t('profit.staked')}</span>
        <bdi dir="ltr">{money.say(step.staked)}</bdi>
      </p>
      <p>
        <span>{t('profit.running')}</span>
        <bdi dir="ltr">{say(step.running)}</bdi>
      </p>
    </Bubble>
  );
}
