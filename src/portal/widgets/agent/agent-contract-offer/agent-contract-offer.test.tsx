import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownContractsPath } from '#portal/data/desk/contract-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { buildContract, buildOwnContracts, buildTerms } from '#portal/testing/desk/build-income.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const OWN = ownContractsPath('EN');
const ACCEPT = '/wps/agent/contracts/9/accept';
const own = buildOwnContracts({
  terms: [buildTerms({ isHouse: false, contractId: '7', version: 4 })],
  offers: [buildContract()],
});
const ending = {
  ...{ contractId: '11', kind: 'dividend', version: 2, topRate: '36.5', lastPaid: '58.00', state: 'active' },
  member: { memberId: 'AAAAAAAAA5', account: 'thu_ha', nickname: null },
};
const show = (answers: Readonly<Record<string, unknown>> = {}) =>
  renderWidget('agent-contract-offer', { ...deskScene(), answers: { [OWN]: own, ...answers } });

describe('agent-contract-offer', () => {
  it('shows an offer beside what counts today', async () => {
    await show();
    expect(await screen.findByText('Dividend, Version 5')).toBeDefined();
    const [tier] = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(tier).toMatch(/^1.*30%28%.*−2 pt$/);
    expect(screen.getByText('Your top rate falls from 42% to 28%.')).toBeDefined();
    expect(screen.getByText('Replaces').parentElement?.textContent).toContain('Version 4');
  });

  it('accepts it, and says from when it counts', async () => {
    const { gateway } = await show({ [ACCEPT]: buildContract({ state: 'active' }) });
    const accept = await screen.findByText('Accept version 5');
    gateway.answer(OWN, buildOwnContracts());
    fireEvent.click(accept);
    expect(await screen.findByText(/^Accepted\. It counts from/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Accept version 5')).toBeNull());
  });

  it('accepts one that ends contracts below only with the agent’s consent', async () => {
    const offers = [buildContract({ ends: [ending] as never })];
    const { gateway } = await show({ [OWN]: { ...own, offers }, [ACCEPT]: buildContract({ state: 'active' }) });
    expect(await screen.findByText('thu_ha')).toBeDefined();
    fireEvent.click(screen.getByText('Accept version 5'));
    expect(screen.getByText('Tick the box to accept.')).toBeDefined();
    expect(gateway.calls).not.toContain(ACCEPT);
    fireEvent.click(screen.getByLabelText(/^I agree that these contracts end/));
    fireEvent.click(screen.getByText('Accept version 5'));
    await waitFor(() => expect(gateway.calls).toContain(ACCEPT));
  });

  it('rejects it with a reason alone', async () => {
    const { gateway } = await show({ '/wps/agent/contracts/9/reject': buildContract({ state: 'rejected' }) });
    fireEvent.click(await screen.findByText('Reject with a reason'));
    fireEvent.click(screen.getByText('Reject', { selector: 'button' }));
    expect(await screen.findByText('Fill this in.')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Too low' } });
    gateway.answer(OWN, buildOwnContracts());
    fireEvent.click(screen.getByText('Reject', { selector: 'button' }));
    expect(await screen.findByText('Rejected. Your upline is told.')).toBeDefined();
  });

  it('says why an offer cannot be accepted any more', async () => {
    await show({ [ACCEPT]: new GatewayError('contract_closed', 'It changed meanwhile.', 409) });
    fireEvent.click(await screen.findByText('Accept version 5'));
    expect(await screen.findByText('It changed meanwhile.')).toBeDefined();
  });

  it('says that none waits', async () => {
    await show({ [OWN]: buildOwnContracts() });
    expect(await screen.findByText('No offer waits for your answer')).toBeDefined();
  });
});
