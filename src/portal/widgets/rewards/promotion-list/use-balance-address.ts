import type { Action, MemberPromotion } from '#contracts/generated/contracts.ts';
import { useActionAddress } from '#portal/actions/actions.tsx';

const RECORD: Action = { do: 'navigate', page: 'member', query: { menu: 'transactionHistory' } };

/** Where a member sees the money that a promotion has paid, with the balance after it; undefined for no money. */
export function useBalanceAddress({ status, prize }: MemberPromotion): string | undefined {
  const addressOf = useActionAddress();
  const isPaid = status === 'issued' || (status === 'claimed' && prize?.amount != null);
  return isPaid ? addressOf(RECORD)?.href : undefined;
}
