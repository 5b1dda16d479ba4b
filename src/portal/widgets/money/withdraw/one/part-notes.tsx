import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { lessBy } from '#portal/data/decimals.ts';
import { TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { CashierIcon } from '#portal/widgets/money/cashier-icon.tsx';
import { Note } from '#portal/widgets/money/payment-page.styles.ts';
import { NoteList, ServiceLink } from './part-notes.styles.ts';
import { type PartState, partState, type WithdrawalPart } from './withdrawal-part.ts';

const NOTED: ReadonlySet<PartState> = new Set(['clock', 'reported', 'forced', 'returned']);

interface PartNotesProps {
  readonly withdrawal: Withdrawal;
  /** Opens the answer of a part again; undefined while another answer is asked for. */
  readonly onChange: ((part: number) => void) | undefined;
}

/** A note for each part that did not go the plain way: what is done about it, or what was decided and why. */
export function PartNotes({ withdrawal: { parts }, onChange }: PartNotesProps) {
  const noted = parts.filter((part) => NOTED.has(partState(part)));
  if (noted.length === 0) return null;
  return (
    <NoteList>
      {noted.map((part) => (
        <PartNote key={part.part} part={part} onChange={onChange} />
      ))}
    </NoteList>
  );
}

interface PartNoteProps extends Pick<PartNotesProps, 'onChange'> {
  readonly part: WithdrawalPart;
}

function PartNote({ part, onChange }: PartNoteProps) {
  const t = useFormWords();
  const words = useNoteWords();
  const state = partState(part);
  const isOver = state === 'clock' || state === 'forced';
  return (
    <Note $isWarning={state === 'reported' || isOver} data-note={state} role="status">
      <CashierIcon name={isOver ? 'triangle-alert' : state === 'returned' ? 'undo' : 'info'} size={18} stroke={2} />
      <div>
        <p>{words(part)}</p>
        {part.decision && <p>{t('withdrawal.reason', { reason: part.decision.reason })}</p>}
        {state === 'reported' && onChange && (
          <TextButton type="button" onClick={() => onChange(part.part)}>
            {t('withdrawal.change')}
          </TextButton>
        )}
        {isOver && <ServiceLink action={{ do: 'openCustomerService' }}>{t('withdrawal.ask')}</ServiceLink>}
      </div>
    </Note>
  );
}

/** The note on a part, by its state. */
function useNoteWords() {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  return (part: WithdrawalPart): string => {
    const state = partState(part);
    const values = { part: part.part };
    if (state === 'clock') return t('withdrawal.note.clock', values);
    if (state === 'forced') return t('withdrawal.note.forced', values);
    if (state === 'returned') return t('withdrawal.note.returned', { ...values, amount: money.say(part.returned) });
    const missing = lessBy(lessBy(part.amount, part.returned, decimals), part.received ?? '0', decimals);
    return t('withdrawal.note.reported', { ...values, amount: money.say(missing) });
  };
}
