/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { pressKeys } from '#arcade/games/matches/client/press-keys.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { FlatDice } from '#arcade/games/tables/client/dice.tsx';
import { BAR, mirrored, OFF, pipsOf, type Side } from '../rules/backgammon-board.ts';
import type { BackgammonPosition } from '../rules/backgammon-rules.ts';
import {
  BAR_X,
  BOTTOM,
  checkerY,
  HEIGHT,
  POINT_HEIGHT,
  POINT_WIDTH,
  placeOf,
  RADIUS,
  TOP,
  TRAY_X,
  WIDTH,
} from './backgammon-geometry.ts';

const sideName = (seat: Seat, { reversi }: GameWords): string => (seat === 0 ? reversi.light : reversi.dark);

const sideOf = ({ sides }: BackgammonPosition, seat: Seat): Side => sides[seat === 0 ? 0 : 1];

const POINTS = Array.from({ length: 24 }, (_, index) => index + 1);

interface Way {
  readonly move: string;
  readonly from: number;
  readonly to: number;
}

function wayOf(move: string): Way {
  const [from = '', to = ''] = move.split('/');
  return { move, from: from === 'bar' ? BAR : Number(from), to: to === 'off' ? OFF : Number(to) };
}

function Checkers({ seat, x, isTop, count, isLit }: StackProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <g key={String(index)} class="bg-checker" data-seat={seat} data-lit={isLit && index === count - 1}>
          <circle cx={x} cy={checkerY(isTop, index, count)} r={RADIUS} />
          <circle class="ring" cx={x} cy={checkerY(isTop, index, count)} r={RADIUS - 8} />
        </g>
      ))}
    </>
  );
}

interface StackProps {
  readonly seat: Seat;
  readonly x: number;
  readonly isTop: boolean;
  readonly count: number;
  readonly isLit: boolean;
}

function Board({ view, seat, legal, play, words, sound, turn }: MatchBoardProps<BackgammonPosition>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const ways = legal.map(wayOf);
  // A checker on the bar has to enter: nothing else can be chosen.
  const only = ways.every(({ from }) => from === BAR) && ways.length > 0 ? BAR : null;
  const from = only ?? (ways.some((way) => way.from === chosen) ? chosen : null);
  const targets = new Map(ways.filter((way) => way.from === from).map((way) => [way.to, way.move]));
  const movable = new Set(ways.map((way) => way.from));
  const own = sideOf(view, seat);
  const other = sideOf(view, 1 - seat);
  const press = (point: number) => {
    const move = targets.get(point);
    if (move !== undefined) {
      setChosen(null);
      play(move);
      return;
    }
    if (movable.has(point)) sound('press');
    setChosen(movable.has(point) && point !== from ? point : null);
  };
  const steps = new Set(
    view.lastSteps.flatMap((step) => (step.to === OFF ? [] : [step.seat === seat ? step.to : mirrored(step.to)])),
  );
  const say = (point: number): string => {
    const mine = own[point] ?? 0;
    const theirs = other[mirrored(point)] ?? 0;
    const who =
      mine > 0 ? `${words.table.you} ${mine}` : theirs > 0 ? `${words.match.opponent} ${theirs}` : words.match.empty;
    return [words.say('backgammon.point', { point }), who, targets.has(point) ? words.match.possible : null]
      .filter(Boolean)
      .join(', ');
  };
  const control = (point: number, label: string) => ({
    role: 'button' as const,
    tabindex: movable.has(point) || targets.has(point) ? 0 : -1,
    'aria-label': label,
    'aria-disabled': !movable.has(point) && !targets.has(point),
    'data-open': movable.has(point) || targets.has(point),
    'data-target': targets.has(point),
    'data-chosen': from === point,
    onClick: () => press(point),
    onKeyDown: pressKeys(() => press(point)),
  });
  const passed = view.passed.at(-1);
  return (
    <div class="bg-board" dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={words.match.board}>
        <rect class="bg-frame" width={WIDTH} height={HEIGHT} rx="16" />
        <rect class="bg-felt" x={TOP} y={TOP} width={6 * POINT_WIDTH} height={HEIGHT - 2 * TOP} rx="4" />
        <rect class="bg-felt" x={BAR_X + 28} y={TOP} width={6 * POINT_WIDTH} height={HEIGHT - 2 * TOP} rx="4" />
        <rect class="bg-tray" x={TRAY_X - 31} y={TOP} width="62" height={HEIGHT - 2 * TOP} rx="6" />
        {POINTS.map((point) => {
          const { x, isTop } = placeOf(point);
          const [base, tip] = isTop ? [TOP, TOP + POINT_HEIGHT] : [BOTTOM, BOTTOM - POINT_HEIGHT];
          const mine = own[point] ?? 0;
          const theirs = other[mirrored(point)] ?? 0;
          return (
            <g key={point} class="bg-point" {...control(point, say(point))}>
              <rect
                class="hit"
                x={x - POINT_WIDTH / 2}
                y={isTop ? TOP : BOTTOM - 250}
                width={POINT_WIDTH}
                height="250"
              />
              <path class="wedge" data-odd={point % 2 === 1} d={`M${x - 25} ${base}h50L${x} ${tip}z`} />
              <Checkers
                seat={mine > 0 ? seat : 1 - seat}
                x={x}
                isTop={isTop}
                count={mine > 0 ? mine : theirs}
                isLit={steps.has(point)}
              />
              <circle class="mark" cx={x} cy={isTop ? TOP + 223 : BOTTOM - 223} r="8" />
            </g>
          );
        })}
        {[seat, 1 - seat].map((of) => {
          const count = sideOf(view, of)[BAR] ?? 0;
          const isOwn = of === seat;
          return (
            <g
              key={of}
              class="bg-point bg-bar"
              {...(isOwn && count > 0 ? control(BAR, `${words.backgammon.bar} ${count}`) : {})}
            >
              {Array.from({ length: count }, (_, index) => (
                <g key={String(index)} class="bg-checker" data-seat={of}>
                  <circle cx={BAR_X} cy={HEIGHT / 2 + (isOwn ? 1 : -1) * (60 + index * 34)} r={RADIUS} />
                </g>
              ))}
            </g>
          );
        })}
        {[seat, 1 - seat].map((of) => {
          const count = sideOf(view, of)[OFF] ?? 0;
          const isOwn = of === seat;
          return (
            <g key={of} class="bg-point bg-off" {...(isOwn ? control(OFF, `${words.backgammon.off} ${count}`) : {})}>
              <rect
                class="hit"
                x={TRAY_X - 31}
                y={isOwn ? HEIGHT / 2 : TOP}
                width="62"
                height={HEIGHT / 2 - TOP}
                rx="6"
              />
              {Array.from({ length: count }, (_, index) => (
                <rect
                  key={String(index)}
                  class="bg-flat"
                  data-seat={of}
                  x={TRAY_X - 25}
                  y={isOwn ? BOTTOM - 16 - index * 15 : TOP + 3 + index * 15}
                  width="50"
                  height="13"
                  rx="4"
                />
              ))}
            </g>
          );
        })}
      </svg>
      <div
        class="bg-dice"
        data-own={turn === seat}
        role="img"
        aria-label={`${words.backgammon.dice} ${view.dice.join(', ')}`}
      >
        {turn !== null && <FlatDice numbers={view.dice} isRed={turn !== seat} />}
      </div>
      {passed !== undefined && (
        <p class="bg-passed">{words.say('backgammon.passed', { dice: passed.dice.join('–') })}</p>
      )}
    </div>
  );
}

export const backgammonMatchBoard: MatchBoard<BackgammonPosition> = {
  Board,
  seatName: sideName,
  seatColour: ['#f7efdf', '#34262b'],
  Tally: ({ view, seat, words }) => (
    <span class="mt-figure">{words.say('backgammon.pips', { count: pipsOf(sideOf(view, seat)) })}</span>
  ),
  moveText: ({ move }) => move,
  rules: ({ backgammon: { rules } }) => [rules.about, rules.hit, rules.off, rules.stake],
};
