import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fundsPath } from '#portal/data/funds-queries.ts';
import { buildFunds } from '#portal/testing/build-funds.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const path = fundsPath('EN');
const show = (scene: WidgetScene<'consolidated-funds'> = {}) =>
  renderWidget('consolidated-funds', { member: buildMember(), ...scene });

describe('consolidated-funds', () => {
  it('shows the main wallet, the balances with studios, and the total', async () => {
    const { root } = await show();
    await screen.findByText('Main wallet');
    expect(root()?.textContent).toBe('Total€125.50Main wallet€100.00With studios€25.50');
  });

  it('shows the main wallet alone where it serves all studios', async () => {
    const { root } = await show({ answers: { [path]: buildFunds({ isSingle: true, wallets: [], total: '100.00' }) } });
    await screen.findByText('Main wallet');
    expect(root()?.textContent).toBe('Main wallet€100.00');
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildFunds());
    fireEvent.click(again);
    expect(await screen.findByText('€125.50')).toBeDefined();
  });

  it('asks for nothing while nobody is known to be signed in', async () => {
    const { gateway } = await renderWidget('consolidated-funds', { isSessionUnknown: true });
    expect(gateway.calls).toEqual([]);
  });
});
