import { useEffect, useState } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { TextButton } from '../lottery-desk.styles.ts';
import { PlacedNote } from './placed-note.tsx';
import { Dock, DockBar, DockFloor, DockRoom, Nothing, SlipBody } from './slip.styles.ts';
import { SlipFailure } from './slip-failure.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipRows } from './slip-rows.tsx';
import { StakeField } from './stake-field.tsx';
import { useSlipForm } from './use-slip-form.ts';

/** The slip at the foot of a phone: its stake and sum, and all of it in a sheet. */
export function DockedSlip({ deposit }: { readonly deposit: Action }) {
  const t = useFormWords();
  const { slip, draw, clear, amounts } = useBettingDesk();
  const form = useSlipForm();
  const [isOpen, setOpen] = useState(false);
  const hasRows = slip.length > 0;
  const { failure } = form;
  const hasFaults = form.faults.size > 0;
  // Rows that are to blame are marked in the sheet.
  useEffect(() => {
    if (failure !== null && hasFaults) setOpen(true);
  }, [failure, hasFaults]);
  return (
    <>
      <DockFloor />
      <DockRoom />
      <Dock role="region" aria-label={t('lottery.slip')}>
        <StakeField />
        {form.placed && !isOpen && <PlacedNote tickets={form.placed} />}
        {!isOpen && <SlipFailure failure={failure} hasFaults={hasFaults} deposit={deposit} />}
        {(hasRows || form.failure !== null) && (
          <DockBar>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('lottery.slipOpen')}
              onClick={() => setOpen(true)}
            >
              <b>
                {t('lottery.bets', { count: form.bets })}
                <Icon name="chevron-up" size={16} stroke={2} />
              </b>
              <small>
                {t('lottery.mostWin')} <bdi>{amounts.round(form.mostMinor)}</bdi>
              </small>
            </button>
            <Button
              type="button"
              disabled={!form.canPlace}
              aria-busy={form.isBusy}
              onClick={() => {
                setOpen(false);
                form.place();
              }}
            >
              {t('lottery.place.amount', { amount: amounts.say(form.costMinor) })}
            </Button>
          </DockBar>
        )}
        {!hasRows && !form.placed && form.failure === null && <Nothing>{t('lottery.slipEmpty')}</Nothing>}
      </Dock>
      {isOpen && (
        <Sheet
          title={draw ? t('lottery.slipOf', { issue: unbroken(draw.issue) }) : t('lottery.slip')}
          onClose={() => setOpen(false)}
        >
          <SlipBody>
            {hasRows && (
              <TextButton type="button" onClick={clear}>
                <DeskIcon name="trash" size={15} />
                {t('lottery.clear')}
              </TextButton>
            )}
            {form.placed && <PlacedNote tickets={form.placed} />}
            {hasRows ? <SlipRows faults={form.faults} isWhole /> : <Nothing>{t('lottery.slipEmpty')}</Nothing>}
            <SlipFoot form={form} deposit={deposit} />
          </SlipBody>
        </Sheet>
      )}
    </>
  );
}
