/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { fishRules } from '../rules/fish-rules.ts';
import { fishBoard } from './fish-board.tsx';

const words = await loadWords('EN');

afterEach(() => render(null, document.body));

/** The bolt misses, the net catches both of its fish. */
const chances = [9_650, 0, 0];
const shots = [
  { weapon: 'bolt', fish: ['shark.1.0'] },
  { weapon: 'net', fish: ['clown.2.0', 'tang.3.0'] },
];
const { view, winMinor } = fishRules.play(() => chances.shift() ?? 0, [{ stakeMinor: 20, shots }], 60);

test('shows every shot of a volley: what it cost, what it was aimed at and what it caught', () => {
  showBoard(fishBoard.Board, words, { view, winMinor });
  const rows = [...document.querySelectorAll('.fs-shot')];
  expect(rows.map((row) => row.getAttribute('data-caught'))).toEqual(['false', 'true']);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Bolt$0.20SharkGot away',
    'Net$0.40Clownfish×5 · +$1.00Surgeonfish×8 · +$1.60',
  ]);
});

test('shows nothing before the volley was fired', () => {
  showBoard(fishBoard.Board, words, {});
  expect(document.body.textContent).toBe('');
});

test('tells screen readers what came out, and states the return and every value in its rules', () => {
  expect(fishBoard.outcome(view, words)).toBe('Shots: 2. Caught: 2.');
  const { paragraphs, pays } = fishBoard.rules(words);
  expect(paragraphs[0]).toContain('96.50%');
  expect(pays).toHaveLength(13);
  expect(pays.at(-1)).toEqual(['Boss', '×100 – ×500']);
});
