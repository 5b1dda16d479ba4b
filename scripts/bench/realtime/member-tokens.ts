/** The tokens of so many members: the server that is measured knows them, and its clients sign in with them. */
export const memberTokens = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `bench-${String(index).padStart(37, '0')}`);
