import { useState } from 'react';
import type { Action, Redeemed } from '#contracts/generated/contracts.ts';
import { redeemItemsQuery } from '#portal/data/points-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { usePhone } from '#portal/ui/use-phone.ts';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { ItemGrid } from './item-grid.tsx';
import { Made, MallColumns } from './mall.styles.ts';
import { Redeeming } from './redeeming.tsx';

interface MallProps {
  readonly points: number;
  readonly hasPaymentPassword: boolean;
  readonly paymentProof: Action;
}

/** What points are redeemed for. Nothing where the site has no items. */
export function Mall({ points, hasPaymentPassword, paymentProof }: MallProps) {
  const t = useFormWords();
  const { number } = useWords();
  const { language } = useSite();
  const isPhone = usePhone();
  const { data, error, isLoadingError, refetch } = useOwnQuery(redeemItemsQuery(language));
  const [chosen, setChosen] = useState<string | null>(null);
  const [made, setMade] = useState<Redeemed | null>(null);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={4} />;
  if (data.list.length === 0) return null;
  // From a tablet on one is always open, so that the columns do not jump.
  const first = data.list.find(({ most }) => most > 0) ?? data.list[0];
  const item = data.list.find(({ itemId }) => itemId === chosen) ?? (isPhone ? undefined : first);
  return (
    <>
      <Made role="status">{made !== null && t('mall.done', { count: number(made.quantity), item: made.name })}</Made>
      <MallColumns>
        <ItemGrid
          items={data.list}
          chosen={item?.itemId ?? null}
          onChoose={({ itemId }) => {
            if (itemId !== item?.itemId) setMade(null);
            setChosen(itemId);
          }}
        />
        {item !== undefined && (
          <Redeeming
            key={`${item.itemId} ${made?.redemptionId}`}
            {...{ item, points, hasPaymentPassword, paymentProof }}
            onClose={() => setChosen(null)}
            onDone={(redeemed) => {
              setMade(redeemed);
              setChosen(isPhone ? null : redeemed.itemId);
            }}
          />
        )}
      </MallColumns>
    </>
  );
}
