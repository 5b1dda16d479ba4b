import { Link, useLocation } from 'react-router-dom';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { WithFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import type { Claim } from '../use-claim.ts';
import { GuestFoot } from './guest-foot.tsx';
import { MemberFoot } from './member-foot.tsx';
import { PlainFoot } from './plain-foot.tsx';
import { promotionAddress } from './promotion-address.ts';
import { Card, OnArt, Picture, When, Words } from './promotion-card.styles.ts';
import { type Standings, statusOf } from './promotion-status.ts';
import { PromotionTime } from './promotion-time.tsx';

interface PromotionCardProps {
  readonly promotion: Announcement;
  readonly standings: Standings;
  readonly claim: Claim;
}

export function PromotionCard({ promotion, standings, claim }: PromotionCardProps) {
  const { now, member } = useSite();
  const { pathname } = useLocation();
  const standing = standings?.get(promotion.id);
  const { urlMobile, category, summary } = promotion.promotion ?? {};
  const progress = standing?.status === 'joined' ? standing.progress : null;
  return (
    <li>
      <Card data-status={statusOf(promotion, standings, now)}>
        {urlMobile && (
          <Picture>
            <img src={urlMobile} alt="" width={640} height={320} loading="lazy" />
          </Picture>
        )}
        {category && <OnArt>{category.name}</OnArt>}
        <Words>
          <h2>
            <Link to={promotionAddress(pathname, promotion.id)}>{promotion.title}</Link>
          </h2>
          {summary && <p>{summary}</p>}
          <When>
            <Icon name="calendar-days" size={14} stroke={2} />
            <PromotionTime {...promotion} />
          </When>
          {progress && <LimitBar used={progress.done} amount={progress.target} isGoal />}
        </Words>
        {standing ? (
          <WithFormWords voice="account" waiting={<PlainFoot promotion={promotion} />}>
            <MemberFoot promotion={promotion} standing={standing} claim={claim} />
          </WithFormWords>
        ) : member === null || member.isTrial ? (
          <GuestFoot promotion={promotion} />
        ) : (
          <PlainFoot promotion={promotion} />
        )}
      </Card>
    </li>
  );
}
