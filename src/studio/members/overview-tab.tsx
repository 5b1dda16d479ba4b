import type { MemberFile } from '#contracts/generated/contracts.ts';
import { AdjustmentCard } from './adjustment-card.tsx';
import { LatestRounds, LatestTransactions } from './latest-records.tsx';
import { LinksCard } from './links-card.tsx';
import { Overview } from './member-page.styles.ts';
import type { MemberKey } from './member-queries.ts';
import { NotesCard } from './notes-card.tsx';
import { ProfileCard } from './profile-card.tsx';

interface OverviewTabProps {
  readonly file: MemberFile;
  readonly member: MemberKey;
  readonly isCashier: boolean;
}

/** The newest of every tab, with what can be done beside it. */
export function OverviewTab({ file, member, isCashier }: OverviewTabProps) {
  return (
    <Overview>
      <div>
        <ProfileCard file={file} member={member} />
        <LinksCard member={member} />
      </div>
      <div>
        <LatestTransactions member={member} currency={file.currency} />
        <LatestRounds member={member} />
      </div>
      <div>
        {isCashier && <AdjustmentCard file={file} member={member} />}
        <NotesCard file={file} member={member} />
      </div>
    </Overview>
  );
}
