import { Link, useLocation } from 'react-router-dom';
import type { DrawGame } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { DrawCountdown } from '#portal/widgets/lottery/draw-list/draw-countdown.tsx';
import { Card, Figures, Head, Label, Latest, Odds } from '#portal/widgets/lottery/draw-list/draw-list.styles.ts';
import { DrawMarkTile } from '#portal/widgets/lottery/draw-list/draw-mark.art.tsx';
import { deskSearch } from '../desk/desk-address.ts';
import { Go, Heart } from './lobby.styles.ts';

interface LobbyCardProps {
  readonly game: DrawGame;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly isFavourite: boolean;
  /** Makes it a favourite, or none any more; null where nobody is signed in. */
  readonly onTurn: (() => void) | null;
}

const MOST_BALLS = 7;

/** A game of the lobby: when it draws, what it pays, what it brought last, and the way to its board. */
export function LobbyCard({ game, nowMs, isFavourite, onTurn }: LobbyCardProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { search } = useLocation();
  const { gameCode, gameName } = game;
  return (
    <Card data-draw={gameCode}>
      <Head>
        <DrawMarkTile mark={game.mark} />
        <div>
          <h3 title={gameName}>{gameName}</h3>
          <small title={game.subtitle}>{game.subtitle}</small>
        </div>
        {onTurn && (
          <Heart
            type="button"
            $size={36}
            aria-pressed={isFavourite}
            aria-label={t('lottery.favourite', { name: gameName })}
            onClick={onTurn}
          >
            <Icon name="heart" size={18} stroke={2} />
          </Heart>
        )}
      </Head>
      <Figures>
        <div>
          <Label aria-hidden="true">{say('draw.in')}</Label>
          <DrawCountdown nextDrawAt={game.nextDrawAt} nowMs={nowMs} size="small" />
        </div>
        <Odds>
          <Label>{say('draw.odds')}</Label>
          <bdi>{say('draw.pays', { odds: Number(game.odds) })}</bdi>
        </Odds>
      </Figures>
      <Latest>
        <Label aria-hidden="true">{say('draw.latest')}</Label>
        <DrawBallsRow result={game.lastResult} label={say('draw.latest')} size="medium" most={MOST_BALLS} />
      </Latest>
      <Go
        as={Link}
        $size="small"
        to={{ search: deskSearch(search, { gameCode, view: 'betting' }) }}
        aria-label={`${say('draw.play')}: ${gameName}`}
      >
        {say('draw.play')}
      </Go>
    </Card>
  );
}
