import { useParams } from 'react-router-dom';
import type { PlaceProps } from '../app/place-props.ts';
import { MemberPage } from './member-page.tsx';
import { MembersPage } from './members-page.tsx';

/** The members of a site: the search for them, and the file of one. */
export function MembersPlace({ operator, site }: PlaceProps) {
  const { memberId } = useParams();
  if (memberId === undefined) return <MembersPage key={site.id} site={site} />;
  return <MemberPage key={`${site.id} ${memberId}`} operator={operator} member={{ siteId: site.id, memberId }} />;
}
