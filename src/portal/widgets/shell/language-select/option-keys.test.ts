import { describe, expect, it } from 'vitest';
import { languageTyped, optionAfter } from './option-keys.ts';

const twoColumns = { count: 27, columns: 2, isRightToLeft: false };

describe('optionAfter', () => {
  it('goes round up and down, and to either end', () => {
    expect(optionAfter({ ...twoColumns, key: 'ArrowDown', at: 26 })).toBe(0);
    expect(optionAfter({ ...twoColumns, key: 'ArrowUp', at: 0 })).toBe(26);
    expect(optionAfter({ ...twoColumns, key: 'Home', at: 9 })).toBe(0);
    expect(optionAfter({ ...twoColumns, key: 'End', at: 9 })).toBe(26);
  });

  it('goes across to the same line of the other column, and stays where there is none', () => {
    expect(optionAfter({ ...twoColumns, key: 'ArrowRight', at: 3 })).toBe(17);
    expect(optionAfter({ ...twoColumns, key: 'ArrowLeft', at: 17 })).toBe(3);
    expect(optionAfter({ ...twoColumns, key: 'ArrowRight', at: 13 })).toBe(13);
    expect(optionAfter({ ...twoColumns, key: 'ArrowLeft', at: 3, isRightToLeft: true })).toBe(17);
    expect(optionAfter({ ...twoColumns, key: 'ArrowRight', at: 3, columns: 1 })).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    expect(optionAfter({ ...twoColumns, key: 'PageDown', at: 3 })).toBeUndefined();
  });
});

describe('languageTyped', () => {
  it('reads letters without their accents, and names in English', () => {
    expect(languageTyped('tie', ['EN', 'VI', 'AR'], 0)).toBe(1);
    expect(languageTyped('arab', ['EN', 'VI', 'AR'], 0)).toBe(2);
    expect(languageTyped('z', ['EN', 'VI', 'AR'], 0)).toBe(-1);
  });
});
