import { useState } from 'react';
import type { ReferralFriend } from '#contracts/generated/contracts.ts';
import { FRIENDS_PER_PAGE, friendsQuery } from '#portal/data/referral-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { OwnPart } from '../own-part.tsx';
import { usePrize } from '../use-prize.ts';
import { Friends, State, Table } from './friends-card.styles.ts';
import { useMissing } from './use-missing.ts';

/** The friends who registered by the link, with what each has yet to do. */
export function FriendsCard() {
  const t = useFormWords();
  const { number } = useWords();
  const { language } = useSite();
  const [page, setPage] = useState(1);
  return (
    <OwnPart query={useOwnQuery(friendsQuery(language, page))}>
      {({ list, totalCount }) => (
        <Friends>
          <header>
            <h2 id="referral-friends">{t('referral.friends')}</h2>
            <b>{number(totalCount)}</b>
          </header>
          <FriendTable friends={list} />
          {totalCount > FRIENDS_PER_PAGE && (
            <footer>
              <Pager page={page} total={totalCount} pageSize={FRIENDS_PER_PAGE} way={{ onPage: setPage }} />
            </footer>
          )}
        </Friends>
      )}
    </OwnPart>
  );
}

function FriendTable({ friends }: { readonly friends: readonly ReferralFriend[] }) {
  const t = useFormWords();
  const columns = ['friend', 'joined', 'state', 'reward', 'missing'] as const;
  return (
    <Table aria-labelledby="referral-friends">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`referral.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {friends.map((friend) => (
          // Masked names can be alike; the moment tells them apart.
          <FriendRow key={`${friend.registeredAt} ${friend.name}`} friend={friend} />
        ))}
      </tbody>
    </Table>
  );
}

function FriendRow({ friend }: { readonly friend: ReferralFriend }) {
  const t = useFormWords();
  const moments = useMoments();
  const prizeOf = usePrize();
  const missing = useMissing();
  const { name, registeredAt, state, reward } = friend;
  return (
    <tr>
      <th scope="row">
        <i aria-hidden="true">{[...name].slice(0, 2).join('').toUpperCase()}</i>
        <bdi>{name}</bdi>
      </th>
      <td data-label={t('referral.joined')}>{moments.day(registeredAt)}</td>
      <td data-label={t('referral.state')}>
        <State data-state={state}>{t(`referral.state.${state}`)}</State>
      </td>
      <td data-label={t('referral.reward')}>
        <b>{reward === null ? '–' : prizeOf(reward)}</b>
      </td>
      <td data-label={t('referral.missing')}>{missing(friend)}</td>
    </tr>
  );
}
