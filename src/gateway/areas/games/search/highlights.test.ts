import { describe, expect, it } from 'vitest';
import { foldText, foldWithOrigins } from './fold-text.ts';
import { Highlighter, type Match } from './highlights.ts';

const highlights = (name: string, typed: string, isGuess = false): Match[] =>
  new Highlighter(foldText(typed), isGuess).in(foldWithOrigins(name));

const marked = (name: string, typed: string, isGuess = false): string[] =>
  highlights(name, typed, isGuess).map(([start, end]) => name.slice(start, end));

describe('highlighting', () => {
  it.each([
    ['Tomb of Anubis', 'anub', ['Anub']],
    ['Dragon & Dragon', 'dragon', ['Dragon', 'Dragon']],
    ['Rồng Bay', 'rong b', ['Rồng B']],
    ['Straße', 'strass', ['Straß']],
    ['Kraken’s Bell', 'krakens', ['Kraken’s']],
    ['천둥의 문', '처', ['천']],
    ['مقبرة أنوبيس', 'انوبيس', ['أنوبيس']],
    ['Lucky  Sevens', 'lucky s', ['Lucky  S']],
  ])('marks in %s what %s found', (name, typed, parts) => {
    expect(marked(name, typed)).toEqual(parts);
  });

  it('marks the words of a query one by one where it is nowhere whole', () => {
    expect(marked('Lucky Sevens Deluxe', 'deluxe lucky', true)).toEqual(['Lucky', 'Deluxe']);
  });

  it('marks the whole word that one was meant for', () => {
    expect(marked('Voyage of the Kraken', 'krakn', true)).toEqual(['Kraken']);
  });

  it('marks nothing where another name was found', () => {
    expect(marked('Thủy Quái', 'kraken')).toEqual([]);
    expect(marked('Tumba de Anubis', 'tomb')).toEqual([]);
  });

  it('never leaves the name', () => {
    for (const [start, end] of highlights('ﷺ x', 'صلى'))
      expect([start, end].every((place) => place >= 0 && place <= 3)).toBe(true);
  });
});
