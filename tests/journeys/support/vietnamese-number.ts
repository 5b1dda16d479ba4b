/** A Vietnamese mobile number that no other journey takes. */
export const newVietnameseNumber = (): string =>
  `0912${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
