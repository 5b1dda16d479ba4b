/** One decimal is a third of a device pixel at the largest size a tile is shown, and keeps the markup small. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** For scale factors, where one decimal would move the far end of a 512-unit path by pixels. */
export function fourDecimals(value: number): number {
  return Math.round(value * 10000) / 10000;
}
