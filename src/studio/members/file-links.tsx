import { useWords } from '../i18n/words.tsx';
import type { MemberKey } from './member-queries.ts';

interface FileLinksProps {
  readonly member: MemberKey;
  readonly record: 'transactions' | 'bets';
}

/** Links to a record of a member as files. */
export function FileLinks({ member: { siteId, memberId }, record }: FileLinksProps) {
  const t = useWords();
  const path = `/wps/operator/sites/${siteId}/members/${memberId}/${record}`;
  return (['csv', 'xlsx'] as const).map((as) => (
    <a key={as} href={`${path}?as=${as}`} download>
      {t('record.file', { kind: as.toUpperCase() })}
    </a>
  ));
}
