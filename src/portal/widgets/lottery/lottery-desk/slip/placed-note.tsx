import { useLayoutEffect, useRef } from 'react';
import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight, unbroken } from '#portal/i18n/left-to-right.ts';
import { Placed } from './slip.styles.ts';

/** Says what was bought. The button that bought it is gone, so the focus comes here. */
export function PlacedNote({ tickets }: { readonly tickets: readonly LotteryTicket[] }) {
  const t = useFormWords();
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tickets are said anew.
  useLayoutEffect(() => note.current?.focus({ preventScroll: true }), [tickets]);
  const [first] = tickets;
  if (!first) return null;
  return (
    <Placed ref={note} role="status" tabIndex={-1}>
      <FormIcon name="circle-check" size={20} />
      <div>
        <b>
          {tickets.length > 1
            ? t('lottery.placedChase', { n: tickets.length })
            : t('lottery.placed', { issue: unbroken(first.issue) })}
        </b>
        <small>{t('lottery.receipt', { id: leftToRight(first.ticketId) })}</small>
      </div>
    </Placed>
  );
}
