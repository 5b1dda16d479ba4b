import { expect, test, vi } from 'vitest';
import { listenForKeys } from './listen-for-keys.ts';

/** A page of its own for each test, so that none hears another's keys. */
function page(content = '') {
  const own = document.implementation.createHTMLDocument();
  own.body.innerHTML = content;
  const wishes = { press: vi.fn(), leave: vi.fn() };
  listenForKeys(own, wishes);
  const key = (name: string, on = 'body', more: KeyboardEventInit = {}): void => {
    own.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }));
  };
  return { key, ...wishes };
}

test('Escape asks to leave the game, from its controls too, and once for a key that is held', () => {
  const { key, leave, press } = page('<button></button>');
  key('Escape');
  key('Escape', 'button');
  key('Escape', 'body', { repeat: true });
  expect(leave).toHaveBeenCalledTimes(2);
  expect(press).not.toHaveBeenCalled();
});

test('Escape closes an open sheet alone', () => {
  const { key, leave } = page('<dialog open><button></button></dialog>');
  key('Escape', 'dialog button');
  key('Escape');
  expect(leave).not.toHaveBeenCalled();
});

test('Space and Enter press the game, and on a control that control', () => {
  const { key, press } = page('<button></button>');
  key(' ');
  key('Enter');
  key('Enter', 'button');
  key('a');
  expect(press).toHaveBeenCalledTimes(2);
});
