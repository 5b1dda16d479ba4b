import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberBonus } from '#contracts/generated/contracts.ts';
import { giveUpBonus } from '#portal/data/bonus-calls.ts';
import { bonusesQuery } from '#portal/data/bonus-queries.ts';
import { lessBy } from '#portal/data/decimals.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SheetButtons } from '#portal/forms/sheet/sheet.styles.ts';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';

interface GiveUpProps {
  readonly bonus: MemberBonus;
  /** What it holds, which would be lost. */
  readonly balance: string;
  /** In a row of a list. */
  readonly isSmall?: boolean;
}

/** Gives a bonus up after a question, which says what is lost first. */
export function GiveUp({ bonus, balance, isSmall = false }: GiveUpProps) {
  const t = useFormWords();
  const money = useMoney();
  const { language, site } = useSite();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { bonusId, name, required, counted } = bonus;
  const left = lessBy(required, counted, site.currency.decimals);
  const ask = () => {
    setFailure(null);
    setAsking(true);
  };
  const giveUp = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      queryClient.setQueryData(bonusesQuery().queryKey, await giveUpBonus(bonusId, language));
      setAsking(false);
    } catch (error) {
      setFailure(error);
      void queryClient.invalidateQueries(bonusesQuery());
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        type="button"
        $look="secondary"
        $size={isSmall ? 'small' : 'medium'}
        {...(isSmall && { 'aria-label': t('bonuses.giveUpNamed', { name: name ?? t('bonuses.word') }) })}
        onClick={ask}
      >
        {t('bonuses.giveUp')}
      </Button>
      {isAsking && (
        <Sheet title={t('bonuses.giveUpAsk', { name: name ?? t('bonuses.word') })} onClose={() => setAsking(false)}>
          <p>{t('bonuses.giveUpLost', { amount: money.say(balance) })}</p>
          <p>{t('bonuses.giveUpLeft', { amount: money.say(left) })}</p>
          <p>{t('bonuses.giveUpKept')}</p>
          <FormFailure failure={failure} />
          <SheetButtons>
            <Button type="button" $look="secondary" onClick={() => setAsking(false)}>
              {t('bonuses.keep')}
            </Button>
            <Button type="button" disabled={isBusy} onClick={() => void giveUp()}>
              {t('bonuses.giveUp')}
            </Button>
          </SheetButtons>
        </Sheet>
      )}
    </>
  );
}
