import { expect, it } from 'vitest';
import type { Deposit, SiteDocument } from '#contracts/generated/contracts.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import type { NewSite } from '#scripts/documents/new-site/new-site.ts';
import { siteDocuments } from '#scripts/documents/new-site/site-documents.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const brand: NewSite = {
  ...{ id: 'blue-harbour', name: 'Blue Harbour', host: 'blue-harbour.localhost', languages: ['EN'], currency: 'EUR' },
  ...{ layout: 'player-classic', scheme: 'dark', primary: '#4CC2FF', accent: '#8B6CFF' },
};
const place = { merchantCode: 'BLUE', year: 2026, schemaFor: (_file: string, schema: string) => schema };
const { cashier, payouts } = JSON.parse(siteDocuments(brand, place).get('site.json') ?? '') as SiteDocument;

describeOnOneEngine('money of a brand that was just made', (open) => {
  const scene = withdrawalScene(open, { ...(cashier && { cashier }), ...(payouts && { payouts }) });

  it('comes in and goes out', async () => {
    const member = await scene.newMember();
    const asked = await scene.gateway.ask('/wps/member/deposits', {
      ...{ method: 'POST', body: { channelId: 'bank', amount: '50.00' } },
      headers: { ...scene.bearer(member.token), 'idempotency-key': 'first' },
    });
    const { reference } = successOf<Deposit>(asked);
    const payment = Object.assign(scene.provider.of(reference), { status: 'paid', received_amount: 5_000 });
    await scene.provider.send(scene.gateway, scene.provider.webhook(payment, { at: scene.now() }));
    expect(await scene.balance(member)).toBe('1050.00');

    const withdrawal = await scene.requested(member, '100.00');
    // The member signs in on its first device, and what it deposited is not played through yet.
    expect(withdrawal.status).toBe('reviewing');
    successOf(await scene.decide(`withdrawal-${withdrawal.withdrawalId}`, 'approve', '100.00'));
    await scene.send(withdrawal, 10_000);
    expect(await scene.read(member, withdrawal)).toMatchObject({ status: 'paid', sent: '100.00' });
    expect(await scene.balance(member)).toBe('950.00');
    expect(await scene.isSound()).toBe(true);
  });
});
