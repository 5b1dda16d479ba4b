import { useId, useState } from 'react';
import type { RedeemItem } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { FilterRow } from '#portal/ui/filter-row.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Filter, Grid, ItemButton, NothingShown, Picture, Price, SoldOut } from './mall.styles.ts';
import { useItemNote } from './use-item-note.ts';

const FILTERS = {
  all: () => true,
  things: ({ bonus }: RedeemItem) => bonus === null,
  bonuses: ({ bonus }: RedeemItem) => bonus !== null,
  affordable: ({ most }: RedeemItem) => most > 0,
} as const;

interface ItemGridProps {
  readonly items: readonly RedeemItem[];
  readonly chosen: string | null;
  readonly onChoose: (item: RedeemItem) => void;
}

/** The items of the mall, of one kind or all. */
export function ItemGrid({ items, chosen, onChoose }: ItemGridProps) {
  const t = useFormWords();
  const { number } = useWords();
  const noteOf = useItemNote();
  const id = useId();
  const [filter, setFilter] = useState<keyof typeof FILTERS>('all');
  const shown = items.filter(FILTERS[filter]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} hidden>
        {t('mall.items')}
      </h2>
      <FilterRow role="group" aria-label={t('mall.filter')}>
        {(Object.keys(FILTERS) as (keyof typeof FILTERS)[]).map((one) => (
          <Filter key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
            {t(`mall.${one}`)}
          </Filter>
        ))}
      </FilterRow>
      {shown.length === 0 && <NothingShown role="status">{t('mall.noneShown')}</NothingShown>}
      <Grid>
        {shown.map((item) => {
          const isSoldOut = item.available === 0;
          return (
            <li key={item.itemId}>
              <ItemButton
                type="button"
                aria-pressed={item.itemId === chosen}
                $isOut={isSoldOut}
                onClick={() => onChoose(item)}
              >
                <Picture>
                  {item.picture === null ? (
                    <Icon name="gift" size={48} stroke={1.4} />
                  ) : (
                    <img src={item.picture} alt="" width={264} height={162} loading="lazy" />
                  )}
                </Picture>
                {isSoldOut && <SoldOut>{t('mall.soldOut')}</SoldOut>}
                <strong>{item.name}</strong>
                <span>
                  <Price $isReached={item.most > 0}>
                    <Icon name="coins" size={16} />
                    <bdi>{number(item.points)}</bdi>
                  </Price>
                  {!isSoldOut && <small>{noteOf(item)}</small>}
                </span>
              </ItemButton>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
