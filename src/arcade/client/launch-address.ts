/**
 * The parameters in the address of a game's page: the integration that sent the player, the one-use code that opens a
 * session, and the room that the player chose.
 */
export interface LaunchAddress {
  readonly integration: string;
  readonly code: string;
  readonly language: string;
  readonly room?: string;
}

/**
 * Takes the launch out of the page's address, so that neither the history nor a reload nor a referrer keeps the code.
 * Null when the page was opened without one.
 */
export function takeLaunchAddress(
  location: Pick<Location, 'search' | 'pathname'>,
  history: Pick<History, 'replaceState'>,
): LaunchAddress | null {
  const query = new URLSearchParams(location.search);
  history.replaceState(null, '', location.pathname);
  const integration = query.get('integration');
  const code = query.get('code');
  if (integration === null || code === null) return null;
  const room = query.get('room');
  return { integration, code, language: query.get('language') ?? 'EN', ...(room !== null && { room }) };
}
