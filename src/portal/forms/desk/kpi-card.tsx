import type { ReactNode } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Swatch } from '#portal/ui/chart/chart.styles.ts';
import { Sparkline } from '#portal/ui/chart/sparkline.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { DeskIcon } from './desk-icon.tsx';
import { Delta, Figure, Kpi } from './kpi-card.styles.ts';

/** A change against the time before. */
export interface KpiDelta {
  /** The change without its sign, as it is said: `8.2%`, `24 today`. */
  readonly said: string;
  readonly goes: 'up' | 'down' | 'even';
  /** Whether that is good news; a rise is, when absent. */
  readonly isGood?: boolean;
}

export interface KpiCardProps {
  readonly label: string;
  /** As it is said; null while it is on its way. */
  readonly value: string | null;
  readonly delta?: KpiDelta;
  /** Beside the change, such as what it is compared with. */
  readonly note?: ReactNode;
  /** From the earliest to the latest. */
  readonly trend?: readonly number[];
  /** The colour that the figure has in a chart below. */
  readonly swatch?: string;
}

/** One figure with its change and how it went. Stands in a `KpiRow`. */
export function KpiCard({ label, value, delta, note, trend = [], swatch }: KpiCardProps) {
  const isBad = delta !== undefined && delta.goes !== 'even' && !(delta.isGood ?? delta.goes === 'up');
  return (
    <Kpi aria-busy={value === null}>
      <dt>
        {swatch && <Swatch $color={swatch} />}
        {label}
      </dt>
      <dd>
        <Figure>{value === null ? <Skeleton /> : <bdi>{value}</bdi>}</Figure>
        <div>
          {delta && <KpiChange delta={delta} isBad={isBad} />}
          {note && <small>{note}</small>}
          <Sparkline values={trend} tint={isBad ? color.err : (swatch ?? color.pri)} />
        </div>
      </dd>
    </Kpi>
  );
}

function KpiChange({ delta: { said, goes }, isBad }: { readonly delta: KpiDelta; readonly isBad: boolean }) {
  const t = useFormWords();
  const words = { up: t('desk.rose', { change: said }), down: t('desk.fell', { change: said }), even: t('desk.even') };
  return (
    <Delta $tone={goes === 'even' ? 'even' : isBad ? 'bad' : 'good'}>
      {goes !== 'even' && (
        <DeskIcon name={goes === 'up' ? 'arrow-up-right' : 'arrow-down-right'} size={14} stroke={2.2} />
      )}
      <bdi aria-hidden="true">{goes === 'even' ? '±0' : said}</bdi>
      <span className="visually-hidden">{words[goes]}</span>
    </Delta>
  );
}
