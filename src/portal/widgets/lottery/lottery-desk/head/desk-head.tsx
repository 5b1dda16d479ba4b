import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DrawGame } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { Badge } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { DrawCountdown } from '#portal/widgets/lottery/draw-list/draw-countdown.tsx';
import { DrawMarkTile } from '#portal/widgets/lottery/draw-list/draw-mark.art.tsx';
import { clockTime } from '#portal/widgets/lottery/draw-list/draw-time.ts';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { deskSearch } from '../desk/desk-address.ts';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { DrawRail } from '../rail/draw-rail.tsx';
import { Back, Closed, Countdown, Head, Name, Switch } from './desk-head.styles.ts';
import { DeskTools } from './desk-tools.tsx';

interface DeskHeadProps {
  readonly games: readonly DrawGame[];
  readonly gamesNowMs: number;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly isPhone: boolean;
}

/** The game, the number of the draw to bet on, the time that is left, and how it stands. */
export function DeskHead({ games, gamesNowMs, nowMs, isPhone }: DeskHeadProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const locale = useLocale();
  const { search } = useLocation();
  const [isChoosing, setChoosing] = useState(false);
  const { terms, draw, state } = useBettingDesk();
  const name = (
    <span>
      <h1>
        {terms.gameName}
        {isPhone && <Icon name="chevron-down" size={16} stroke={2} />}
      </h1>
      {draw && (
        <small>
          {draw.issue.includes('-')
            ? say('draw.issue', { issue: unbroken(draw.issue) })
            : say('draw.issueAt', { issue: draw.issue, time: clockTime(draw.drawsAt, terms.timeZone, locale) })}
        </small>
      )}
    </span>
  );
  return (
    <Head data-state={state}>
      {isPhone && (
        <Back as={Link} to={{ search: deskSearch(search, { view: 'lobby' }) }} aria-label={t('lottery.allDraws')}>
          <Icon name="chevron-left" size={22} stroke={2} />
        </Back>
      )}
      {isPhone ? (
        <Switch type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <DrawMarkTile mark={terms.mark} />
          {name}
        </Switch>
      ) : (
        <Name>
          <DrawMarkTile mark={terms.mark} />
          {name}
        </Name>
      )}
      {isPhone && <DeskTools isPhone />}
      <span role="status">
        <StateBadge />
      </span>
      {draw && state !== 'closed' && (
        <Countdown>
          <span>{t('lottery.closesIn')}</span>
          <DrawCountdown nextDrawAt={draw.closesAt} nowMs={nowMs} size="small" />
        </Countdown>
      )}
      {state === 'closed' && <NextDraw />}
      {!isPhone && <DeskTools isPhone={false} />}
      {isChoosing && (
        <Sheet title={t('lottery.choose')} onClose={() => setChoosing(false)}>
          <DrawRail games={games} current={terms.gameCode} nowMs={gamesNowMs} onGo={() => setChoosing(false)} />
        </Sheet>
      )}
    </Head>
  );
}

/** A closed draw takes no bets any more: the next one does. */
function NextDraw() {
  const t = useFormWords();
  const { nextDraw, goToDraw } = useBettingDesk();
  return (
    <Closed>
      <span>{t('lottery.closedHint')}</span>
      {nextDraw && (
        <Button type="button" $look="secondary" $size="small" onClick={() => goToDraw(nextDraw.issue)}>
          {t('lottery.betOn', { issue: unbroken(nextDraw.issue) })}
        </Button>
      )}
    </Closed>
  );
}

function StateBadge() {
  const t = useFormWords();
  const { state } = useBettingDesk();
  if (state === 'open')
    return (
      <Badge $tone="good">
        <Icon name="radio" size={13} stroke={2.2} />
        {t('lottery.state.open')}
      </Badge>
    );
  return (
    <Badge $tone={state === 'closing' ? 'open' : 'quiet'}>
      {state === 'closing' ? (
        <Icon name="timer" size={13} stroke={2.2} />
      ) : (
        <DeskIcon name="lock" size={13} stroke={2.2} />
      )}
      {t(state === 'closing' ? 'lottery.state.closing' : 'lottery.state.closed')}
    </Badge>
  );
}
