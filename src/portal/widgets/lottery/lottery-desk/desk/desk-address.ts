/** The query of a page with another game, or another view of the desk. What else it says stays. */
export function deskSearch(
  search: string,
  { gameCode, view }: { readonly gameCode?: string; readonly view: 'betting' | 'lobby' },
): string {
  const query = new URLSearchParams(search);
  if (gameCode !== undefined) query.set('gameCode', gameCode);
  if (view === 'lobby') query.set('view', 'lobby');
  else query.delete('view');
  const text = query.toString();
  return text === '' ? '?' : `?${text}`;
}
