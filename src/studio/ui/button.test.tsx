import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { Button } from './button.tsx';

it('stays in the order of focus and says why it does nothing', () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  renderDesk(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} disabledReason="Only cashiers decide.">
        Approve
      </Button>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Approve/ });
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Only cashiers decide.',
  );
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes no second press while it works', () => {
  const onClick = vi.fn();
  renderDesk(
    <Button onClick={onClick} isBusy>
      Approve
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onClick).not.toHaveBeenCalled();
});
