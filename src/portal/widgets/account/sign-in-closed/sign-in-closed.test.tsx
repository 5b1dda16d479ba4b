import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ModalCloseProvider } from '#portal/actions/modal-close.tsx';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { SignInClosedView } from './sign-in-closed.tsx';

it('sign-in-closed explains that accounts are not open yet', async () => {
  await renderWidget('sign-in-closed');
  expect(screen.getByText(/^You can look around already/)).toBeDefined();
});

it('sign-in-closed closes the modal that it stands in', () => {
  const close = vi.fn();
  render(
    <WordsProvider words={createWords('EN', 'EN', portalWords('EN'))}>
      <ModalCloseProvider close={close}>
        <SignInClosedView nodeId="note" />
      </ModalCloseProvider>
    </WordsProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Keep looking around' }));
  expect(close).toHaveBeenCalledTimes(1);
});
