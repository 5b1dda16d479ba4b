/** Grounds of accounts' letters at the desk: each carries white text. */
export const faceTints = [
  '#0B7C6C',
  '#AE4A10',
  '#4F3FE0',
  '#B0246A',
  '#2E6FD8',
  '#7A45D6',
  '#8A5A00',
  '#3B6B35',
] as const;
