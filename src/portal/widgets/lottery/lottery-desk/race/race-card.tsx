import { useEffect, useState } from 'react';
import type { DrawOpened } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Badge } from '#portal/ui/account-card.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { wantsRest } from '#portal/ui/wants-rest.ts';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { Panel } from '../lottery-desk.styles.ts';
import { Lead, RaceHead, Stage } from './race.styles.ts';
import { RaceNumber } from './race-number.art.tsx';
import { RaceTrack } from './race-track.art.tsx';
import { useRace } from './use-race.ts';

interface RaceCardProps {
  readonly opened: DrawOpened;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly isPhone: boolean;
  /** Called with the issue of a draw once its race is over. */
  readonly onOver: (issue: string) => void;
}

/** The race of the latest draw. Who wants less motion sees the order alone. */
export function RaceCard({ opened, nowMs, isPhone, onOver }: RaceCardProps) {
  const t = useFormWords();
  const { site } = useSite();
  const [isCalm] = useState(wantsRest);
  const { svg, order, isRunning, isPaused, setPaused, overIssue } = useRace(opened.result, nowMs);
  useEffect(() => {
    if (overIssue !== null) onOver(overIssue);
  }, [overIssue, onOver]);
  const leader = String(Number(order[0] ?? 0));
  return (
    <Panel aria-label={t('lottery.race')}>
      <RaceHead>
        <b>{t('lottery.raceOf', { issue: unbroken(opened.result.issue) })}</b>
        <Badge $tone={isRunning ? 'open' : 'quiet'}>
          <DeskIcon name="flag" size={13} stroke={2.2} />
          {t(isRunning ? 'lottery.raceRuns' : 'lottery.raceOver')}
        </Badge>
        {!isCalm && (
          <IconButton
            type="button"
            $filled
            $size={36}
            disabled={!isRunning}
            aria-label={t(isPaused ? 'lottery.raceGoOn' : 'lottery.racePause')}
            onClick={() => setPaused(!isPaused)}
          >
            <DeskIcon name={isPaused ? 'circle-play' : 'circle-pause'} size={19} />
          </IconButton>
        )}
      </RaceHead>
      <Stage $isPhone={isPhone} $isCalm={isCalm}>
        {!isCalm && <RaceTrack svg={svg} brand={site.name} label={t('lottery.raceLeads', { car: leader })} />}
        <Lead dir="ltr" aria-label={t('lottery.order')} $isCalm={isCalm}>
          {order.map((car, place) => (
            <li key={car}>
              <small aria-hidden="true">{place + 1}</small>
              <RaceNumber number={Number(car)} size={isPhone ? 20 : place === 0 ? 30 : 25} />
            </li>
          ))}
        </Lead>
      </Stage>
    </Panel>
  );
}
