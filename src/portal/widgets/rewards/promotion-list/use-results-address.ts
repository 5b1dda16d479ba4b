import type { Action, Announcement, MemberPromotion } from '#contracts/generated/contracts.ts';
import { useActionAddress } from '#portal/actions/actions.tsx';

const RESULTS: Action = { do: 'navigate', page: 'member', query: { menu: 'rewardCenter' }, hash: 'raffle' };

/** Where the winners of a raffle that is over are, with its seed; undefined for other promotions. */
export function useResultsAddress(
  { promotion }: Announcement,
  { status }: Pick<MemberPromotion, 'status'>,
): string | undefined {
  const addressOf = useActionAddress();
  return status === 'closed' && promotion?.offer?.kind === 'raffle' ? addressOf(RESULTS)?.href : undefined;
}
