import { serviceFetch } from '#gateway/kit/service-fetch.ts';

const PATIENCE_MS = 10_000;

/** A call that was refused; `code` is the refusal's own, or the status where there is none. */
export class BotRefusal extends Error {
  constructor(readonly code: string) {
    super(`a demo bot was refused: ${code}`);
    this.name = 'BotRefusal';
  }
}

/** A game as lists name it. */
export interface ListedGame {
  readonly vassalage: string;
  readonly gameCode: string;
}

/** A game that is open for a bot. */
export interface OpenGame {
  readonly game: ListedGame;
  /** Plays one round with the game's usual bet. Throws BotRefusal. */
  spin(requestId: string): Promise<void>;
}

/** The slots that a site lists first. */
export async function listSlots(siteUrl: string, most: number): Promise<readonly ListedGame[]> {
  const query = new URLSearchParams({ gameType: 'RNG', pageSize: String(most) });
  const { games } = valueIn(await ask(`${siteUrl}/wps/relay/GCSGAME_gameList?${query}`));
  return listIn(games).flatMap(({ vassalage, gameCode, isGame }) =>
    isGame === 'GAME' ? [{ vassalage: textIn(vassalage), gameCode: textIn(gameCode) }] : [],
  );
}

/** How many winners the site's board shows. */
export async function countWinners(siteUrl: string): Promise<number> {
  return listIn(valueIn(await ask(`${siteUrl}/wps/relay/ODSFE2_getWinnerBoard`)).list).length;
}

/**
 * Opens a game as a player's browser does: the launch gives an address with a code, and the game's server exchanges it.
 * @throws BotRefusal where the site or the game's server refuses.
 */
export async function openGame(siteUrl: string, token: string, game: ListedGame): Promise<OpenGame> {
  const query = new URLSearchParams({ ...game });
  const launched = valueIn(
    await ask(`${siteUrl}/wps/relay/GCSGAME_launchGame?${query}`, { authorization: `Bearer ${token}` }),
  );
  const { origin, searchParams } = new URL(textIn(launched.url));
  const launch = { integration: searchParams.get('integration'), code: searchParams.get('code') };
  const session = await ask(`${origin}/api/session`, {}, launch);
  const authorization = `Bearer ${textIn(session.token)}`;
  const betMinor = Number(session.defaultBetMinor);
  return {
    game,
    async spin(requestId) {
      await ask(`${origin}/api/spin`, { authorization }, { requestId, betMinor });
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** A GET, or a POST where there is a body. */
async function ask(address: string, headers: Record<string, string> = {}, body?: object): Promise<Fields> {
  const response = await serviceFetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = fieldsIn(await response.json().catch(() => ({})));
  if (!response.ok) throw new BotRefusal(typeof answer.code === 'string' ? answer.code : String(response.status));
  return answer;
}

function valueIn({ value }: Fields): Fields {
  return fieldsIn(value);
}

function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsIn) : [];
}

function textIn(value: unknown): string {
  if (typeof value !== 'string') throw new BotRefusal('unexpected_answer');
  return value;
}
