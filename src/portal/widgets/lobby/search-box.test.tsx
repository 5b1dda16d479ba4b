import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { SearchBox } from './search-box.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = createWords('EN', 'EN', { 'search.clear': 'Clear' });
const box = (value: string, onSearch: (search: string) => void) => (
  <WordsProvider words={words}>
    <SearchBox label="Search" placeholder="Game" value={value} onSearch={onSearch} />
  </WordsProvider>
);
const type = (text: string): void => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  act(() => void vi.advanceTimersByTime(250));
};

it('keeps the typed text while an earlier search comes back late', () => {
  const onSearch = vi.fn();
  const { rerender } = render(box('', onSearch));
  type('d');
  type('dr');
  rerender(box('d', onSearch));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'dr');
  rerender(box('dr', onSearch));
  type('dra');
  expect(onSearch.mock.calls.flat()).toEqual(['d', 'dr', 'dra']);
});

it('takes over a search that comes from elsewhere, such as an entry of the history', () => {
  const onSearch = vi.fn();
  const { rerender } = render(box('', onSearch));
  type('dragon');
  rerender(box('dragon', onSearch));
  rerender(box('tiger', onSearch));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'tiger');
  rerender(box('dragon', onSearch));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'dragon');
  expect(onSearch.mock.calls.flat()).toEqual(['dragon']);
});
