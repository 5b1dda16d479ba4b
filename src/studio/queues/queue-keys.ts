import type { KeyLine } from '../keys/key-sheet.tsx';

/** The keys of a queue, as their sheet lists them. @param holds whether its requests can be put aside. */
export const queueKeys = (holds: boolean): readonly KeyLine[] => [
  [['J', 'K'], 'keys.move'],
  [['A'], 'keys.approve'],
  [['R'], 'keys.reject'],
  ...(holds ? [[['H'], 'keys.hold'] as const, [['F'], 'keys.filters'] as const] : []),
  [['V'], 'keys.views'],
  [['N'], 'keys.note'],
  [['O'], 'keys.file'],
  [['X'], 'keys.select'],
  [['Z'], 'keys.undo'],
  [['/'], 'keys.search'],
];
