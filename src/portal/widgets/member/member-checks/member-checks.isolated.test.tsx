import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { IdentityChecks } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as identityCalls from '#portal/data/identity-calls.ts';
import { IDENTITY_PATH } from '#portal/data/identity-queries.ts';
import { buildIdentity, buildIdentityCheck } from '#portal/testing/build-identity.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({ askIdentityCheck: vi.fn<typeof identityCalls.askIdentityCheck>() }));
vi.mock('#portal/data/identity-calls.ts', () => calls);
beforeEach(() => void calls.askIdentityCheck.mockReset());

const protection = { ...buildSiteInfo().protection, ageCheck: 'withdrawal', nameCheck: 'withdrawal' } as const;

async function show(checks: Partial<IdentityChecks> = {}) {
  const answers = { [IDENTITY_PATH]: buildIdentity(checks) };
  const rendered = await renderWidget('member-checks', { member: buildMember(), answers, site: { protection } });
  await screen.findByRole('heading', { name: 'Identity checks' });
  return rendered;
}
const row = (kind: string) => document.querySelector(`[data-check="${kind}"]`)?.textContent;

describe('member-checks', () => {
  it('says of each check how it stands and since when', async () => {
    await show();
    expect(row('age')).toBe('AgePassed on 20 May 2025Passed');
    expect(row('name')).toBe('NameNeeded before you withdrawNot checkedAsk for it');
  });

  it('tells whoever waits that there is nothing to do, and whoever failed what is possible', async () => {
    const since = '2025-06-01T09:00:00.000Z';
    await show({
      age: buildIdentityCheck({ state: 'pending', since }),
      name: buildIdentityCheck({ state: 'failed', since }),
    });
    expect(row('age')).toBe('AgeAsked for on 1 Jun 2025. You need not do anything.Being checked');
    expect(row('name')).toBe('NameNot passed on 1 Jun 2025. Ask service what is missing.Not passedAsk again');
  });

  it('asks for a check and shows what was answered', async () => {
    const pending = buildIdentityCheck({ state: 'pending', since: '2025-06-02T10:00:00.000Z' });
    calls.askIdentityCheck.mockResolvedValueOnce(buildIdentity({ name: pending }));
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for it: Name' }));
    await waitFor(() => expect(row('name')).toContain('Being checked'));
    expect(calls.askIdentityCheck).toHaveBeenCalledExactlyOnceWith('name', 'EN');
    expect(screen.queryByRole('button', { name: /Name/ })).toBeNull();
  });

  it('says why it could not be asked for', async () => {
    calls.askIdentityCheck.mockRejectedValueOnce(new GatewayError('busy', 'Try again in a moment.', 503));
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for it: Name' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
  });

  it('has no row for a check that the site asks nobody for, and none at all where it asks for none', async () => {
    const { unmount } = await show({ name: buildIdentityCheck({ before: null }) });
    expect(row('name')).toBeUndefined();
    unmount();
    const none = { ...protection, ageCheck: null, nameCheck: null };
    const { root, gateway } = await renderWidget('member-checks', {
      ...{ member: buildMember(), site: { protection: none } },
    });
    expect(root()).toBeNull();
    expect(gateway.calls).toEqual([]);
  });
});
