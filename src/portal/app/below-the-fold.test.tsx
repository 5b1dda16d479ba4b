import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BELOW_STYLE_ID, belowCss, layOutBelow } from './below-the-fold.ts';

const idle: Array<() => void> = [];
const styleNow = () => document.getElementById(BELOW_STYLE_ID) as HTMLStyleElement | null;
const leftNow = (): string | undefined => (styleNow()?.sheet?.cssRules[0] as CSSStyleRule | undefined)?.selectorText;

function openPage(sections: number): void {
  document.head.innerHTML = `<style id="${BELOW_STYLE_ID}">${belowCss}</style>`;
  document.body.innerHTML = `<main>${'<section></section>'.repeat(sections)}</main>`;
}

describe('what is below the fold', () => {
  beforeEach(() => {
    idle.length = 0;
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  });

  it('is laid out one section in each idle moment, and the footer last', () => {
    openPage(9);
    layOutBelow();
    const left: Array<string | undefined> = [];
    for (let next = idle.shift(); next; next = idle.shift()) {
      left.push(leftNow());
      next();
    }
    expect(left).toEqual(['7', '8', '9'].map((first) => `main>:nth-child(n+${first})`));
    expect(styleNow()).toBeNull();
  });

  it('is nothing on a short page', () => {
    openPage(3);
    layOutBelow();
    idle.shift()?.();
    expect(styleNow()).toBeNull();
  });

  it('is nothing where the page was not prerendered', () => {
    document.head.innerHTML = '';
    layOutBelow();
    expect(idle).toEqual([]);
  });
});
