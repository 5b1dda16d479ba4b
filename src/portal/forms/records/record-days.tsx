import { useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { type DayRange, dayAt, daysBefore, yearBefore } from '#portal/site/site-days.ts';
import { Choice, Choices, Dates } from './records.styles.ts';

/** Days up to today, with today. */
const LENGTHS = { today: 1, week: 7, fortnight: 14, month: 30 } as const;

/** Stretches of days that records are shown of: some up to today, or those that are named. */
export type Period = keyof typeof LENGTHS | 'year' | 'dates';

/** The days that are chosen, and how to choose others. */
export interface ChosenDays {
  readonly period: Period;
  readonly range: DayRange;
  readonly today: string;
  readonly choose: (period: Period, range?: DayRange) => void;
}

/** The days of a list of records, in the site's calendar. @param onChange called with every choice. */
export function useChosenDays(first: Period, onChange: () => void): ChosenDays {
  const { site } = useSite();
  // Kept for as long as the list is shown: a list whose last day moves at midnight would lose its place.
  const [today] = useState(() => dayAt(Date.now(), site.timeZone));
  const [chosen, setChosen] = useState({ period: first, range: rangeOf(first, today) });
  return {
    ...chosen,
    today,
    choose(period, range = period === 'dates' ? chosen.range : rangeOf(period, today)) {
      setChosen({ period, range });
      onChange();
    },
  };
}

function rangeOf(period: Period, today: string): DayRange {
  if (period === 'dates') return { from: today, to: today };
  const from = period === 'year' ? yearBefore(today) : daysBefore(today, LENGTHS[period] - 1);
  return { from, to: today };
}

interface RecordDaysProps {
  readonly days: ChosenDays;
  readonly offered: readonly Period[];
}

/** Chooses the days of records. */
export function RecordDays({ days, offered }: RecordDaysProps) {
  const t = useFormWords();
  const { period, range, today, choose } = days;
  const setDay = (changed: Partial<DayRange>): void => {
    const { from, to } = { ...range, ...changed };
    // An emptied field keeps its day. The other end follows where they would cross.
    if (from === '' || to === '') return;
    if (from <= to) choose('dates', { from, to });
    else choose('dates', changed.from === undefined ? { from: to, to } : { from, to: from });
  };
  return (
    <>
      <Choices role="group" aria-label={t('records.period')}>
        {offered.map((one) => (
          <Choice key={one} type="button" aria-pressed={one === period} onClick={() => choose(one)}>
            {t(`records.periods.${one}`)}
          </Choice>
        ))}
      </Choices>
      {period === 'dates' && (
        <Dates>
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {t(`records.${end}`)}
              <input
                type="date"
                value={range[end]}
                min={yearBefore(today)}
                max={today}
                onChange={({ target }) => setDay({ [end]: target.value })}
              />
            </label>
          ))}
        </Dates>
      )}
    </>
  );
}
