import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#contracts/money.ts';
import { useHiddenBalance } from '#portal/actions/hidden-balance.ts';
import { useShownBalance } from '#portal/data/held-balance.ts';
import { balanceQuery } from '#portal/data/wallet-queries.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Amount, Cell, Tool } from './balance-cell.styles.ts';

const HIDDEN = '****';

/** An amount into whose room most others fit, where the currency has decimals and where it has none. */
const usualAmount = (decimals: number): string => (decimals > 0 ? '1000.00' : '1000000');

/**
 * The member's balance; a placeholder of its size until it is known, and nothing for a trial account, which has no
 * wallet.
 */
export function BalanceCellView({ nodeId, showRefresh }: WidgetViewProps<'balance-cell'>) {
  const { t } = useWords();
  const locale = useLocale();
  const { site, member } = useSite();
  const [isHidden, hide] = useHiddenBalance();
  const { data, isError, isFetching, refetch } = useQuery({ ...balanceQuery(), enabled: member?.isTrial === false });
  const balance = useShownBalance(data?.balance);
  if (member?.isTrial) return null;
  const { currency } = site;
  const usual = formatMoney(usualAmount(currency.decimals), currency, locale);
  const amount = balance !== undefined && formatMoney(balance, currency, locale);
  return (
    <Cell role="group" aria-label={t('balance.label')} data-node={nodeId} data-widget="balance-cell">
      <Amount $characters={usual.length - 1} aria-live="polite">
        {isHidden ? (
          <span role="img" aria-label={t('balance.isHidden')}>
            {HIDDEN}
          </span>
        ) : (
          amount || (isError ? '–' : <Skeleton>&nbsp;</Skeleton>)
        )}
      </Amount>
      <Tool type="button" aria-label={t(isHidden ? 'balance.show' : 'balance.hide')} onClick={() => hide(!isHidden)}>
        <FormIcon name={isHidden ? 'eye-off' : 'eye'} />
      </Tool>
      {showRefresh && (
        <Tool
          type="button"
          $wideOnly
          aria-label={t('balance.refresh')}
          aria-busy={isFetching}
          onClick={() => void refetch()}
        >
          <Icon name="rotate-cw" size={18} stroke={2} />
        </Tool>
      )}
    </Cell>
  );
}
