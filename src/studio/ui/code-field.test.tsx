import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { CodeField } from './code-field.tsx';

function Form({ onComplete }: { readonly onComplete?: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onWrite={setCode} {...(onComplete && { onComplete })} />;
}

const write = (text: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value: text } });
const written = () => (screen.getByLabelText('Code') as HTMLInputElement).value;

it('takes a pasted code with spaces and tells that it is whole', () => {
  const onComplete = vi.fn();
  renderDesk(<Form onComplete={onComplete} />);
  write(' 123 456\n');
  expect(written()).toBe('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('takes digits alone, and six of them', () => {
  const onComplete = vi.fn();
  renderDesk(<Form onComplete={onComplete} />);
  write('12a-');
  expect(written()).toBe('12');
  expect(onComplete).not.toHaveBeenCalled();
  write('123456789');
  expect(written()).toBe('123456');
});

it('is one field to assistive technology, filled in by the device', () => {
  renderDesk(<Form />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByLabelText('Code')).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
});

it('says what is wrong to whoever is in the field', () => {
  renderDesk(<CodeField label="Code" value="1" onWrite={() => {}} error="The code has six digits." />);
  const field = screen.getByLabelText('Code');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The code has six digits.',
  );
});
