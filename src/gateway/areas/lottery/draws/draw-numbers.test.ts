import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DrawGameCode } from '#contracts/generated/contracts.ts';
import { leadingGames } from '../games/lottery-games.ts';
import { drawNumbers } from './draw-numbers.ts';

const secret = createSecretKey(Buffer.from(Array.from({ length: 32 }, (_, index) => index)));
const gameOf = (gameCode: DrawGameCode) => {
  const game = leadingGames.find((known) => known.gameCode === gameCode);
  if (!game) throw new Error(`no game ${gameCode}`);
  return game;
};
const draw = (gameCode: DrawGameCode, issue: string) => drawNumbers(secret, gameOf(gameCode), issue);
const issues = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `20251120-${String(index + 1).padStart(4, '0')}`);

// The numbers below were reckoned apart from this code from a secret of the bytes 0 to 31. They may never change: a
// change would rewrite every draw that has been.
describe('the numbers of a draw', () => {
  it('are a table of 27 in the north, listed by the endings of its lowest prizes and of the special one', () => {
    expect(draw('VN_MB', '20251120')).toEqual({
      prizes: [
        { prize: 'special', numbers: ['36074'] },
        { prize: 'first', numbers: ['83996'] },
        { prize: 'second', numbers: ['63613', '66215'] },
        { prize: 'third', numbers: ['51777', '60994', '51551', '86659', '66126', '47089'] },
        { prize: 'fourth', numbers: ['1383', '9182', '9177', '5415'] },
        { prize: 'fifth', numbers: ['0549', '7487', '2935', '2779', '6747', '1536'] },
        { prize: 'sixth', numbers: ['310', '974', '820'] },
        { prize: 'seventh', numbers: ['57', '54', '37', '13'] },
      ],
      balls: ['57', '54', '37', '13', '74'],
      special: 4,
    });
  });

  it('are balls in the order in which they were drawn', () => {
    expect(draw('VN_HN_VIP', '20251120-0212')).toEqual({
      balls: ['74', '73', '47', '68', '16'],
      special: 4,
      prizes: null,
    });
    expect(draw('LHC_JADE', '20251119')).toMatchObject({
      balls: ['37', '26', '34', '08', '27', '01', '07'],
      special: 6,
    });
  });

  it('are sorted from the smallest on in keno', () => {
    expect(draw('VN_KENO_EXPRESS', '20251120-0734')).toEqual({
      balls: '03 10 16 17 18 25 29 30 32 36 37 44 48 51 54 62 64 70 72 76'.split(' '),
      special: null,
      prizes: null,
    });
  });

  it('are a whole race, the winner first', () => {
    const { balls, special } = draw('VN_BAMBOO_RACE', '20251120-0001');
    expect(balls).toEqual(['08', '05', '03', '02', '06', '07', '04', '01', '09', '10']);
    expect(special).toBe(0);
  });

  it('have a southern table of 18, with six digits of the special prize', () => {
    const { prizes } = draw('VN_MN', '20251120');
    expect(prizes?.map(({ prize, numbers }) => `${prize} ${numbers.length}x${numbers[0]?.length}`)).toEqual([
      'special 1x6',
      'first 1x5',
      'second 1x5',
      'third 2x5',
      'fourth 7x5',
      'fifth 1x4',
      'sixth 3x4',
      'seventh 1x3',
      'eighth 1x2',
    ]);
  });

  it.each(leadingGames.filter(({ form }) => form.kind === 'balls').map((game) => [game.gameCode, game] as const))(
    'of %s stay within its range, and come once where they should',
    (gameCode, { form }) => {
      if (form.kind !== 'balls') throw new Error('no game of balls');
      const seen = new Set<number>();
      for (const issue of issues(300)) {
        const { balls } = draw(gameCode, issue);
        expect(balls).toHaveLength(form.count);
        if (form.isUnique) expect(new Set(balls).size, `${issue}: ${balls.join(' ')}`).toBe(form.count);
        for (const ball of balls) seen.add(Number(ball));
      }
      // Every number of the range comes up, and none beside it.
      expect(Math.min(...seen)).toBe(form.from);
      expect(Math.max(...seen)).toBe(form.to);
      expect(seen.size).toBe(form.to - form.from + 1);
    },
  );

  it('put every number into every place of a draw without repeats alike', () => {
    const places = Array.from({ length: 10 }, () => Array.from({ length: 11 }, () => 0));
    const count = 5_000;
    for (const issue of issues(count)) {
      for (const [place, ball] of draw('VN_BAMBOO_RACE', issue).balls.entries()) {
        const row = places[place] ?? [];
        row[Number(ball)] = (row[Number(ball)] ?? 0) + 1;
      }
    }
    const expected = count / 10;
    for (const row of places) {
      const chiSquare = row.slice(1).reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(27.88);
    }
  });

  it('differ between games and between draws', () => {
    const rows = issues(50).flatMap((issue) => [draw('VN_HN_VIP', issue), draw('SSC_STAR', issue)]);
    expect(new Set(rows.map(({ balls }) => balls.join(' '))).size).toBe(100);
  });
});
