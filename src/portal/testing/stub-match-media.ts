import { vi } from 'vitest';

/** Gives the document a screen, which jsdom has not: the media queries that hold are the given ones. */
export function stubMatchMedia(...holding: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holding.includes(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
