import { useId } from 'react';
import { TickBox } from '#portal/forms/fields/tick-box.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { CHASE_COUNTS } from './chase-counts.ts';
import { Chase } from './slip.styles.ts';
import type { SlipForm } from './use-slip-form.ts';

/** The same slip for the next draws too, and whether a win ends that. */
export function ChasePart({ form }: { readonly form: SlipForm }) {
  const t = useFormWords();
  const id = useId();
  const { terms, draw } = useBettingDesk();
  const ahead = terms.draws.filter((one) => draw && one.drawsAt >= draw.drawsAt).length;
  const counts = CHASE_COUNTS.filter((count) => count <= ahead);
  if (counts.length < 2) return null;
  return (
    <Chase>
      <label htmlFor={id}>
        <DeskIcon name="repeat" size={16} />
        {t('lottery.chase')}
      </label>
      <select id={id} value={form.draws} onChange={(event) => form.setDraws(Number(event.target.value))}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? t('lottery.thisDraw') : t('lottery.nextDraws', { n: count })}
          </option>
        ))}
      </select>
      {form.draws > 1 && (
        <TickBox name="stopsOnWin" isTicked={form.stopsOnWin} onTick={form.setStopsOnWin}>
          {t('lottery.stopsOnWin')}
        </TickBox>
      )}
    </Chase>
  );
}
