import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { OperatorSite, SiteMember } from '#contracts/generated/contracts.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { amountText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { Page } from '../ui/page.ts';
import { Pager } from '../ui/pager.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PersonLink, SearchForm } from './member-page.styles.ts';
import { membersQuery } from './member-queries.ts';
import { memberTypeWord } from './member-words.ts';

/** The members of a site: the latest registrations, or those that a search means. */
export function MembersPage({ site }: { readonly site: OperatorSite }) {
  const { t } = useDeskWords();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const [text, setText] = useState(search);
  const [page, setPage] = useState(1);
  const field = useRef<HTMLInputElement>(null);
  const query = useQuery({ ...membersQuery(site.id, search, page), placeholderData: keepPreviousData });
  useKeys({ '/': () => field.current?.focus(), escape: () => field.current?.blur() });

  const find = () => {
    setPage(1);
    const [only, ...others] = query.data?.list ?? [];
    // A second Enter opens the only result.
    if (text.trim() === search && search !== '' && only !== undefined && others.length === 0)
      void navigate(`/members/${site.id}/${only.memberId}`);
    else setAddress(text.trim() === '' ? {} : { search: text.trim() });
  };

  return (
    <Page>
      <h1>{t('members.title')}</h1>
      <Card isFlush>
        <SearchForm
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <TextField
            ref={field}
            label={t('members.search')}
            hint={t('members.searchHint')}
            value={text}
            onWrite={setText}
            icon="search"
            end={<KeyHint>/</KeyHint>}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
          />
        </SearchForm>
        {query.data === undefined ? (
          query.isError ? (
            <CallFailure title={t('members.failed')} why={t('desk.failedMore')} query={query} />
          ) : (
            <LoadingRows />
          )
        ) : query.data.list.length === 0 ? (
          <EmptyState icon="search-x" title={t('members.noMatch')} hint={t('members.noMatchMore')} />
        ) : (
          <>
            <MemberTable siteId={site.id} members={query.data.list} />
            <Pager page={page} hasMore={query.data.hasMore} onPage={setPage} />
          </>
        )}
      </Card>
    </Page>
  );
}

function MemberTable({ siteId, members }: { readonly siteId: string; readonly members: readonly SiteMember[] }) {
  const { t, tag } = useDeskWords();
  return (
    <DataTable>
      <caption className="visually-hidden">{t('members.title')}</caption>
      <TableHead
        columns={[
          { label: t('members.account') },
          { label: t('members.type'), look: 'wide' },
          { label: t('members.registered'), look: 'wide' },
          { label: t('members.lastSignIn'), look: 'wide' },
          { label: t('members.balance'), look: 'amount' },
        ]}
      />
      <tbody>
        {members.map((member) => (
          <tr key={member.memberId}>
            <td>
              <PersonLink as={Link} to={`/members/${siteId}/${member.memberId}`}>
                <Avatar name={member.account} />
                <span>
                  <b translate="no">{member.account}</b>
                  <small translate="no">{member.nickname ?? member.memberId}</small>
                </span>
                {member.frozen && (
                  <Badge tone="error" icon="lock">
                    {t('members.frozen')}
                  </Badge>
                )}
              </PersonLink>
            </td>
            <td className="wide">{t(memberTypeWord(member.type))}</td>
            <td className="wide">{timeText(tag, member.registeredAt)}</td>
            <td className="wide">{member.lastSignInAt === null ? '–' : timeText(tag, member.lastSignInAt)}</td>
            <td className="amount">{amountText(tag, member.balance)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
