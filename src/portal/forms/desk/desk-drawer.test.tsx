import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderDesk } from '#portal/testing/render-desk.tsx';
import { WithDrawer } from './desk-drawer.styles.ts';
import { DeskDrawer } from './desk-drawer.tsx';

const page = (onClose: () => void) => (
  <WithDrawer $isOpen>
    <button type="button">A row</button>
    <DeskDrawer label="bao_tran" head="bao_tran" onClose={onClose}>
      <button type="button">Inside</button>
    </DeskDrawer>
  </WithDrawer>
);

describe('DeskDrawer', () => {
  it('stands beside the page where there is room, and leaves the focus there', async () => {
    const onClose = vi.fn();
    await renderDesk(page(onClose), { media: ['(min-width: 1280px)'] });
    const drawer = screen.getByRole('complementary', { name: 'bao_tran' });
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByText('A row').closest('[inert]')).toBeNull();
    fireEvent.keyDown(drawer, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes and keeps the focus over the page where there is none, and closes on Escape', async () => {
    const onClose = vi.fn();
    const { unmount } = await renderDesk(page(onClose));
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'bao_tran' }));
    expect(screen.getByText('A row').closest('[inert]')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(document.body.className).toBe('');
  });
});
