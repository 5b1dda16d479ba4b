import type { Profit, ProfitStepSum } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SignedMoney, useSignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Axis, Bubble, Legend, Plot, Swatch } from '#portal/ui/chart/chart.styles.ts';
import { chartScale } from '#portal/ui/chart/chart-scale.ts';
import { useColumns } from '#portal/ui/chart/use-columns.ts';
import { useMoney } from '../use-money.ts';
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
      <Plot>
        <Axis aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ top: scale.yOf(tick) }}>
              {axis.format(tick)}
            </span>
          ))}
          {scale.ticks.map((tick) => (
            <i key={tick}>{axis.format(tick)}</i>
          ))}
        </Axis>
        <figure>
          {/* biome-ignore lint/a11y/useSemanticElements: An SVG is no fieldset. */}
          <svg height={HEIGHT + FOOT} role="group" aria-label={t('profit.chart')}>
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                data-grid={tick === 0 ? 'zero' : ''}
                x1="0"
                x2="100%"
                y1={scale.yOf(tick)}
                y2={scale.yOf(tick)}
              />
            ))}
            {steps.map((step, index) => (
              <g key={step.from} {...columnOf(index)} aria-label={names.barOf(step)}>
                <rect data-ground="" x={`${index * width}%`} width={`${width}%`} height={HEIGHT} rx={6} />
                <Bar step={step} scale={scale} x={(index + 0.22) * width} width={0.56 * width} />
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
          </svg>
          <StepBubble
            step={shown === null ? undefined : steps[shown]}
            at={shown === null ? 0 : (shown + 0.5) * width}
            names={names}
          />
        </figure>
      </Plot>
    </>
  );
}

interface BarProps {
  readonly step: ProfitStepSum;
  readonly scale: ReturnType<typeof chartScale>;
  /** In percent, as `width`. */
  readonly x: number;
  readonly width: number;
}

function Bar({ step, scale, x, width }: BarProps) {
  const net = Number(step.net);
  if (net === 0) return null;
  const [top, bottom] = [scale.yOf(Math.max(net, 0)), scale.yOf(Math.min(net, 0))];
  // A small sum is still there to see.
  const height = Math.max(bottom - top, 2);
  const y = net > 0 ? bottom - height : top;
  return <rect x={`${x}%`} width={`${width}%`} y={y} height={height} rx={3} fill={net > 0 ? color.ok : color.err} />;
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
