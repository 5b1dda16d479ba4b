import { expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { chessRules } from '#arcade/games/chess/rules/chess-rules.ts';
import { MatchPlay } from './match-play.ts';
import type { MatchRules } from './match-rules.ts';

it('asks the rules for the end once for each position', () => {
  let asked = 0;
  const rules: MatchRules = {
    ...(chessRules as MatchRules),
    endOf: (position) => {
      asked += 1;
      return chessRules.endOf(position as never);
    },
  };
  const play = new MatchPlay(rules, fastDraw(1));
  for (let look = 0; look < 20; look += 1) expect([play.end, play.turn]).toEqual([null, 0]);
  expect(asked).toBe(1);
  play.play('e2e4');
  expect([play.end, play.turn, asked]).toEqual([null, 1, 2]);
});

it.each([
  ['has won', true, { winners: [1], reason: 'time' }],
  ['has a draw', false, { winners: [], reason: 'time' }],
])('a player %s by the other one’s time where he could still win: %s', (_name, canWin, end) => {
  const play = new MatchPlay({ ...(chessRules as MatchRules), canWin: () => canWin }, fastDraw(1));
  expect(play.timeEndOf(0)).toEqual(end);
});
