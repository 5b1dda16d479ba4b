import { describe, expect, it } from 'vitest';
import { isGameFrameMessage, isPortalFrameMessage } from './generated/frame-verdicts.js';
import { validateGameFrameMessage, validatePortalFrameMessage } from './generated/validators.js';

const SOURCES = ['marquee-game', 'marquee-portal', 'game', undefined];
const TYPES = [
  'ready', 'roundStarted', 'roundEnded', 'needsFunds', 'sessionEnded', 'closeAsked', 'contentHeight', 'balanceChanged', 'openRules', 'pause', 'resume', 'other', 1, undefined,
]; // biome-ignore format: one table
const RESTS: readonly object[] = [
  {},
  { returnToPlayer: '96.40', volatility: 'very high' },
  { returnToPlayer: 96.4, volatility: 'low' },
  { returnToPlayer: '96,40', volatility: 'low' },
  { returnToPlayer: '96.40', volatility: 'extreme' },
  { amount: 1 },
  { heightPx: 480 },
  { heightPx: 0 },
  { heightPx: 480.5 },
  { heightPx: '480' },
  { heightPx: 10_001 },
];
const values: readonly unknown[] = [
  null,
  'ready',
  [],
  ...SOURCES.flatMap((source) => TYPES.flatMap((type) => RESTS.map((rest) => ({ source, type, ...rest })))),
];

describe('the quick verdicts on messages of frames', () => {
  it('say yes exactly where the validators do', () => {
    // Messages between windows have no undefined properties, so neither validator sees any.
    const sent = values.map((value) => structuredClone(JSON.parse(JSON.stringify(value))) as unknown);
    const yes = sent.filter((value) => validateGameFrameMessage(value));
    expect(yes).toHaveLength(7);
    expect(sent.filter((value) => isGameFrameMessage(value))).toEqual(yes);
    const portal = sent.filter((value) => validatePortalFrameMessage(value));
    expect(portal).toHaveLength(4);
    expect(sent.filter((value) => isPortalFrameMessage(value))).toEqual(portal);
  });
});
