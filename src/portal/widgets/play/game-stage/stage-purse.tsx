import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Action, MenuItem } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useHiddenBalance } from '#portal/actions/hidden-balance.ts';
import { balanceQuery } from '#portal/data/wallet-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Purse, Roomy, Slim, Tool } from './game-stage.styles.ts';

const HIDDEN = '****';

interface StagePurseProps {
  readonly isHeld: boolean;
  readonly cashier: MenuItem | undefined;
  readonly onward: (action: Action | undefined) => void;
  readonly onRefresh: () => void;
}

/** The balance as it was before the round that runs, and the way to more. */
export function StagePurse({ isHeld, cashier, onward, onRefresh }: StagePurseProps) {
  const { t, text } = useWords();
  const locale = useLocale();
  const { site } = useSite();
  const [isHidden] = useHiddenBalance();
  const { data, isError, isFetching, refetch } = useQuery(balanceQuery());
  const shown = useRef(data?.balance);
  if (!isHeld || shown.current === undefined) shown.current = data?.balance;
  const amount = shown.current;
  const refresh = (): void => {
    void refetch();
    onRefresh();
  };
  const label = cashier?.label && text(cashier.label);
  return (
    <Purse role="group" aria-label={t('balance.label')}>
      <output aria-live="off">
        {isHidden ? (
          <span role="img" aria-label={t('balance.isHidden')}>
            {HIDDEN}
          </span>
        ) : amount === undefined ? (
          isError ? (
            '–'
          ) : (
            '…'
          )
        ) : (
          <bdi>{formatMoney(amount, site.currency, locale)}</bdi>
        )}
      </output>
      <Tool type="button" aria-label={t('balance.refresh')} aria-busy={isFetching} onClick={refresh}>
        <Icon name="rotate-cw" size={16} stroke={2} />
      </Tool>
      {cashier?.action && label && (
        <Button type="button" $size="small" aria-label={label} onClick={() => onward(cashier.action)}>
          <Slim>
            <Icon name={cashier.icon ?? 'wallet'} size={17} stroke={2} />
          </Slim>
          <Roomy>{label}</Roomy>
        </Button>
      )}
    </Purse>
  );
}
