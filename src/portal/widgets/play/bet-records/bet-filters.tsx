import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Choice, Filters, Periods, Select } from './bet-records.styles.ts';

/** Periods up to now, in days with today. */
export const PERIODS = { today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof PERIODS;

interface BetFiltersProps {
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
  /** A vendor's code; empty for all. */
  readonly vendor: string;
  readonly onVendor: (vendor: string) => void;
}

/** The filters of the rounds. */
export function BetFilters({ period, onPeriod, vendor, onVendor }: BetFiltersProps) {
  const t = useFormWords();
  const { language, member } = useSite();
  const { data } = useQuery({ ...vendorLanesQuery(language), enabled: member !== null });
  const id = useId();
  const names = new Map(
    data?.lanes.flatMap(({ cards }) => Object.values(cards).map((card) => [card.vassalage, card.displayName] as const)),
  );
  const vendors = [...names].sort(([, one], [, other]) => one.localeCompare(other, language.toLowerCase()));
  return (
    <Filters>
      <Periods role="group" aria-label={t('bets.period')}>
        {(Object.keys(PERIODS) as Period[]).map((one) => (
          <Choice key={one} type="button" aria-pressed={one === period} onClick={() => onPeriod(one)}>
            {t(`bets.periods.${one}`)}
          </Choice>
        ))}
      </Periods>
      <Select>
        <label htmlFor={id} className="visually-hidden">
          {t('bets.studio')}
        </label>
        <select id={id} value={vendor} onChange={(event) => onVendor(event.target.value)}>
          <option value="">{t('lobby.allVendors')}</option>
          {vendors.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </Select>
    </Filters>
  );
}
