import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { CopyButton } from './copy-button.tsx';

it('says that it copied', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderDesk(<CopyButton text="7f3a-91" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('7f3a-91');
});

it('says that it could not, where nobody may write to the clipboard', async () => {
  vi.stubGlobal('navigator', {});
  renderDesk(<CopyButton text="7f3a-91" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copy it by hand' });
});
