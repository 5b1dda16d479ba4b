import type { Visitor } from '#contracts/generated/contracts.ts';

/** A visitor of a documentation address, whom nothing stops. */
export const buildVisitor = (overrides: Partial<Visitor> = {}): Visitor => ({
  location: { ip: '203.0.113.7', country: 'ES' },
  maintenance: null,
  regionRestriction: null,
  ...overrides,
});
