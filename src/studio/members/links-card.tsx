import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { MemberLink } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { PersonLink } from './member-page.styles.ts';
import { linksQuery, type MemberKey } from './member-queries.ts';

const SHARES: Readonly<Record<MemberLink['shares'][number], StudioWord>> = {
  address: 'links.address',
  browser: 'links.browser',
  payout: 'links.payout',
};

/** Other accounts that share an address, a browser or a payout account with a member. */
export function LinksCard({ member }: { readonly member: MemberKey }) {
  const t = useWords();
  const { data, isError } = useQuery(linksQuery(member));
  return (
    <Card title={t('links.title')}>
      {data === undefined ? (
        <p>{t(isError ? 'desk.failedMore' : 'ui.loading')}</p>
      ) : data.list.length === 0 ? (
        <p>{t('links.none')}</p>
      ) : (
        <ul>
          {data.list.map(({ memberId, account, frozen, shares }) => (
            <li key={memberId}>
              <PersonLink as={Link} to={`/members/${member.siteId}/${memberId}`}>
                <span>
                  <b translate="no">{account}</b>
                  <small>{shares.map((thing) => t(SHARES[thing])).join(', ')}</small>
                </span>
                {frozen && (
                  <Badge tone="error" icon="lock">
                    {t('members.frozen')}
                  </Badge>
                )}
              </PersonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
