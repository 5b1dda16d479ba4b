import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profitPath } from '#portal/data/record-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildProfit } from '#portal/testing/build-records.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const show = (scene: WidgetScene<'profit'> = {}) => renderWidget('profit', { member: buildMember(), ...scene });
const today = dayAt(Date.now(), 'Europe/Madrid');
const path = profitPath({ from: daysBefore(today, 13), to: today, by: 'day' }, 'EN');
const chart = () => screen.findByRole('group', { name: 'Net result over time' });

describe('profit', () => {
  it('shows what fourteen days come to', async () => {
    const { gateway } = await show();
    const sums = (await screen.findByText('Staked')).closest('dl');
    expect(sums?.textContent).toBe(
      'Net result+€37.50Staked€61.4015 betsReturned€98.90161.1% of stakes' +
        'Rebates and bonuses€21.30not in the net resultDeposits less withdrawals€150.00',
    );
    expect(gateway.calls.filter((one) => one.startsWith('/wps/member/profit'))).toEqual([path]);
  });

  it('says nothing of payments on a site of play coins', async () => {
    await show({
      site: { currency: { code: 'MC', symbol: 'MC', decimals: 0, symbolPosition: 'after', isPlay: true } },
    });
    await chart();
    expect(screen.queryByText('Deposits less withdrawals')).toBeNull();
  });

  it('has a column for every day that says what it shows', async () => {
    await show();
    const columns = within(await chart()).getAllByRole('img');
    expect(columns).toHaveLength(14);
    expect(columns[6]?.getAttribute('aria-label')).toBe('26 May, plus €58.90, 14 bets');
    expect(columns[9]?.getAttribute('aria-label')).toBe('29 May, minus €21.40, 1 bet');
    expect(columns[0]?.getAttribute('aria-label')).toBe('20 May, €0.00, 0 bets');
  });

  it('is one stop of the keyboard, through which arrows lead, from left to right in every language', async () => {
    await show({ language: 'AR' });
    const columns = within(await screen.findByRole('group', { name: /الصافية/ })).getAllByRole('img');
    expect(columns.filter((one) => one.getAttribute('tabindex') === '0')).toEqual([columns.at(-1)]);
    columns.at(-1)?.focus();
    for (const key of ['ArrowLeft', 'ArrowLeft']) fireEvent.keyDown(document.activeElement ?? document, { key });
    expect(document.activeElement).toBe(columns[11]);
    fireEvent.keyDown(columns[11] ?? document, { key: 'Home' });
    expect(document.activeElement).toBe(columns[0]);
    expect(columns.filter((one) => one.getAttribute('tabindex') === '0')).toEqual([columns[0]]);
  });

  it('tells the figures of a column that is pointed at', async () => {
    await show();
    const [, , , , , , won] = within(await chart()).getAllByRole('img');
    fireEvent.pointerEnter(won ?? document);
    expect(screen.getByText('Mon 26 May').parentElement?.textContent).toBe(
      'Mon 26 May+€58.9014 betsStaked€40.00Running total+€58.90',
    );
    fireEvent.pointerLeave(won ?? document);
    expect(screen.queryByText('Mon 26 May')).toBeNull();
  });

  it('lists the categories, and games that left the catalogue', async () => {
    await show();
    await screen.findByRole('heading', { name: 'By category' });
    const items = screen.getAllByRole('listitem').filter((one) => one.textContent?.includes('staked'));
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Slots+€58.90€40.00 staked',
      'Other games−€21.40€21.40 staked',
    ]);
  });

  it('asks for weeks, and for a year by months', async () => {
    const { gateway } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Week' }));
    await waitFor(() => expect(gateway.calls.at(-1)).toContain('by=week'));
    fireEvent.click(screen.getByRole('button', { name: 'Day' }));
    fireEvent.click(screen.getByRole('button', { name: '12 months' }));
    await waitFor(() => expect(gateway.calls.at(-1)).toContain('by=month'));
  });

  it('says that there were no bets, and that it could not be loaded', async () => {
    const totals = { ...buildProfit().totals, bets: 0 };
    const { unmount } = await show({ answers: { [path]: buildProfit('day', { totals }) } });
    expect(await screen.findByText('No bets in these days')).toBeDefined();
    unmount();
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildProfit());
    fireEvent.click(again);
    await chart();
  });
});
