import { useId, useState } from 'react';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { picksOf } from '../slip/slip-state.ts';
import { Chosen, Entry, EntryFoot, Faults } from './board.styles.ts';
import { randomNumbers } from './quick-picks.ts';
import { readNumbers } from './typed-numbers.ts';

interface TypedEntryProps {
  readonly type: LotteryBetType;
  /** A long list is expected, else a few numbers. */
  readonly isPasted: boolean;
  readonly isLocked: boolean;
}

/** Numbers as text. What is none of the type's numbers is named, and stays for correction. */
export function TypedEntry({ type, isPasted, isLocked }: TypedEntryProps) {
  const t = useFormWords();
  const id = useId();
  const [text, setText] = useState('');
  const { slip, choose } = useBettingDesk();
  const { numbers, faults, repeated } = readNumbers(text, type);
  const chosen = picksOf(slip, type);
  const tooMany = type.size > 1 && new Set([...chosen, ...numbers]).size > type.most;
  const add = () => {
    choose(type, [...chosen, ...numbers]);
    setText(faults.join(' '));
  };
  const range = { from: String(type.from).padStart(type.digits, '0'), to: String(type.to).padStart(type.digits, '0') };
  return (
    <Entry
      onSubmit={(event) => {
        event.preventDefault();
        if (numbers.length > 0 && !isLocked) add();
      }}
    >
      <label htmlFor={id}>{t(isPasted ? 'lottery.pasteLabel' : 'lottery.typeLabel')}</label>
      {isPasted ? (
        <textarea
          id={id}
          dir="ltr"
          rows={6}
          value={text}
          aria-describedby={`${id}hint`}
          aria-invalid={faults.length > 0}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <input
          id={id}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-describedby={`${id}hint`}
          aria-invalid={faults.length > 0}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <small id={`${id}hint`}>{t('lottery.typeHint', range)}</small>
      <Faults aria-live="polite">
        {faults.length > 0 && (
          <li>
            <FormIcon name="circle-alert" size={15} />
            {t('lottery.faults', { numbers: faults.join(', ') })}
          </li>
        )}
        {repeated.length > 0 && <li>{t('lottery.repeated', { numbers: repeated.join(', ') })}</li>}
        {tooMany && (
          <li>
            <FormIcon name="circle-alert" size={15} />
            {t('lottery.atMost', { n: type.most })}
          </li>
        )}
      </Faults>
      <EntryFoot>
        <Button type="submit" $look="secondary" $size="small" disabled={isLocked || numbers.length === 0}>
          {t('lottery.add', { n: numbers.length })}
        </Button>
        <Button
          type="button"
          $look="ghost"
          $size="small"
          disabled={isLocked}
          onClick={() => choose(type, [...chosen, ...randomNumbers(Math.max(1, type.size), type)])}
        >
          <DeskIcon name="dices" size={16} />
          {t('lottery.random', { n: Math.max(1, type.size) })}
        </Button>
      </EntryFoot>
      {chosen.length > 0 && (
        <Chosen aria-label={t('lottery.chosen')} dir="ltr">
          {chosen.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </Chosen>
      )}
    </Entry>
  );
}
