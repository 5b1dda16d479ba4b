import { describe, expect, it } from 'vitest';
import { roundStream } from '#arcade/engine/round-stream.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { paysOfHit } from '../exact/fish-bets.ts';
import { FISH_KIND_IDS, kindOfFish } from './fish-kinds.ts';
import { drawCatch, fireAt, fishRules } from './fish-rules.ts';
import { WEAPON_IDS, WEAPONS } from './weapons.ts';

const bolt = (...fish: string[]) => ({ weapon: 'bolt' as const, fish });
const problem = (choice: Record<string, unknown>) => fishRules.choiceProblem([], choice);

describe('the return of a shot', () => {
  it.each(WEAPON_IDS.flatMap((weapon) => FISH_KIND_IDS.map((kind) => [weapon, kind] as const)))(
    'is the stated one with a %s at a %s, and no hit is sure',
    (weapon, kind) => {
      const pays = paysOfHit(weapon, kind);
      expect(pays.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0)).toBeCloseTo(0.965, 12);
      expect(pays.reduce((sum, [, chance]) => sum + chance, 0)).toBeLessThan(0.5);
    },
  );

  it('is drawn with the chance that follows from it', () => {
    const bounds: number[] = [];
    const at = (first: number) => (bound: number) => {
      bounds.push(bound);
      return bounds.length === 1 ? first : 0;
    };
    expect(drawCatch(at(9_649), 'bolt', 'clown')).toBe(5);
    expect(bounds.splice(0)).toEqual([50_000]);
    expect(drawCatch(at(9_650), 'bolt', 'clown')).toBe(0);
    bounds.splice(0);
    // A torpedo costs five stakes, hits five times as likely, and makes a small fish worth ten.
    expect(drawCatch(at(48_249), 'torpedo', 'butterfly')).toBe(10);
    expect(bounds.splice(0)).toEqual([100_000]);
    expect(drawCatch(at(964_999), 'bolt', 'boss')).toBe(100);
    expect(bounds).toEqual([165_000_000, 100]);
  });
});

describe('a volley', () => {
  it('costs a stake for each fish, by the power of its weapon', () => {
    const volley = {
      stakeMinor: 20,
      shots: [
        bolt('clown.1.0'),
        { weapon: 'net', fish: ['ray.2.0', 'gold.3.1'] },
        { weapon: 'torpedo', fish: ['boss.1.0'] },
      ],
    };
    expect(problem(volley)).toBeNull();
    expect(fishRules.betOf?.(volley)).toBe(20 * 8);
  });

  it.each([
    [{}, 'must have a stake of whole minor units'],
    [{ stakeMinor: 1.5, shots: [bolt('clown.1.0')] }, 'must have a stake of whole minor units'],
    [{ stakeMinor: 10, shots: [] }, 'must have 1 to 10 shots'],
    [{ stakeMinor: 10, shots: Array(11).fill(bolt('clown.1.0')) }, 'must have 1 to 10 shots'],
    [{ stakeMinor: 10, shots: [bolt('clown.1.0')], more: 1 }, 'must have a stake and shots, and nothing else'],
    [{ stakeMinor: 10, shots: Array(5).fill({ weapon: 'torpedo', fish: ['ray.1.0'] }) }, 'must cost 20 stakes at most'],
  ])('is refused: %j', (volley, fault) => {
    expect(problem(volley)).toBe(fault);
  });

  it.each([
    [bolt()],
    [bolt('clown.1.0', 'clown.1.1')],
    [bolt('herring.1.0')],
    [bolt('clown.1')],
    [{ weapon: 'net', fish: ['clown.1.0', 'clown.1.0'] }],
    [{ weapon: 'spear', fish: ['clown.1.0'] }],
    [{ ...bolt('clown.1.0'), free: true }],
    [null],
  ])('is refused with the shot %j', (shot) => {
    expect(problem({ stakeMinor: 10, shots: [shot] })).toContain('must aim every shot at different fish');
  });

  it('fires at fish that still swim, and at none that it has caught', () => {
    const shots = [
      bolt('ray.9.0'),
      { weapon: 'net' as const, fish: ['clown.1.0', 'ray.9.0'] },
      ...Array.from({ length: 7 }, () => bolt('butterfly.5.0')),
    ];
    const volley = { stakeMinor: 10, shots };
    const catching = () => 0;
    expect(fireAt(catching, volley, (fish) => fish !== 'ray.9.0')).toEqual({
      stakeMinor: 10,
      shots: [{ weapon: 'net', fish: ['clown.1.0'] }, bolt('butterfly.5.0')],
    });
    expect(fireAt(catching, volley, () => false)).toBeNull();
  });

  it('comes out as it was fired, by the same draws', () => {
    const volley = { stakeMinor: 7, shots: Array.from({ length: 10 }, (_, index) => bolt(`butterfly.${index % 3}.0`)) };
    let spared = 0;
    for (let nonce = 0; nonce < 200; nonce++) {
      const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'reef', nonce };
      const fired = fireAt(roundStream(seeds), volley, () => true);
      if (fired === null) throw new Error('Nothing was fired.');
      spared += volley.shots.length - fired.shots.length;
      const { view, winMinor } = fishRules.play(roundStream(seeds), [{ ...fired }], 0);
      const caught = view.shots.flatMap(({ hits }) => hits.filter(({ multiple }) => multiple > 0));
      expect(new Set(caught.map(({ fish }) => fish)).size).toBe(caught.length);
      expect(winMinor).toBe(caught.length * 21);
    }
    expect(spared).toBeGreaterThan(100);
  });

  it('comes to the stated return with nets', () => {
    const draw = seededDraws(7);
    const shots = [{ weapon: 'net' as const, fish: ['clown.1.0', 'tang.1.0', 'butterfly.1.0'] }];
    let wonMinor = 0;
    const rounds = 60_000;
    for (let round = 0; round < rounds; round++)
      wonMinor += fishRules.play(draw, [{ stakeMinor: 1, shots }], 3).winMinor;
    expect(wonMinor / (3 * rounds)).toBeCloseTo(0.965, 1);
  });
});

it('knows fish by their names', () => {
  expect(kindOfFish('clown.412.0')).toBe('clown');
  for (const name of ['', 'clown', 'clown.x.0', 'clown.1.10', '__proto__.1.0', 'constructor.1.0'])
    expect(kindOfFish(name)).toBeUndefined();
  expect(WEAPONS.torpedo.power).toBe(5);
});
