import { Link, useLocation } from 'react-router-dom';
import type { DrawGame } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { DrawMarkTile } from '../../draw-list/draw-mark.art.tsx';
import { timeLeft } from '../../draw-list/draw-time.ts';
import { deskSearch } from '../desk/desk-address.ts';
import { gameState } from '../desk/draw-state.ts';
import { Row } from './rail.styles.ts';

interface RailRowProps {
  readonly game: DrawGame;
  readonly isCurrent: boolean;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly onGo?: () => void;
}

/** A game beside the board: its name, when it draws, and how it stands. */
export function RailRow({ game, isCurrent, nowMs, onGo }: RailRowProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { search } = useLocation();
  const { gameCode } = game;
  const state = gameState(game, nowMs);
  const [hours, minutes, seconds] = timeLeft(Date.parse(game.nextDrawAt), nowMs);
  const isNear = hours === '00' && minutes === '00';
  return (
    <Row
      as={Link}
      to={{ search: deskSearch(search, { gameCode, view: 'betting' }) }}
      onClick={onGo}
      data-draw={gameCode}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <DrawMarkTile mark={game.mark} />
      <span>
        <b>{game.gameName}</b>
        <small>{game.subtitle}</small>
      </span>
      {state === 'waiting' || state === 'out' ? (
        <i>{t(state === 'waiting' ? 'lottery.state.waiting' : 'lottery.state.out')}</i>
      ) : (
        <time role="timer" aria-label={say('draw.in')} dir="ltr" data-near={isNear || undefined}>
          {hours === '00' ? `${minutes}:${seconds}` : `${hours}:${minutes}:${seconds}`}
        </time>
      )}
    </Row>
  );
}
