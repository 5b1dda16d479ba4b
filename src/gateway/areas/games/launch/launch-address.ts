import type { LanguageCode } from '#contracts/generated/contracts.ts';

/** Parts of the address that starts a game. */
export interface LaunchAddress {
  /** The origin of the vendor's games. */
  readonly gameUrl: string;
  /** Origins from which the site loads games in its place; empty where the site sets none. */
  readonly cdns: readonly string[];
  readonly vassalage: string;
  readonly gameCode: string;
  readonly integrationId: string;
  readonly code: string;
  readonly language: LanguageCode;
  readonly roomId?: string | undefined;
}

/**
 * The address of a game that is started, with the code that opens it once. Of several origins the code, which is
 * random, picks one.
 */
export function launchAddress(launch: LaunchAddress): string {
  const { gameUrl, cdns, vassalage, gameCode, integrationId, code, language, roomId } = launch;
  const origin = cdns.length === 0 ? gameUrl : (cdns[code.charCodeAt(0) % cdns.length] ?? gameUrl);
  const query = new URLSearchParams({
    integration: integrationId,
    code,
    language,
    ...(roomId !== undefined && { room: roomId }),
  });
  const path = `play/${encodeURIComponent(vassalage)}/${encodeURIComponent(gameCode)}`;
  return `${origin.replace(/\/$/, '')}/${path}?${query}`;
}
