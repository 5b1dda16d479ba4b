import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

const open = (onCancel?: () => void) => {
  renderDesk(
    <ConfirmDialog title="Sure?" action="Yes" isBusy={false} onConfirm={() => {}} {...(onCancel && { onCancel })}>
      It is shown once.
    </ConfirmDialog>,
  );
  return screen.getByRole('dialog', { hidden: true });
};

it('leaves by Escape where it may be left', () => {
  const onCancel = vi.fn();
  expect(fireEvent.keyDown(open(onCancel), { key: 'Escape' })).toBe(false);
  expect(onCancel).toHaveBeenCalledOnce();
});

it('stays open until it is answered where that is the only way on', () => {
  const dialog = open();
  // A prevented Escape never closes the dialog.
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  fireEvent(dialog, new Event('close'));
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(2);
});
