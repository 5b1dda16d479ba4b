import { describe, expect, it } from 'vitest';
import type { GameFrameMessage, LaunchedGame } from '#contracts/generated/contracts.ts';
import { LAUNCHING, type StageEvent, type StageState, stageAfter } from './stage-state.ts';

const game: LaunchedGame = {
  url: 'https://vendor.example/play',
  sessionId: 's-1',
  mode: 'real',
  nodeId: 'node-1',
  gameName: 'Moon',
  vendorName: 'Paper Garden',
  iconUrl: '/art/1.webp',
};
const said = (type: Exclude<GameFrameMessage['type'], 'ready' | 'contentHeight'>): StageEvent => ({
  type: 'said',
  message: { source: 'marquee-game', type },
});
const ready: StageEvent = {
  type: 'said',
  message: { source: 'marquee-game', type: 'ready', returnToPlayer: '96.40', volatility: 'high' },
};
const stateAfter = (...events: readonly StageEvent[]): StageState => events.reduce(stageAfter, LAUNCHING);
const launched: StageEvent = { type: 'launched', game };
const late: StageEvent = { type: 'late' };
const failed: StageEvent = { type: 'failed', error: new Error('down') };

describe('a game on its stage', () => {
  it('loads once it has been launched, and is played once it says so', () => {
    expect(stateAfter(launched)).toEqual({ step: 'loading', game });
    expect(stateAfter(launched, ready)).toEqual({
      step: 'playing',
      game,
      facts: { returnToPlayer: '96.40', volatility: 'high' },
      isRoundRunning: false,
    });
  });

  it('is played without its facts when it says nothing', () => {
    expect(stateAfter(launched, { type: 'silent' })).toMatchObject({ step: 'playing', facts: null });
  });

  it('keeps its facts when the silence is noticed after it has spoken', () => {
    expect(stateAfter(launched, ready, { type: 'silent' })).toEqual(stateAfter(launched, ready));
  });

  it('has a round running from its start to its end', () => {
    expect(stateAfter(launched, ready, said('roundStarted'))).toMatchObject({ isRoundRunning: true });
    expect(stateAfter(launched, ready, said('roundStarted'), said('roundEnded'))).toMatchObject({
      isRoundRunning: false,
    });
  });

  it('is late while it is launched or loads, and never while it is played', () => {
    expect(stateAfter(late)).toEqual({ step: 'late' });
    expect(stateAfter(launched, late)).toEqual({ step: 'late' });
    expect(stateAfter(launched, ready, late)).toMatchObject({ step: 'playing' });
  });

  it('is over when its session is, and begins anew when it is asked to', () => {
    expect(stateAfter(launched, ready, said('sessionEnded'))).toEqual({ step: 'ended' });
    expect(stateAfter(launched, ready, said('sessionEnded'), { type: 'asked' })).toEqual(LAUNCHING);
  });

  it('takes no answer that comes after its time', () => {
    expect(stateAfter(late, launched)).toEqual({ step: 'late' });
    expect(stateAfter(failed, ready)).toMatchObject({ step: 'failed' });
    expect(stateAfter(launched, failed)).toMatchObject({ step: 'loading' });
  });
});
