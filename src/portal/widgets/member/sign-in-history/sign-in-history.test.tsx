import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInsPath } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSignIns } from '#portal/testing/build-security.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const member = buildMember();
const first = signInsPath(1, 5);

describe('sign-in-history', () => {
  it('tells when, where and how, page by page', async () => {
    await renderWidget('sign-in-history', { member });
    await screen.findByRole('heading', { name: 'Recent sign-ins' });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/^Firefox, WindowsPassword192\.0\.2\.11 Jun 2025/);
    expect(rows[1]).toMatch(/^Unknown device/);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('192.0.2.6')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('192.0.2.12')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  it('turns no pages where there is one, and says when there is nothing', async () => {
    const { unmount } = await renderWidget('sign-in-history', { member, answers: { [first]: buildSignIns(1, 5, 3) } });
    await screen.findByText('192.0.2.3');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    await renderWidget('sign-in-history', { member, answers: { [first]: buildSignIns(1, 5, 0) } });
    expect(await screen.findByText('No sign-ins yet')).toBeDefined();
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const { gateway } = await renderWidget('sign-in-history', { member, answers: { [first]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(first, buildSignIns(1, 5));
    fireEvent.click(again);
    expect(await screen.findByText('192.0.2.1')).toBeDefined();
  });
});
