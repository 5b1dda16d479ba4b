/** @jsxImportSource preact */
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { MatchPlayer } from '#arcade/match-api.ts';
import type { GameWords } from '../words/game-words.ts';

/** The clock is red for its last seconds. */
const LAST_SECONDS = 20;

/** Minutes and seconds: `4:07`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface MatchPlateProps {
  readonly board: MatchBoard<unknown>;
  /** Null before a match: the place is free. */
  readonly player: MatchPlayer | null;
  readonly seat: Seat;
  readonly isOwn: boolean;
  readonly isTurn: boolean;
  readonly isWinner: boolean;
  /** Null before a match. */
  readonly view: unknown;
  readonly secondsLeft: number;
  readonly words: GameWords;
}

/** A player with his clock and what his side has. */
export function MatchPlate(props: MatchPlateProps) {
  const { board, player, seat, isOwn, isTurn, isWinner, view, secondsLeft, words } = props;
  const { Tally } = board;
  const shown = isOwn
    ? words.table.you
    : player === null
      ? words.match.opponent
      : player.name === ''
        ? words.table.guest
        : player.name;
  const isLast = isTurn && secondsLeft <= LAST_SECONDS;
  return (
    <div class="mt-plate" data-own={isOwn} data-turn={isTurn} data-winner={isWinner}>
      <span class="mt-face" data-bot={player?.isBot === true} aria-hidden="true">
        {player === null && !isOwn ? '?' : shown.slice(0, 2)}
      </span>
      <span class="mt-who">
        <span class="mt-name">
          <bdi>{shown}</bdi>
          {player?.isBot === true && <b class="mt-bot">{words.table.bot}</b>}
        </span>
        <span class="mt-side">
          <i class="mt-stone" style={{ '--seat': board.seatColour[seat] ?? '' }} aria-hidden="true" />
          {player !== null && !player.isHere && !isOwn ? words.match.away : board.seatName(seat, words)}
        </span>
      </span>
      <span class="mt-tally">{view !== null && <Tally view={view} seat={seat} words={words} />}</span>
      <span class="mt-clock" data-last={isLast} dir="ltr" role="timer" aria-label={words.match.clock}>
        {clockText(secondsLeft)}
      </span>
    </div>
  );
}
