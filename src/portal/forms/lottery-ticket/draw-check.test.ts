import { expect, it } from 'vitest';
import type { DrawForm, LotteryTicket } from '#contracts/generated/contracts.ts';
import { checkDraw } from './draw-check.ts';

/** Draws of the lottery house, as its gateway drew them. */
const DRAWS: readonly (Pick<LotteryTicket, 'gameCode' | 'issue' | 'form' | 'commitment'> & {
  readonly seed: string;
  readonly balls: readonly string[];
})[] = [
  {
    gameCode: 'VN_MB',
    issue: '20261203',
    seed: 'a75a349288265d4a3c6454ed4d4a144f52be292708923d17bf4e83cbbad429ab',
    commitment: 'ba5154612b0b0edd2165dedc2693325bb33c27a0c2c82bb009f584e56308d652',
    form: {
      kind: 'prizes',
      prizes: [
        { prize: 'special', count: 1, digits: 5 },
        { prize: 'first', count: 1, digits: 5 },
        { prize: 'second', count: 2, digits: 5 },
        { prize: 'third', count: 6, digits: 5 },
        { prize: 'fourth', count: 4, digits: 4 },
        { prize: 'fifth', count: 6, digits: 4 },
        { prize: 'sixth', count: 3, digits: 3 },
        { prize: 'seventh', count: 4, digits: 2 },
      ],
    },
    balls: ['57', '14', '25', '76', '67'],
  },
  {
    gameCode: 'VN_KENO_EXPRESS',
    issue: '20261203-0722',
    seed: 'e35ab07366599a0004174d29650008b6060500b7efe3285b3727c85b922dd356',
    commitment: 'b3a731c88147147ecccc4840819294ffa078470396318873632fa79706199d66',
    form: { kind: 'balls', count: 20, from: 1, to: 80, isUnique: true, isSorted: true },
    balls: [
      '01',
      '02',
      '04',
      '16',
      '20',
      '21',
      '22',
      '29',
      '39',
      '45',
      '49',
      '58',
      '59',
      '60',
      '61',
      '65',
      '66',
      '67',
      '71',
      '72',
    ],
  },
  {
    gameCode: 'VN_BAMBOO_RACE',
    issue: '20261203-0242',
    seed: '2f1725842dbf43f3ba7585b12bc1b932d7e7060bf7c609133a65e44a874efb8f',
    commitment: 'e0927bfe2b84ec8b8baa54a2e84b572c2f9b9747ee0bf7550f587c525c90989c',
    form: { kind: 'balls', count: 10, from: 1, to: 10, isUnique: true, isSorted: false },
    balls: ['01', '02', '10', '06', '07', '04', '08', '05', '03', '09'],
  },
  {
    gameCode: 'SSC_STAR',
    issue: '20261203-0001',
    seed: 'eb086d7d7db147759c61cd961d29ce2b0bcbdf03c119faaab686bb48de7e7bde',
    commitment: '4a209ae65a78ed397e90952be6b9bf11fa004f59907b8be31872ab34d36e970b',
    form: { kind: 'balls', count: 5, from: 0, to: 9, isUnique: false, isSorted: false },
    balls: ['0', '2', '8', '1', '1'],
  },
];

const resultOf = (issue: string, balls: readonly string[]): LotteryTicket['result'] => ({
  issue,
  drawnAt: '2026-12-03T05:00:00.000Z',
  balls: [...balls],
  special: null,
});

it.each(DRAWS)('draws the numbers of $gameCode anew from the seed', ({ balls, ...draw }) => {
  expect(checkDraw({ ...draw, result: resultOf(draw.issue, balls) })).toEqual({ kind: 'agrees', numbers: balls });
});

it.each(DRAWS)('tells another result of $gameCode from the one of the seed', ({ balls, ...draw }) => {
  const [first = '', ...others] = balls;
  const changed = [...others, first];
  expect(checkDraw({ ...draw, result: resultOf(draw.issue, changed) })).toEqual({
    kind: 'otherNumbers',
    numbers: balls,
  });
});

it('tells a seed that was not the one stated before the draw', () => {
  for (const { balls, ...draw } of DRAWS)
    expect(checkDraw({ ...draw, seed: `ff${draw.seed.slice(2)}`, result: resultOf(draw.issue, balls) }).kind).toBe(
      'otherSeed',
    );
});

it('takes the form of a draw as it is stated', () => {
  const [draw] = DRAWS.filter(({ form }) => form.kind === 'balls');
  if (draw === undefined || draw.form.kind !== 'balls') throw new Error('no draw of balls');
  const form: DrawForm = { ...draw.form, isSorted: !draw.form.isSorted };
  expect(checkDraw({ ...draw, form, result: resultOf(draw.issue, draw.balls) }).kind).toBe('otherNumbers');
});
