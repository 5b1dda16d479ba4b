import { expect, it } from 'vitest';
import type { Facts } from '#document/condition.ts';
import { shownMenuItems } from './menu-items.ts';

const facts: Facts = {
  isOn: () => false,
  hasResource: () => false,
  hasPlan: () => false,
  session: 'unknown',
  device: 'mobile',
  language: 'EN',
  now: '2025-01-01T00:00:00Z',
};

it('shows items whose condition surely holds, and their children likewise', () => {
  const shown = shownMenuItems(
    [
      { id: 'always' },
      { id: 'hidden', hidden: true },
      { id: 'desktop', when: { device: 'desktop' } },
      { id: 'member', when: { session: ['member'] } },
      { id: 'group', when: { device: 'mobile' }, children: [{ id: 'inner' }, { id: 'off', when: { flag: 'VIP3' } }] },
    ],
    facts,
  );
  expect(shown).toEqual([{ id: 'always' }, { id: 'group', when: { device: 'mobile' }, children: [{ id: 'inner' }] }]);
});
