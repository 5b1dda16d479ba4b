import { describe, expect, it } from 'vitest';
import type { UnknownNode } from '#contracts/generated/contracts.ts';
import { planNodes } from '#document/pages/plan-nodes.ts';
import type { Facts } from '../condition.ts';
import { validateLayout } from '../validate-layout.ts';
import { moreCardBecomesMore } from './more-card-becomes-more.ts';

const facts: Facts = {
  isOn: () => true,
  hasResource: () => true,
  hasPlan: () => false,
  session: 'guest',
  device: 'desktop',
  language: 'EN',
  now: '2025-01-01T00:00:00Z',
};
const written = { source: 'hot', title: 'home.hot', icon: 'flame', size: 12, tile: 'portrait' };
const old = (more: Partial<UnknownNode> = {}): UnknownNode => ({
  id: 'hot',
  widget: 'game-section',
  props: { ...written, moreCard: true },
  ...more,
});
const moreOf = (node: UnknownNode, device: Facts['device'] = 'desktop') =>
  planNodes([node], { ...facts, device }, () => true).nodes[0]?.props.more;

describe('more-card-becomes-more', () => {
  it('says card for a card and button for none, and keeps every other prop', () => {
    expect(moreCardBecomesMore.up({ size: 4, moreCard: true })).toEqual({ size: 4, more: 'card' });
    expect(moreCardBecomesMore.up({ size: 4, moreCard: false })).toEqual({ size: 4, more: 'button' });
  });

  it('leaves the props of a device that say nothing about it as they are', () => {
    const props = { size: 4 };
    expect(moreCardBecomesMore.up(props)).toBe(props);
  });

  it('passes on any other value, for the checks to refuse', () => {
    expect(moreCardBecomesMore.up({ moreCard: 'yes' })).toEqual({ more: 'yes' });
  });

  it('does not mutate its input', () => {
    const props = Object.freeze({ moreCard: true });
    moreCardBecomesMore.up(props);
    expect(props).toEqual({ moreCard: true });
  });
});

describe('a section of version 1', () => {
  it('is sound and shown as before, on each device', () => {
    const node = old({ at: { mobile: { moreCard: false } } });
    const page = { paths: ['/'], title: 'page.home', sections: [node] };
    expect(validateLayout({ id: 'base', pages: { home: page } })).toEqual([]);
    expect([moreOf(node), moreOf(node, 'mobile')]).toEqual(['card', 'button']);
    expect(moreOf(old({ props: written }))).toBeUndefined();
  });

  it('says the same as one of version 2 that was written anew', () => {
    expect(moreOf(old({ version: 2, props: { ...written, more: 'none' } }))).toBe('none');
  });
});
