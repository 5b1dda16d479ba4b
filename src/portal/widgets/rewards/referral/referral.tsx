import type { ReferralSummary } from '#contracts/generated/contracts.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { referralQuery } from '#portal/data/referral-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { OwnPart } from '../own-part.tsx';
import { FriendsCard } from './friends-card.tsx';
import { LinkCard } from './link-card.tsx';
import { Page, Top } from './referral.styles.ts';
import { StepsCard } from './steps-card.tsx';
import { TiersCard } from './tiers-card.tsx';
import { TotalsCard } from './totals-card.tsx';

export function ReferralView({ nodeId, title }: WidgetViewProps<'referral'>) {
  const words = useWords();
  return (
    <FormPlace nodeId={nodeId} widget="referral" voice="account" waiting={<WaitingLines />}>
      <Page>
        <h1>{words.text(title)}</h1>
        <OwnReferral />
      </Page>
    </FormPlace>
  );
}

function OwnReferral() {
  const t = useFormWords();
  const { t: say } = useWords();
  const { session, language } = useSite();
  const requireAccount = useRequireAccount();
  const query = useOwnQuery(referralQuery(language));
  if (session === 'guest' || session === 'trial')
    return (
      <EmptyState
        icon="user"
        title={t('reward.trueAccount')}
        hint={t('reward.trueAccountHint')}
        action={{ label: say(session === 'guest' ? 'action.login' : 'action.register'), onClick: requireAccount }}
      />
    );
  return <OwnPart query={query}>{(referral) => <Referral referral={referral} />}</OwnPart>;
}

function Referral({ referral }: { readonly referral: ReferralSummary }) {
  return (
    <>
      <Top>
        <LinkCard referral={referral} />
        <TotalsCard referral={referral} />
      </Top>
      {referral.tiers.length > 1 && <TiersCard referral={referral} />}
      {referral.registered === 0 ? <StepsCard reward={referral.reward} /> : <FriendsCard />}
    </>
  );
}
