import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BonusDetails } from '#contracts/generated/contracts.ts';
import type * as bonusCalls from '#portal/data/bonus-calls.ts';
import { BONUSES_PATH } from '#portal/data/bonus-queries.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { buildBonus, buildBonuses } from '#portal/testing/build-bonuses.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({}) as { giveUpBonus: ReturnType<typeof stubGivingUp> });
vi.mock('#portal/data/bonus-calls.ts', () => calls);
const stubGivingUp = () => vi.fn<(typeof bonusCalls)['giveUpBonus']>(async () => buildBonuses({ list: [] }));
beforeEach(() => void Object.assign(calls, { giveUpBonus: stubGivingUp() }));

const show = (bonuses: Partial<BonusDetails> = {}, scene: WidgetScene<'bonuses'> = { member: buildMember() }) =>
  renderWidget('bonuses', { address: '/member', ...scene, answers: { [BONUSES_PATH]: buildBonuses(bonuses) } });
/** The marks that keep a number from left to right are no words. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('bonuses', () => {
  it('show how far the active one is, and what waits and ended', async () => {
    const { root } = await show();
    await screen.findByRole('heading', { name: 'Welcome bonus' });
    const text = plain(root()?.textContent);
    expect(text).toContain('Bonus money€42.50');
    expect(text).toContain('€450.00 of €900.00');
    expect(text).toContain('Still to stake: €450.0050%');
    expect(text).toContain('Bets with bonus money up to €5.00');
    expect(text).toContain('Deposit of the weekWaitingBegins after the active one; stakes needed: €900.00');
    expect(text).toContain('For the delayPaid out€12.00 became your own money');
    expect(text).toContain('Bets take your own money first');
    expect(text).toContain('Slots100%Live casino10%');
  });

  it('are given up after a question that says what is lost', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Welcome bonus' });
    press('Give up');
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(plain(dialog.textContent)).toContain('You lose €42.50');
    expect(plain(dialog.textContent)).toContain('Only €450.00 of stakes are missing');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give up', hidden: true }));
    await screen.findByText('No bonuses yet');
    expect(calls.giveUpBonus).toHaveBeenCalledWith('7', 'EN');
  });

  it('say why one cannot be given up', async () => {
    calls.giveUpBonus.mockRejectedValueOnce(new GatewayError('bonus_in_play', 'A round is open.', 409));
    await show({ list: [buildBonus({ isInPlay: true })] });
    await screen.findByText('A round with bonus money is open');
    press('Give up');
    const dialog = await screen.findByRole('dialog', { hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give up', hidden: true }));
    await waitFor(() => expect(dialog.textContent).toContain('A round is open.'));
  });

  it('lead to a deposit where there are none, and need an account', async () => {
    const { unmount } = await show({ list: [] });
    await screen.findByRole('button', { name: 'Deposit' });
    unmount();
    await show({}, {});
    await screen.findByText('Bonuses are for members. Register to get some.');
  });
});
