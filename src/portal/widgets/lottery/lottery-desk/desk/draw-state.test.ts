import { describe, expect, it } from 'vitest';
import { buildDrawGame } from '#portal/testing/build-draws.ts';
import { buildTerms } from '#portal/testing/build-lottery.ts';
import { drawAfter, drawAt, drawState, gameState } from './draw-state.ts';

const at = (time: string): number => Date.parse(time);
const { draws } = buildTerms();

describe('the state of a game', () => {
  const game = buildDrawGame({
    nextDrawAt: '2025-06-02T09:15:00Z',
    lastResult: { ...buildDrawGame().lastResult, drawnAt: '2025-06-01T09:15:00Z' },
  });

  it.each([
    ['2025-06-01T10:00:00Z', 'out'],
    ['2025-06-01T11:16:00Z', 'open'],
    ['2025-06-02T09:14:51Z', 'closing'],
    ['2025-06-02T09:15:00Z', 'waiting'],
  ])('at %s is %s', (now, state) => {
    expect(gameState(game, at(now))).toBe(state);
  });

  it('is open right after the result where the next draw is near', () => {
    const fast = { ...game, nextDrawAt: '2025-06-01T09:20:00Z' };
    expect(gameState(fast, at('2025-06-01T09:16:00Z'))).toBe('open');
  });
});

describe('the draw to bet on', () => {
  it('is the nearest one until it is drawn', () => {
    expect(drawAt(draws, null, at('2025-06-02T11:14:59Z'))?.issue).toBe('20250602');
    expect(drawAt(draws, null, at('2025-06-02T11:15:00Z'))?.issue).toBe('20250603');
    expect(drawAt(draws, '20250604', at('2025-06-02T11:00:00Z'))?.issue).toBe('20250604');
    expect(drawAt(draws, null, at('2025-07-01T00:00:00Z'))).toBeUndefined();
  });

  it('closes before it is drawn, and the next one is offered then', () => {
    const [first] = draws;
    if (!first) throw new Error('no draw');
    const states = ['11:14:30', '11:14:45', '11:14:50'].map((time) => drawState(first, at(`2025-06-02T${time}Z`)));
    expect(states).toEqual(['open', 'closing', 'closed']);
    expect(drawAfter(draws, '20250602', at('2025-06-02T11:14:50Z'))?.issue).toBe('20250603');
    expect(drawAfter(draws, '20250604', at('2025-06-02T11:14:50Z'))).toBeUndefined();
  });
});
