import { render } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useCurrentInRow } from './current-in-row.ts';

const at = (left: number, width: number) => () => new DOMRect(left, 0, width, 40);

/** A row of 300 pixels whose entries are 100 wide, each as far along as the row is scrolled. */
function Row({ current }: { readonly current: number }) {
  const row = useRef<HTMLUListElement>(null);
  useCurrentInRow(row, String(current));
  const place = (entry: HTMLLIElement | null): void => {
    if (entry)
      entry.getBoundingClientRect = () => at(Number(entry.value) * 100 - (row.current?.scrollLeft ?? 0), 100)();
  };
  const box = (list: HTMLUListElement | null): void => {
    row.current = list;
    if (list) list.getBoundingClientRect = at(0, 300);
  };
  return (
    <ul ref={box}>
      {[0, 1, 2, 3, 4, 5].map((number) => (
        <li key={number} value={number} ref={place} {...(number === current && { 'aria-current': 'page' })}>
          {number}
        </li>
      ))}
    </ul>
  );
}

describe('the current entry of a row', () => {
  it('is brought to the middle when it is out of sight, on either side, and left where it can be seen', () => {
    const { container, rerender } = render(<Row current={2} />);
    const scrolled = () => container.querySelector('ul')?.scrollLeft;
    expect(scrolled()).toBe(0);
    rerender(<Row current={4} />);
    expect(scrolled()).toBe(300);
    rerender(<Row current={5} />);
    expect(scrolled()).toBe(300);
    rerender(<Row current={1} />);
    expect(scrolled()).toBe(0);
  });
});
