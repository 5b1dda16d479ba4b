import type { IdentityCheck, IdentityChecks } from '#contracts/generated/contracts.ts';

/** A check that is needed before withdrawals, and that nobody asked for. */
export function buildIdentityCheck(overrides: Partial<IdentityCheck> = {}): IdentityCheck {
  return { state: 'unchecked', since: null, before: 'withdrawal', ...overrides };
}

/** A member whose age is checked, and whose name is not yet. */
export function buildIdentity(overrides: Partial<IdentityChecks> = {}): IdentityChecks {
  return {
    age: buildIdentityCheck({ state: 'passed', since: '2025-05-20T09:00:00.000Z' }),
    name: buildIdentityCheck(),
    ...overrides,
  };
}
