import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('guest-actions opens the forms to log in and to register', async () => {
  const { commands } = await renderWidget('guest-actions');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(commands.openModal.mock.calls).toEqual([['login'], ['register']]);
});
