import { Fragment } from 'react';
import type { MemberRewards, RewardPart } from '#contracts/generated/contracts.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { failureWords } from '#portal/data/failure-words.ts';
import { rewardsQuery } from '#portal/data/reward-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useClaim } from '../use-claim.ts';
import { CashbackCard } from './cashback-card.tsx';
import { DailyCard } from './daily-card.tsx';
import { FreeSpinsCard } from './free-spins-card.tsx';
import { RaffleCard } from './raffle-card.tsx';
import { RebateCard } from './rebate-card.tsx';
import { Outcome, Page } from './reward-centre.styles.ts';
import { PastCard, ReadyCard } from './reward-rows.tsx';
import { VipCard } from './vip-card.tsx';

const ALL_PARTS: readonly RewardPart[] = ['vip', 'daily', 'rebate', 'cashback', 'raffle', 'ready', 'past'];

export function RewardCentreView({ nodeId, title, parts = [...ALL_PARTS] }: WidgetViewProps<'reward-centre'>) {
  const words = useWords();
  return (
    <FormPlace nodeId={nodeId} widget="reward-centre" voice="account" waiting={<WaitingLines />}>
      <Page>
        <h1>{words.text(title)}</h1>
        <OwnRewards parts={parts} />
      </Page>
    </FormPlace>
  );
}

function OwnRewards({ parts }: { readonly parts: readonly RewardPart[] }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { session, language } = useSite();
  const requireAccount = useRequireAccount();
  const { data, error, isLoadingError, refetch } = useOwnQuery(rewardsQuery(language));
  if (session === 'guest' || session === 'trial')
    return (
      <EmptyState
        icon="user"
        title={t('reward.trueAccount')}
        hint={t('reward.trueAccountHint')}
        action={{ label: say(session === 'guest' ? 'action.login' : 'action.register'), onClick: requireAccount }}
      />
    );
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={4} />;
  return <RewardParts rewards={data} parts={parts} />;
}

function RewardParts({ rewards, parts }: { readonly rewards: MemberRewards; readonly parts: readonly RewardPart[] }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const claim = useClaim();
  const { daily, ready, freeSpins, past } = rewards;
  // The daily bonus ends with the day, so it is the nearest claim while it is open.
  const isDailyOpen = daily?.canClaim === true && parts.includes('daily');
  const hasReady = ready.length > 0 && parts.includes('ready');
  const shown = {
    vip: <VipCard key="vip" />,
    daily: daily !== null && <DailyCard key="daily" daily={daily} claim={claim} />,
    rebate: <RebateCard key="rebate" claim={claim} isFirst={!isDailyOpen && !hasReady} isAlone={parts.length === 1} />,
    cashback: <CashbackCard key="cashback" />,
    raffle: <RaffleCard key="raffle" claim={claim} />,
    ready: (
      <Fragment key="ready">
        {freeSpins.length > 0 && <FreeSpinsCard list={freeSpins} />}
        {(ready.length > 0 || daily === null) && <ReadyCard rewards={ready} claim={claim} isFirst={!isDailyOpen} />}
      </Fragment>
    ),
    past: past.length > 0 && <PastCard key="past" rewards={past} />,
  };
  return (
    <>
      <Outcome role="status">{claim.claimed !== null && t('reward.claimed', { prize: claim.claimed })}</Outcome>
      <Outcome role="alert" $isError>
        {claim.error !== null && failureWords(claim.error, say)}
      </Outcome>
      {parts.map((part) => shown[part])}
    </>
  );
}
