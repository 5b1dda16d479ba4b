/** @jsxImportSource preact */
import { afterEach, expect, test } from 'vitest';
import { mountElement } from './mount-element.ts';

// The document is shared by the tests of every file.
afterEach(() => document.body.replaceChildren());

function Line({ text, isBold }: { readonly text: string; readonly isBold: boolean }) {
  return (
    <p>
      {isBold && <strong>Note</strong>}
      {text}
    </p>
  );
}

function mountBetweenOthers() {
  const mounted = mountElement(Line, { text: 'one', isBold: false }, HTMLParagraphElement);
  const [before, after] = [document.createElement('i'), document.createElement('b')];
  document.body.replaceChildren(before, mounted.element, after);
  return mounted;
}

test('changes an element in its place among others, and keeps what was not changed', () => {
  const { element, change } = mountBetweenOthers();
  change({ isBold: true });
  change({ text: 'two' });
  expect(document.body.innerHTML).toBe('<i></i><p><strong>Note</strong>two</p><b></b>');
  expect(document.querySelector('p')).toBe(element);
});

test('removes its own element only', () => {
  mountBetweenOthers().remove();
  expect(document.body.innerHTML).toBe('<i></i><b></b>');
});

test('refuses a component with another root', () => {
  expect(() => mountElement(Line, { text: '', isBold: false }, HTMLDialogElement)).toThrow('HTMLDialogElement');
});
