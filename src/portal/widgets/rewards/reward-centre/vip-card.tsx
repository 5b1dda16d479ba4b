import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { PrizeGiven, VipLevelStanding, VipStanding } from '#contracts/generated/contracts.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { vipQuery } from '#portal/data/reward-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import { OwnPart } from '../own-part.tsx';
import { usePrize } from '../use-prize.ts';
import { usePercent } from './use-percent.ts';
import { Band, Crest, Demand, Ladder, Levels, Now, Perks } from './vip-card.styles.ts';
import crests from './vip-crests.svg?url';

/** The member's VIP level, what the next one asks for, and the way from the lowest to the highest. */
export function VipCard() {
  const { language } = useSite();
  return <OwnPart query={useOwnQuery(vipQuery(language))}>{(vip) => <Standing vip={vip} />}</OwnPart>;
}

function Standing({ vip }: { readonly vip: VipStanding }) {
  const t = useFormWords();
  const levelsId = useId();
  const [isComparing, setComparing] = useState(false);
  const current = vip.levels.find(({ level }) => level === vip.level);
  const next = vip.levels.find(({ level }) => level === vip.level + 1);
  useShownLevel(vip.level);
  if (current === undefined) return null;
  return (
    <Band>
      <Now>
        <header>
          <LevelCrest level={current} size={56} />
          <h2>
            <span>{t('reward.vip.level')}</span>
            {current.name}
          </h2>
          <Button
            type="button"
            $look="secondary"
            $size="small"
            aria-expanded={isComparing}
            aria-controls={levelsId}
            onClick={() => setComparing(!isComparing)}
          >
            {t('reward.vip.compare')}
          </Button>
        </header>
        {next === undefined ? <p>{t('reward.vip.top')}</p> : <NextLevel vip={vip} next={next} />}
      </Now>
      <div>
        <Ladder>
          {vip.levels.map((level) => (
            <li
              key={level.level}
              data-state={level.level <= vip.level ? 'reached' : 'ahead'}
              aria-current={level.level === vip.level ? 'step' : undefined}
            >
              <LevelCrest level={level} size={level.level === vip.level ? 48 : 36} />
              <b>{level.name}</b>
            </li>
          ))}
        </Ladder>
        <OwnPerks level={current} />
      </div>
      <Levels id={levelsId} hidden={!isComparing}>
        {vip.levels.map((level) => (
          <LevelRow key={level.level} level={level} />
        ))}
      </Levels>
    </Band>
  );
}

/** What is missing for the next level. */
function NextLevel({ vip, next }: { readonly vip: VipStanding; readonly next: VipLevelStanding }) {
  const t = useFormWords();
  const money = useMoney();
  const demands = [
    { word: 'reward.vip.staked', done: vip.staked, all: next.staked },
    { word: 'reward.vip.deposited', done: vip.deposited, all: next.deposited },
  ] as const;
  return (
    <>
      <p>{t('reward.vip.next', { name: next.name })}</p>
      {demands
        .filter(({ all }) => Number(all) > 0)
        .map(({ word, done, all }) => (
          <Demand key={word}>
            <p>{t(word, { done: money.round(done), all: money.round(all) })}</p>
            <LimitBar used={done} amount={all} isGoal />
          </Demand>
        ))}
    </>
  );
}

function OwnPerks({ level }: { readonly level: VipLevelStanding }) {
  const perks = usePerks()(level);
  if (perks.length === 0) return null;
  return (
    <Perks>
      {perks.map((perk) => (
        <li key={perk}>{perk}</li>
      ))}
    </Perks>
  );
}

function LevelRow({ level }: { readonly level: VipLevelStanding }) {
  const t = useFormWords();
  const money = useMoney();
  const prizeOf = usePrize();
  const perksOf = usePerks();
  const { name, staked, deposited, upgrade } = level;
  const asked = { staked: money.round(staked), deposited: money.round(deposited) };
  const asks =
    Number(staked) === 0 && Number(deposited) === 0
      ? t('reward.vip.everybody')
      : t(Number(deposited) === 0 ? 'reward.vip.asks' : 'reward.vip.asksBoth', asked);
  const gives = [...(upgrade === null ? [] : [t('reward.vip.once', { prize: prizeOf(upgrade) })]), ...perksOf(level)];
  return (
    <li>
      <LevelCrest level={level} size={32} />
      <p>
        <b>{name}</b>
        <span>{asks}</span>
      </p>
      <p>
        {gives.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </li>
  );
}

function LevelCrest({ level, size }: { readonly level: VipLevelStanding; readonly size: number }) {
  return (
    <Crest width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${crests}#${level.crest}`} />
    </Crest>
  );
}

/** What a level gives while a member has it, in words. */
function usePerks(): (level: Pick<VipLevelStanding, 'monthly' | 'rebatePercent'>) => readonly string[] {
  const t = useFormWords();
  const prizeOf = usePrize();
  const percent = usePercent();
  return ({ monthly, rebatePercent }) => [
    ...(rebatePercent === null ? [] : [t('reward.vip.rebate', { percent: percent(rebatePercent) })]),
    ...(monthly === null ? [] : [t('reward.vip.monthly', { prize: prizeOf(monthly satisfies PrizeGiven) })]),
  ];
}

/** Reads the member anew where the header still shows another level. */
function useShownLevel(level: number): void {
  const queryClient = useQueryClient();
  const { member } = useSite();
  const isBehind = member !== null && member.vipRankLevel !== level;
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: [MEMBER_PATH] });
  }, [isBehind, queryClient]);
}
