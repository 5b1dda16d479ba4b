/** The vendor and the code of a game as calls and documents name it: `PG:tomb-of-anubis`. */
export function gameOfKey(key: string): { readonly vendor: string; readonly gameCode: string } {
  const colon = key.indexOf(':');
  return { vendor: key.slice(0, colon), gameCode: key.slice(colon + 1) };
}
