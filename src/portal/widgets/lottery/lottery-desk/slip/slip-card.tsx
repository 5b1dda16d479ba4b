import type { Action } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { GROUP } from '../keys/use-group-keys.ts';
import { PanelHead, TextButton } from '../lottery-desk.styles.ts';
import { PlacedNote } from './placed-note.tsx';
import { Nothing, SlipBody, SlipPanel } from './slip.styles.ts';
import { SlipFoot } from './slip-foot.tsx';
import { SlipRows } from './slip-rows.tsx';
import { StakeField } from './stake-field.tsx';
import { useSlipForm } from './use-slip-form.ts';

/** The slip beside the board. */
export function SlipCard({ deposit }: { readonly deposit: Action }) {
  const t = useFormWords();
  const { slip, clear, draw } = useBettingDesk();
  const form = useSlipForm();
  return (
    <SlipPanel aria-label={t('lottery.slip')} {...GROUP}>
      <PanelHead>
        <h2>{draw ? t('lottery.slipOf', { issue: unbroken(draw.issue) }) : t('lottery.slip')}</h2>
        {slip.length > 0 && (
          <TextButton type="button" onClick={clear}>
            <DeskIcon name="trash" size={15} />
            {t('lottery.clear')}
          </TextButton>
        )}
      </PanelHead>
      <SlipBody>
        <StakeField />
        {form.placed && <PlacedNote tickets={form.placed} />}
        {slip.length === 0 ? (
          !form.placed && <Nothing>{t('lottery.slipEmpty')}</Nothing>
        ) : (
          <SlipRows faults={form.faults} />
        )}
        <SlipFoot form={form} deposit={deposit} />
      </SlipBody>
    </SlipPanel>
  );
}
