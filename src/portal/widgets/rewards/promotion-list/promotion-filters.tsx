import type { Announcement } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { FilterRow } from '#portal/ui/filter-row.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Bar, Filter, Order } from './promotion-list.styles.ts';
import { type PromotionOrder, promotionsOf, type Standings, YOURS } from './promotion-status.ts';

interface PromotionFiltersProps {
  readonly promotions: readonly Announcement[];
  readonly standings: Standings;
  /** Null for all. */
  readonly filter: string | null;
  readonly order: PromotionOrder;
  readonly onFilter: (filter: string | null) => void;
  readonly onOrder: (order: PromotionOrder) => void;
}

/** The categories with their counts, and the order. */
export function PromotionFilters({ promotions, standings, filter, order, onFilter, onOrder }: PromotionFiltersProps) {
  const { t, number } = useWords();
  const { now } = useSite();
  const countOf = (wanted: string | null): number =>
    promotionsOf(promotions, { standings, now, filter: wanted, order }).length;
  const categories = new Map(
    promotions.flatMap(({ promotion }) =>
      promotion?.category ? [[promotion.category.id, promotion.category.name] as const] : [],
    ),
  );
  const filters = [
    { id: null, name: t('promotion.filterAll') },
    ...(countOf(YOURS) > 0 ? [{ id: YOURS, name: t('promotion.filterYours') }] : []),
    ...[...categories].map(([id, name]) => ({ id, name })),
  ];
  return (
    <Bar>
      <FilterRow role="group" aria-label={t('promotion.filters')}>
        {filters.map(({ id, name }) => (
          <Filter key={id ?? ''} type="button" aria-pressed={id === filter} onClick={() => onFilter(id)}>
            {name}
            <span>{number(countOf(id))}</span>
          </Filter>
        ))}
      </FilterRow>
      <Order>
        <Icon name="list" size={16} stroke={2} />
        <select
          aria-label={t('promotion.sort')}
          value={order}
          onChange={({ target }) => onOrder(target.value === 'ending' ? 'ending' : 'open')}
        >
          <option value="open">{t('promotion.sortOpen')}</option>
          <option value="ending">{t('promotion.sortEnding')}</option>
        </select>
        <Icon name="chevron-down" size={16} stroke={2} />
      </Order>
    </Bar>
  );
}
