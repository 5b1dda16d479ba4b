import { useEffect, useRef, useState } from 'react';
import type { DrawGame, DrawOpened, LotteryTerms } from '#contracts/generated/contracts.ts';
import { lotteryTermsPath, openedDrawPath } from '#portal/data/games/lottery-queries.ts';
import { useBalanceHold } from '#portal/data/held-balance.ts';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { usePhone } from '#portal/ui/use-phone.ts';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { useDraws } from '../draw-list/use-draws.ts';
import { BetBoard } from './board/bet-board.tsx';
import { BettingProvider } from './desk/betting-context.tsx';
import type { DeskProps } from './desk/desk-props.ts';
import { useBetting } from './desk/use-betting.ts';
import { DeskHead } from './head/desk-head.tsx';
import { useGroupKeys } from './keys/use-group-keys.ts';
import { Columns, Middle, Side } from './lottery-desk.styles.ts';
import { RaceCard } from './race/race-card.tsx';
import { DrawRail } from './rail/draw-rail.tsx';
import { BesideDraw } from './results/beside-draw.tsx';
import { DockedSlip } from './slip/docked-slip.tsx';
import { SlipCard } from './slip/slip-card.tsx';
import { openSoundAtPress } from './sound/draw-sounds.ts';
import { MyTickets } from './tickets/my-tickets.tsx';
import { useTickets } from './tickets/use-tickets.ts';

interface BettingViewProps extends Omit<DeskProps, 'game'> {
  readonly game: DrawGame;
  readonly games: readonly DrawGame[];
  /** The gateway's time. */
  readonly gamesNowMs: number;
}

/** One game to bet on, between the other games and what is known of its draws. */
export function BettingView(props: BettingViewProps) {
  const { game, games, gamesNowMs } = props;
  const { language } = useSite();
  const { gameCode } = game;
  const { data, nowMs, isError, error, refetch } = useDraws(
    lotteryTermsPath({ language, gameCode }),
    (terms) => terms.draws[0]?.drawsAt,
  );
  const isPhone = usePhone();
  const desk = useRef<HTMLDivElement>(null);
  useGroupKeys(desk);
  useEffect(openSoundAtPress, []);
  return (
    <Columns ref={desk}>
      {!isPhone && <DrawRail games={games} current={gameCode} nowMs={gamesNowMs} />}
      {data ? (
        <Desk terms={data} nowMs={nowMs} isPhone={isPhone} {...props} />
      ) : isError ? (
        <OwnFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <WaitingCard rows={6} />
      )}
    </Columns>
  );
}

interface OpenDeskProps extends BettingViewProps {
  readonly terms: LotteryTerms;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly isPhone: boolean;
}

function Desk({ terms, nowMs, isPhone, game, games, gamesNowMs, deposit, records }: OpenDeskProps) {
  const { language } = useSite();
  const { gameCode } = game;
  const betting = useBetting(terms, nowMs);
  const tickets = useTickets(gameCode);
  const opened = useDraws(openedDrawPath({ language, gameCode }), ({ nextDrawAt }) => nextDrawAt);
  const draws = { opened: opened.data, nowMs: opened.nowMs };
  const isRace = terms.mark === 'car';
  const [overIssue, setOverIssue] = useState<string | null>(null);
  useBalanceHold(isRace && isRunning(opened, overIssue));
  const showsResult = !isRace || opened.data?.result.issue === overIssue;
  return (
    <BettingProvider value={betting}>
      <Middle>
        <DeskHead games={games} gamesNowMs={gamesNowMs} nowMs={nowMs} isPhone={isPhone} />
        {isRace && opened.data && (
          <RaceCard key={gameCode} opened={opened.data} nowMs={opened.nowMs} isPhone={isPhone} onOver={setOverIssue} />
        )}
        <BetBoard isPhone={isPhone} result={showsResult ? opened.data?.result : undefined} tickets={tickets.list} />
      </Middle>
      <Side>
        {!isPhone && <SlipCard deposit={deposit} />}
        <BesideDraw {...draws} isRace={isRace} latest={isRace ? overIssue : undefined} />
        <MyTickets tickets={tickets} records={records} nowMs={nowMs} />
      </Side>
      {isPhone && <DockedSlip deposit={deposit} />}
    </BettingProvider>
  );
}

/** A race runs from its draw until it has been shown; the draw may be known and paid before that. */
function isRunning(
  { data, nowMs }: { readonly data: DrawOpened | undefined; readonly nowMs: number },
  overIssue: string | null,
): boolean {
  return data !== undefined && (nowMs >= Date.parse(data.nextDrawAt) || data.result.issue !== overIssue);
}
