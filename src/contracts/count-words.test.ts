import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it.each([
  ['', 0],
  ['  … !? ', 0],
  ['One line, two.', 3],
  ['Không có gì ở đây', 5],
  ['لا شيء هنا', 3],
])('counts the words of %s', (text, words) => {
  expect(countWords(text)).toBe(words);
});

it('counts words where none are written apart', () => {
  expect(countWords('游戏打不开了')).toBeGreaterThan(1);
  expect(countWords('เกมเปิดไม่ได้')).toBeGreaterThan(1);
});
