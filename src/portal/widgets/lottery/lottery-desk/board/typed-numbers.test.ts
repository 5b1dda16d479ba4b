import { describe, expect, it } from 'vitest';
import { readNumbers } from './typed-numbers.ts';

const hundred = { from: 0, to: 99, digits: 2 };

describe('readNumbers', () => {
  it('reads numbers however they are parted, and fills them up', () => {
    expect(readNumbers('07, 58;9\n21 - 3', hundred).numbers).toEqual(['07', '58', '09', '21', '03']);
  });

  it('cuts a run of digits where it comes out even', () => {
    expect(readNumbers('075821', hundred).numbers).toEqual(['07', '58', '21']);
    expect(readNumbers('07582', hundred).faults).toEqual(['07582']);
    expect(readNumbers('12345678', { from: 0, to: 9999, digits: 4 }).numbers).toEqual(['1234', '5678']);
  });

  it('names what is no number, and what came twice', () => {
    expect(readNumbers('12 ab 48 12 1x', { from: 1, to: 45, digits: 2 })).toEqual({
      numbers: ['12'],
      faults: ['ab', '48', '1x'],
      repeated: ['12'],
    });
  });

  it('reads Arabic digits', () => {
    expect(readNumbers('٠٧ ٥٨', hundred).numbers).toEqual(['07', '58']);
  });
});
