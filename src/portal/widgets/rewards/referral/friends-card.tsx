import { useState } from 'react';
import type { ReferralFriend } from '#contracts/generated/contracts.ts';
import { FRIENDS_PER_PAGE, type FriendsAsked, friendsQuery } from '#portal/data/referral-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { FilterRow } from '#portal/ui/filter-row.ts';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { OwnPart } from '../own-part.tsx';
import { Filter } from '../promotion-list/promotion-list.styles.ts';
import { usePrize } from '../use-prize.ts';
import { Friends, State, Table } from './friends-card.styles.ts';
import { useMissing } from './use-missing.ts';

const FILTERS = [null, 'waiting', 'qualified', 'over'] as const;

/** The friends who registered by the link, with what each has yet to do. */
export function FriendsCard() {
  const t = useFormWords();
  const { number } = useWords();
  const { language } = useSite();
  const [asked, setAsked] = useState<FriendsAsked>({ page: 1, state: null });
  return (
    <OwnPart query={useOwnQuery(friendsQuery(language, asked))}>
      {({ list, totalCount }) => (
        <Friends>
          <header>
            <h2 id="referral-friends">{t('referral.friends')}</h2>
            <b>{number(totalCount)}</b>
          </header>
          <FilterRow role="group" aria-label={t('referral.filter')}>
            {FILTERS.map((state) => (
              <Filter
                key={state ?? 'all'}
                type="button"
                aria-pressed={state === asked.state}
                onClick={() => setAsked({ page: 1, state })}
              >
                {t(`referral.filter.${state ?? 'all'}`)}
              </Filter>
            ))}
          </FilterRow>
          {list.length === 0 ? <p role="status">{t('referral.filter.none')}</p> : <FriendTable friends={list} />}
          {totalCount > FRIENDS_PER_PAGE && (
            <footer>
              <Pager
                page={asked.page}
                total={totalCount}
                pageSize={FRIENDS_PER_PAGE}
                way={{ onPage: (page) => setAsked({ ...asked, page }) }}
              />
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
