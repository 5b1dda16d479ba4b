import { useState } from 'react';
import type { MemberMission, MissionSummary } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { claimMission, missionsQuery } from '#portal/data/mission-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import { OwnPart } from '../own-part.tsx';
import { type Claim, useClaim } from '../use-claim.ts';
import { usePrize } from '../use-prize.ts';
import { MissionAction } from './mission-action.tsx';
import { Done, Filter, Group, MissionRow, Outcome } from './mission-centre.styles.ts';
import { MissionSummaryCard } from './mission-summary-card.tsx';

const GROUPS = ['day', 'week', 'once'] as const;
const ICONS = {
  rounds: 'cherry',
  stake: 'coins',
  deposits: 'wallet',
  days: 'calendar-days',
  visit: 'star',
  email: 'shield-check',
  mobile: 'shield-check',
} as const;

/** The member's missions: of the day, of the week, and those that come once. */
export function MissionLists() {
  const t = useFormWords();
  const { language } = useSite();
  return (
    <OwnPart
      query={useOwnQuery(missionsQuery(language))}
      otherwise={<EmptyState icon="trophy" title={t('reward.none')} />}
    >
      {(summary) => <Groups {...summary} />}
    </OwnPart>
  );
}

function Groups({ list, streak }: MissionSummary) {
  const t = useFormWords();
  const { t: say } = useWords();
  const claim = useClaim();
  const { number } = useWords();
  const order = useFirstOrder(list);
  const [isDoneAlone, setDoneAlone] = useState(false);
  const claimed = list.filter(({ state }) => state === 'claimed');
  const shown = isDoneAlone ? claimed : list;
  return (
    <>
      <MissionSummaryCard done={claimed.length} all={list.length} streak={streak} />
      <Filter role="group" aria-label={t('mission.filter')}>
        <button type="button" aria-pressed={!isDoneAlone} onClick={() => setDoneAlone(false)}>
          {t('mission.open')} <small>{number(list.length)}</small>
        </button>
        <button type="button" aria-pressed={isDoneAlone} onClick={() => setDoneAlone(true)}>
          {t('mission.done')} <small>{number(claimed.length)}</small>
        </button>
      </Filter>
      <Outcome role="status">{claim.claimed !== null && t('reward.claimed', { prize: claim.claimed })}</Outcome>
      <Outcome role="alert" $isError>
        {claim.error !== null && failureWords(claim.error, say)}
      </Outcome>
      {GROUPS.map((every) => {
        const missions = order(shown.filter((mission) => mission.every === every));
        return missions.length > 0 && <MissionGroup key={every} every={every} missions={missions} claim={claim} />;
      })}
      {shown.length === 0 && <EmptyState icon="trophy" title={t('mission.noneDone')} />}
    </>
  );
}

/** Claimed missions are last at the next visit; nothing moves under the finger. */
function useFirstOrder(list: readonly MemberMission[]) {
  const [claimedAtFirst] = useState(
    () => new Set(list.filter(({ state }) => state === 'claimed').map(({ missionId }) => missionId)),
  );
  return (missions: readonly MemberMission[]): readonly MemberMission[] =>
    missions.toSorted(
      (one, other) => Number(claimedAtFirst.has(one.missionId)) - Number(claimedAtFirst.has(other.missionId)),
    );
}

interface MissionGroupProps {
  readonly every: MemberMission['every'];
  readonly missions: readonly MemberMission[];
  readonly claim: Claim;
}

function MissionGroup({ every, missions, claim }: MissionGroupProps) {
  const t = useFormWords();
  const moments = useMoments();
  const done = missions.filter(({ state }) => state !== 'open').length;
  const [first] = missions;
  const endsAt = first?.endsAt ?? null;
  return (
    <Group>
      <header>
        <h2>{t(`mission.every.${every}`)}</h2>
        <b>{t('mission.count', { done, all: missions.length })}</b>
        <span>{endsAt === null ? t('mission.noEnd') : t('mission.renews', { time: moments.soon(endsAt) })}</span>
      </header>
      <ul>
        {missions.map((mission) => (
          <Row key={mission.missionId} mission={mission} claim={claim} />
        ))}
      </ul>
    </Group>
  );
}

const focusOnce = (element: HTMLElement | null): void => element?.focus();

function Row({ mission, claim }: { readonly mission: MemberMission; readonly claim: Claim }) {
  const t = useFormWords();
  const { number } = useWords();
  const { language } = useSite();
  const moments = useMoments();
  const money = useMoney();
  const prize = usePrize()(mission.prize);
  const { missionId, name, task, done, target, state, endsAt } = mission;
  // The button that had the focus is gone after a claim.
  const [wasReady] = useState(state === 'ready');
  const hasClaimed = wasReady && state === 'claimed';
  const said = (value: string) => (task === 'stake' ? money.round(value) : number(Number(value)));
  return (
    <MissionRow data-state={state}>
      <i>
        <Icon name={state === 'claimed' ? 'check' : ICONS[task]} size={20} />
      </i>
      <div>
        <p>{name}</p>
        <div>
          <LimitBar used={done} amount={target} isGoal />
          <span>
            <bdi>{t('mission.progress', { done: said(done), target: said(target) })}</bdi>
          </span>
        </div>
        <p>
          {t('mission.reward')} <b>{prize}</b>
          {state === 'ready' && endsAt !== null && <> · {t('mission.before', { time: moments.soon(endsAt) })}</>}
        </p>
      </div>
      {state === 'claimed' && (
        <Done tabIndex={-1} ref={hasClaimed ? focusOnce : null}>
          <Icon name="check" size={14} />
          {t('mission.claimed')}
        </Done>
      )}
      {state === 'ready' && (
        <Button
          type="button"
          $size="small"
          $look="primary"
          disabled={claim.isBusy}
          aria-label={`${t('mission.claim')}: ${name}`}
          onClick={() => claim.run(() => claimMission(missionId, language), prize)}
        >
          {t('mission.claim')}
        </Button>
      )}
      {state === 'open' && <MissionAction mission={mission} />}
    </MissionRow>
  );
}
