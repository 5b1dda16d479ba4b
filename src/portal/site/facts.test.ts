import { describe, expect, it } from 'vitest';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { factsOf } from './facts.ts';

const page = { session: 'guest', device: 'mobile', language: 'ES', now: '2025-06-02T10:00:00Z' } as const;

describe('factsOf', () => {
  it('gives conditions the facts of the page', () => {
    expect(factsOf({ ...page, site: buildSiteInfo() })).toMatchObject(page);
  });

  it('tells which modules and which resources a site has', () => {
    const facts = factsOf({ ...page, site: buildSiteInfo({ whitelabel: flagsOf('VIP3') }) });
    expect([facts.isOn('VIP3'), facts.isOn('SIGNIN3')]).toEqual([true, false]);
    expect([facts.hasResource('FACEBOOK'), facts.hasResource('WHATSAPP')]).toEqual([true, false]);
  });

  it('counts a kind without an entry as a resource that the site has not', () => {
    const facts = factsOf({ ...page, site: buildSiteInfo({ resources: { FACEBOOK: [] } }) });
    expect(facts.hasResource('FACEBOOK')).toBe(false);
  });
});
