import { beforeEach, expect, test } from 'vitest';
import { moveBetweenGroups } from './move-between-groups.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div role="group"><button id="red" tabindex="-1"></button><button id="black" tabindex="0"></button>
      <div role="group"><button id="inner"></button></div></div>
    <div role="group"><span></span></div>
    <div role="radiogroup"><button id="chip"></button></div>
    <div class="bar"><button id="menu"></button></div>`;
});

const moves = (...backwards: readonly boolean[]): readonly (string | undefined)[] =>
  backwards.map((isBack) => {
    moveBetweenGroups(document, isBack);
    return document.activeElement?.id;
  });

test('goes from group to group and around, to the one stop of each', () => {
  expect(moves(false, false, false, false)).toEqual(['black', 'chip', 'menu', 'black']);
});

test('goes back with Shift, from the last one where the focus is on none', () => {
  expect(moves(true, true, true, true)).toEqual(['menu', 'chip', 'black', 'menu']);
});
