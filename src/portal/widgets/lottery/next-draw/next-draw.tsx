import type { ReactNode } from 'react';
import type { DrawGame, DrawMenu, QuickPick as QuickPickProps } from '#contracts/generated/contracts.ts';
import { drawMenuPath, lotteryTermsPath } from '#portal/data/games/lottery-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { radius } from '#portal/theme/tokens.ts';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { DrawCountdown } from '../draw-list/draw-countdown.tsx';
import { Label, Odds } from '../draw-list/draw-list.styles.ts';
import { betOn } from '../draw-list/draw-list-data.ts';
import { DrawMarkTile } from '../draw-list/draw-mark.art.tsx';
import { clockTime, dayInWords } from '../draw-list/draw-time.ts';
import { useDraws } from '../draw-list/use-draws.ts';
import { Figures, Game, Latest, Panel, Play, Waiting } from './next-draw.styles.ts';
import { QuickPick } from './quick-pick.tsx';

/** As many balls as the card has room for. */
const MOST_BALLS = 7;

/** The next draw of one game. Stays away where the site does not offer the game. */
export function NextDrawView(props: WidgetViewProps<'next-draw'>) {
  const { nodeId, game: code, prizeMode, play } = props;
  const { t, text } = useWords();
  const { language } = useSite();
  const gameIn = (menu: DrawMenu): DrawGame | undefined => menu.lottGames.find(({ gameCode }) => gameCode === code);
  const { data, nowMs, isError, refetch } = useDraws(
    drawMenuPath({ language, prizeMode, gameCodes: [code] }),
    (menu) => gameIn(menu)?.nextDrawAt,
  );
  const game = data && gameIn(data);
  if (data && !game) return null;
  return (
    <Panel aria-labelledby={`${nodeId}-title`} aria-busy={!data} data-node={nodeId} data-widget="next-draw">
      <h2 id={`${nodeId}-title`}>{props.title ? text(props.title) : t('draw.next')}</h2>
      {game && (
        <NextDraw game={game} nowMs={nowMs} quickPick={props.quickPick}>
          <Play action={play ?? betOn(game)}>{props.playLabel ? text(props.playLabel) : t('draw.play')}</Play>
        </NextDraw>
      )}
      {!data && !isError && <Waiting $radius={radius.m} />}
      {!data && isError && (
        <EmptyState
          icon="ticket"
          title={t('draw.failed')}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      )}
    </Panel>
  );
}

interface NextDrawProps {
  readonly game: DrawGame;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly quickPick: QuickPickProps | undefined;
  /** The way to the bets, where there is no quick pick. */
  readonly children: ReactNode;
}

function NextDraw({ game, nowMs, quickPick, children }: NextDrawProps) {
  const { t } = useWords();
  const { site } = useSite();
  const locale = useLocale();
  const { lastResult, timeZone } = game;
  return (
    <>
      <Game>
        <DrawMarkTile mark={game.mark} />
        <div>
          <b>{game.gameName}</b>
          <span>
            {t('draw.issueAt', { issue: game.nextIssue, time: clockTime(game.nextDrawAt, site.timeZone, locale) })}
          </span>
        </div>
      </Game>
      {quickPick ? (
        <QuickDraw game={game} nowMs={nowMs} quickPick={quickPick}>
          {children}
        </QuickDraw>
      ) : (
        <>
          <Figures>
            <DrawCountdown nextDrawAt={game.nextDrawAt} nowMs={nowMs} size="large" />
            <Odds>
              <Label>{t('draw.odds')}</Label>
              <bdi>{t('draw.pays', { odds: Number(game.odds) })}</bdi>
            </Odds>
          </Figures>
          <Latest>
            <p>
              {t('draw.latest')}
              <time dateTime={lastResult.drawnAt}>{dayInWords(lastResult.drawnAt, timeZone, locale).date}</time>
            </p>
            <DrawBallsRow result={lastResult} label={t('draw.latest')} size="large" most={MOST_BALLS} />
          </Latest>
          {children}
        </>
      )}
    </>
  );
}

/** The countdown with the tickets that are sold, and a ticket by chance. */
function QuickDraw({
  game,
  nowMs,
  quickPick,
  children,
}: Omit<NextDrawProps, 'quickPick'> & { readonly quickPick: QuickPickProps }) {
  const { t, number } = useWords();
  const { language, session } = useSite();
  const { data: terms, isError } = useDraws(
    lotteryTermsPath({ language, gameCode: game.gameCode }),
    (answer) => answer.draws[0]?.closesAt,
  );
  return (
    <>
      <Figures>
        <DrawCountdown nextDrawAt={game.nextDrawAt} nowMs={nowMs} size="large" />
        <Odds>
          <Label>{t('draw.sold')}</Label>
          <bdi>{terms ? number(terms.ticketsSold) : '…'}</bdi>
        </Odds>
      </Figures>
      {isError && !terms ? (
        children
      ) : (
        <QuickPick
          key={game.gameCode}
          {...{ game, terms, nowMs }}
          {...quickPick}
          isSignedIn={session === 'member' || session === 'agent'}
        />
      )}
    </>
  );
}
