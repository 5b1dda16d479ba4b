import type { MemberFile } from '#contracts/generated/contracts.ts';
import { AdjustmentCard } from './adjustment-card.tsx';
import { LatestRounds, LatestTransactions } from './latest-records.tsx';
import { LinksCard } from './links-card.tsx';
import { Overview } from './member-page.styles.ts';
import type { MemberKey } from './member-queries.ts';
import { NotesCard } from './notes-card.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';
import { ProfileCard } from './profile-card.tsx';

interface OverviewTabProps {
  readonly file: MemberFile;
  readonly member: MemberKey;
  readonly isCashier: boolean;
  readonly isSupport: boolean;
  readonly isAdmin: boolean;
  /** Whether the operator may write notes and unmask contacts. */
  readonly isNoting: boolean;
}

/** Profile, latest records, adjustment form and notes of a member. */
export function OverviewTab({ file, member, isCashier, isSupport, isAdmin, isNoting }: OverviewTabProps) {
  return (
    <Overview>
      <div>
        <ProfileCard {...{ file, member, isNoting }} />
        <LinksCard member={member} />
        {isSupport && <PersonalDataCard {...{ file, member, isAdmin }} />}
      </div>
      <div>
        <LatestTransactions member={member} currency={file.currency} />
        <LatestRounds member={member} />
      </div>
      <div>
        {isCashier && <AdjustmentCard file={file} member={member} />}
        <NotesCard {...{ file, member, isNoting }} />
      </div>
    </Overview>
  );
}
