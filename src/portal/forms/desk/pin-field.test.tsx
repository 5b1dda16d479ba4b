import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '#portal/testing/render-desk.tsx';
import { PinField } from './pin-field.tsx';

const pin = (value: string, onWrite = vi.fn(), fault?: string) => (
  <PinField name="pin" label="Code" value={value} fault={fault} onWrite={onWrite} onLeave={() => {}} />
);
const boxes = (root: HTMLElement) => [...root.querySelectorAll('i')].map(({ textContent }) => textContent);

it('takes what is pasted, without what is no digit and what is too much', async () => {
  const onWrite = vi.fn();
  await renderDesk(pin('', onWrite));
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '12 34-567' } });
  expect(onWrite).toHaveBeenCalledWith('123456');
});

it('shows a dot for each digit in six boxes, and is one field to screen readers', async () => {
  const { container } = await renderDesk(pin('123'));
  expect(boxes(container)).toEqual(['•', '•', '•', '', '', '']);
  expect(container.querySelectorAll('input')).toHaveLength(1);
  expect(screen.getByLabelText('Code').getAttribute('aria-describedby')).toBe(screen.getByText('6 digits').id);
});

it('says its fault in place of the hint', async () => {
  await renderDesk(pin('1', vi.fn(), 'Six digits, please'));
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('6 digits')).toBeNull();
});
