import type { Action, DrawGame } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { DrawCountdown } from './draw-countdown.tsx';
import { Card, Figures, Head, Hot, Label, Latest, Odds, Play } from './draw-list.styles.ts';
import { DrawMarkTile } from './draw-mark.art.tsx';

/** As many balls as a card has room for. */
const MOST_BALLS = 7;

interface DrawCardProps {
  readonly game: DrawGame;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly play: Action;
  readonly playLabel: string;
}

/** A draw game: when it draws, what it pays, what it brought last. */
export function DrawCard({ game, nowMs, play, playLabel }: DrawCardProps) {
  const { t } = useWords();
  return (
    <Card data-draw={game.gameCode}>
      <Head>
        <DrawMarkTile mark={game.mark} />
        <div>
          <h3 title={game.gameName}>{game.gameName}</h3>
          <small title={game.subtitle}>{game.subtitle}</small>
        </div>
        {game.isHot === 1 && (
          <Hot>
            <Icon name="flame" size={13} stroke={2.2} />
            <span>{t('game.hot')}</span>
          </Hot>
        )}
      </Head>
      <Figures>
        <div>
          <Label aria-hidden="true">{t('draw.in')}</Label>
          <DrawCountdown nextDrawAt={game.nextDrawAt} nowMs={nowMs} size="small" />
        </div>
        <Odds>
          <Label>{t('draw.odds')}</Label>
          <bdi>{t('draw.pays', { odds: Number(game.odds) })}</bdi>
        </Odds>
      </Figures>
      <Latest>
        <Label aria-hidden="true">{t('draw.latest')}</Label>
        <DrawBallsRow result={game.lastResult} label={t('draw.latest')} size="medium" most={MOST_BALLS} />
      </Latest>
      <Play action={play} $size="small" aria-label={`${playLabel}: ${game.gameName}`}>
        {playLabel}
      </Play>
    </Card>
  );
}
