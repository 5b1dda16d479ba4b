import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SectionBoundary } from './section-boundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

it('leaves out the section that fails, keeps the others and reports once', () => {
  // React logs a caught error by itself.
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  const { container } = render(
    <>
      <SectionBoundary onError={onError}>
        <Broken />
      </SectionBoundary>
      <SectionBoundary onError={onError}>
        <p>whole</p>
      </SectionBoundary>
    </>,
  );
  expect(container.innerHTML).toBe('<p>whole</p>');
  expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual(['broken']);
  expect(said).toHaveBeenCalled();
});
