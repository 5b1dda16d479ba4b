/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { pressKeys } from '#arcade/games/matches/client/press-keys.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { FlatDice } from '#arcade/games/tables/client/dice.tsx';
import { type LudoPosition, tokenOf } from '../rules/ludo-rules.ts';
import { cellOf, HOME, isSafe, ringCells, YARD } from '../rules/ludo-track.ts';

const sideName = (seat: Seat, { ludo }: GameWords): string => (seat === 0 ? ludo.red : ludo.blue);

const START: readonly [number, number] = [0, 26];
const LANES = [1, 2, 3, 4, 5];

/** The middle of a token in its yard, on the board of 15 by 15. */
function yardPlace(seat: Seat, token: number): readonly [x: number, y: number] {
  const [x, y] = seat === 0 ? [1.9, 10.9] : [10.9, 1.9];
  return [x + (token % 2) * 2.2, y + Math.floor(token / 2) * 2.2];
}

/** The middle of a token; several on one square stand a little apart. */
function placeOf(tokens: LudoPosition['tokens'], seat: Seat, token: number): readonly [x: number, y: number] {
  const own = tokens[seat] ?? [];
  const steps = own[token] ?? YARD;
  const cell = cellOf(seat, steps);
  if (cell === null) return yardPlace(seat, token);
  const [column, row] = cell;
  const here = tokens.flatMap((side, of) =>
    side.flatMap((other, index) => (String(cellOf(of, other)) === String(cell) ? [`${of} ${index}`] : [])),
  );
  const index = here.indexOf(`${seat} ${token}`);
  const spread = here.length > 1 ? 0.22 : 0;
  const isHome = steps === HOME;
  return [
    column + 0.5 + spread * (index % 2 === 0 ? -1 : 1) * (isHome ? 1.6 : 1),
    row + 0.5 + (here.length > 2 ? spread * (index < 2 ? -1 : 1) : 0),
  ];
}

/** The board is turned so that the player's own yard is below. */
function turned([x, y]: readonly [number, number], seat: Seat): readonly [x: number, y: number] {
  return seat === 0 ? [x, y] : [15 - x, 15 - y];
}

function Star({ column, row }: { readonly column: number; readonly row: number }) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    const far = index % 2 === 0 ? 0.38 : 0.16;
    return `${column + 0.5 + far * Math.cos(angle)},${row + 0.5 + far * Math.sin(angle)}`;
  });
  return <polygon class="ld-star" points={points.join(' ')} />;
}

function Board({ view, seat, legal, play, words, sound, turn, hasLessMotion }: MatchBoardProps<LudoPosition>) {
  const own = view.tokens[seat] ?? [];
  const moveFor = (token: number): string | undefined => {
    const steps = own[token];
    return legal.find((move) => own[tokenOf(move)] === steps);
  };
  const passed = view.passed.at(-1);
  return (
    <div class="ld-board" dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg viewBox="-0.35 -0.35 15.7 15.7" role="group" aria-label={words.match.board}>
        <rect class="ld-ground" x="-0.35" y="-0.35" width="15.7" height="15.7" rx="0.7" />
        <g transform={seat === 0 ? undefined : 'rotate(180 7.5 7.5)'}>
          {([0, 1] as const).map((of) => {
            const [x, y] = of === 0 ? [0, 9] : [9, 0];
            return (
              <g key={of} class="ld-side" data-seat={of}>
                <rect class="yard" x={x + 0.15} y={y + 0.15} width="5.7" height="5.7" rx="0.6" />
                <rect class="inner" x={x + 0.9} y={y + 0.9} width="4.2" height="4.2" rx="0.5" />
                {[0, 1, 2, 3].map((token) => {
                  const [cx, cy] = yardPlace(of, token);
                  return <circle key={token} class="nest" cx={cx} cy={cy} r="0.62" />;
                })}
              </g>
            );
          })}
          {[
            [0, 0],
            [9, 9],
          ].map(([x = 0, y = 0]) => (
            <rect key={`${x}`} class="ld-corner" x={x + 0.15} y={y + 0.15} width="5.7" height="5.7" rx="0.6" />
          ))}
          {ringCells.map(([column, row], index) => (
            <g key={String(index)}>
              <rect
                class="ld-cell"
                data-start={START.indexOf(index)}
                x={column + 0.04}
                y={row + 0.04}
                width="0.92"
                height="0.92"
                rx="0.14"
              />
              {isSafe(index) && <Star column={column} row={row} />}
            </g>
          ))}
          {([0, 1] as const).map((of) =>
            LANES.map((lane) => {
              const row = of === 0 ? 14 - lane : lane;
              return (
                <rect
                  key={String(lane)}
                  class="ld-lane"
                  data-seat={of}
                  x="7.04"
                  y={row + 0.04}
                  width="0.92"
                  height="0.92"
                  rx="0.14"
                />
              );
            }),
          )}
          <g class="ld-home">
            <polygon data-seat="0" points="6,9 9,9 7.5,7.5" />
            <polygon data-seat="1" points="6,6 9,6 7.5,7.5" />
            <polygon points="6,6 6,9 7.5,7.5" />
            <polygon points="9,6 9,9 7.5,7.5" />
          </g>
        </g>
        {view.tokens.map((side, of) => (
          <g key={String(of)}>
            {side.map((steps, token) => {
              const [x, y] = turned(placeOf(view.tokens, of, token), seat);
              const move = of === seat ? moveFor(token) : undefined;
              const isLast = view.last?.seat === of && view.last.token === token;
              const press = () => {
                if (move === undefined) return;
                sound('press');
                play(move);
              };
              const where =
                steps === YARD
                  ? words.ludo.yard
                  : steps === HOME
                    ? words.ludo.home
                    : words.say('ludo.steps', { count: steps });
              return (
                <g
                  key={String(token)}
                  class="ld-token"
                  data-seat={of}
                  data-open={move !== undefined}
                  data-last={isLast}
                  data-still={hasLessMotion}
                  style={{ transform: `translate(${x}px, ${y}px)` }}
                  {...(of === seat
                    ? {
                        role: 'button',
                        tabindex: move === undefined ? -1 : 0,
                        'aria-disabled': move === undefined,
                        'aria-label': `${sideName(of, words)} ${token + 1}, ${where}`,
                        onClick: press,
                        onKeyDown: pressKeys(press),
                      }
                    : {})}
                >
                  <circle class="hit" r="0.62" />
                  <ellipse class="foot" cy="0.26" rx="0.34" ry="0.14" />
                  <path class="body" d="M-0.3 0.26C-0.3 0-0.16-0.1-0.13-0.2h0.26c0.03 0.1 0.17 0.2 0.17 0.46z" />
                  <circle class="head" cy="-0.26" r="0.22" />
                </g>
              );
            })}
          </g>
        ))}
      </svg>
      <div class="ld-die" data-own={turn === seat} role="img" aria-label={`${words.backgammon.dice} ${view.die}`}>
        {turn !== null && <FlatDice numbers={[view.die]} isRed={turn !== seat} />}
      </div>
      {passed !== undefined && (
        <p class="ld-passed">
          {words.say('backgammon.passed', { dice: view.passed.map(({ die }) => die).join(', ') })}
        </p>
      )}
    </div>
  );
}

export const ludoMatchBoard: MatchBoard<LudoPosition> = {
  Board,
  seatName: sideName,
  seatColour: ['#d8344a', '#2f6fdc'],
  Tally: ({ view, seat, words }) => (
    <span class="mt-figure">
      {words.ludo.home}: {(view.tokens[seat] ?? []).filter((steps) => steps === HOME).length}/4
    </span>
  ),
  moveText: ({ move }) => move.replace('+', ' +'),
  rules: ({ ludo: { rules } }) => [rules.about, rules.six, rules.hit, rules.safe, rules.end],
};
