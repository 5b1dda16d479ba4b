type FavouritesByAccount = Readonly<Record<string, readonly string[]>>;

/** The favourites stored in the browser; none where the stored text is malformed. */
function readMap(kept: string): FavouritesByAccount {
  try {
    const map: unknown = JSON.parse(kept);
    if (map === null || typeof map !== 'object' || Array.isArray(map)) return {};
    return Object.fromEntries(
      Object.entries(map).map(([account, codes]) => [
        account,
        Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : [],
      ]),
    );
  } catch {
    return {};
  }
}

/** The favourites of an account in a map by account, as a browser keeps it. */
export const favouritesIn = (kept: string, account: string): readonly string[] => {
  const map = readMap(kept);
  return Object.hasOwn(map, account) ? (map[account] ?? []) : [];
};

/** The map with one more favourite of an account, or one less. Those of other accounts stay. */
export function withFavourite(kept: string, account: string, gameCode: string): string {
  const own = favouritesIn(kept, account);
  const codes = own.includes(gameCode) ? own.filter((code) => code !== gameCode) : [...own, gameCode];
  return JSON.stringify({ ...readMap(kept), [account]: codes });
}
