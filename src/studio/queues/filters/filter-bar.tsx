import { type RefObject, useEffect, useState } from 'react';
import type { CaseCounts } from '#contracts/generated/contracts.ts';
import { countText } from '#studio/i18n/figures.ts';
import { typedAmount } from '#studio/i18n/typed-amount.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { Icon } from '#studio/ui/icon.tsx';
import { IconButton } from '#studio/ui/icon-button.tsx';
import { SelectField } from '#studio/ui/select-field.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import { ageText } from './age-text.ts';
import { Bar, Chip, Fold } from './filter-bar.styles.ts';
import { isAmount } from './queue-filters.ts';
import { useKeptText } from './use-kept-text.ts';
import type { FiltersInAddress } from './use-queue-filters.ts';

interface FilterBarProps extends FiltersInAddress {
  /** How many requests each filter finds; undefined until that is known. */
  readonly counts: CaseCounts | undefined;
  readonly first: RefObject<HTMLButtonElement | null>;
}

/** The filters of a queue, with how many requests each of them finds. */
export function FilterBar({ filters, isFiltered, change, clear, counts, first }: FilterBarProps) {
  const { t, tag } = useDeskWords();
  const isInFold = [filters.olderMinutes, filters.amountFrom, filters.amountTo].some((value) => value !== undefined);
  const [isOpen, setOpen] = useState(isInFold);
  useEffect(() => {
    if (isInFold) setOpen(true);
  }, [isInFold]);
  const countOf = (name: 'mine' | 'unclaimed' | 'second' | 'held') =>
    counts && <small>{countText(tag, counts[name])}</small>;
  const claimBy = (claim: 'mine' | 'none') => ({
    type: 'button' as const,
    'aria-pressed': filters.claim === claim,
    onClick: () => change({ claim: filters.claim === claim ? undefined : claim }),
  });
  const toggle = (name: 'second' | 'held') => ({
    type: 'button' as const,
    'aria-pressed': filters[name] === true,
    onClick: () => change({ [name]: filters[name] === true ? undefined : true }),
  });
  return (
    <Bar role="group" aria-label={t('filter.bar')}>
      <Chip ref={first} {...claimBy('mine')}>
        {t('filter.mine')} {countOf('mine')}
      </Chip>
      <Chip {...claimBy('none')}>
        {t('filter.unclaimed')} {countOf('unclaimed')}
      </Chip>
      <Chip {...toggle('second')}>
        {t('filter.second')} {countOf('second')}
      </Chip>
      <Chip {...toggle('held')}>
        {t('filter.held')} {countOf('held')}
      </Chip>
      <Chip type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('filter.more')}
        <Icon name="chevron-down" size={13} />
      </Chip>
      {isFiltered && <IconButton icon="x" label={t('filter.clear')} onClick={clear} />}
      {isOpen && (
        <Fold>
          <SelectField
            label={t('filter.age')}
            value={filters.olderMinutes?.toString() ?? ''}
            onChoose={(value: string) => change({ olderMinutes: value === '' ? undefined : Number(value) })}
          >
            <option value="">{t('filter.anyAge')}</option>
            {agesOf(counts, filters.olderMinutes).map(({ minutes, count }) => {
              const age = ageText(tag, minutes);
              return (
                <option key={minutes} value={minutes}>
                  {count === undefined ? age : t('filter.counted', { what: age, number: countText(tag, count) })}
                </option>
              );
            })}
          </SelectField>
          <AmountField
            label={t('filter.amountFrom')}
            amount={filters.amountFrom}
            onAmount={(amountFrom) => change({ amountFrom })}
          />
          <AmountField
            label={t('filter.amountTo')}
            amount={filters.amountTo}
            onAmount={(amountTo) => change({ amountTo })}
          />
        </Fold>
      )}
    </Bar>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly amount: string | undefined;
  readonly onAmount: (amount: string | undefined) => void;
}

function AmountField({ label, amount, onAmount }: AmountFieldProps) {
  const { t } = useDeskWords();
  const [text, write] = useKeptText(amount ?? '', (next) => {
    const typed = typedAmount(next);
    if (typed !== '' && !isAmount(typed)) return amount ?? '';
    onAmount(typed === '' ? undefined : typed);
    return typed;
  });
  const typed = typedAmount(text.trim());
  const error = typed === '' || isAmount(typed) ? undefined : t('filter.noAmount');
  return <TextField label={label} value={text} onWrite={write} inputMode="decimal" maxLength={16} error={error} />;
}

/** The ages that the gateway counts, with one that only the address names. */
function agesOf(counts: CaseCounts | undefined, chosen: number | undefined) {
  const counted: ReadonlyArray<{ readonly minutes: number; readonly count?: number }> = counts?.older ?? [];
  if (chosen === undefined || counted.some(({ minutes }) => minutes === chosen)) return counted;
  return [...counted, { minutes: chosen, count: undefined }].sort((one, other) => one.minutes - other.minutes);
}
