import type { Game, LanguageCode, LaunchedGame } from '#contracts/generated/contracts.ts';
import { assertIdentity } from '#gateway/areas/accounts/accounts.ts';
import type { GamesService, IsVendorUp } from '#gateway/areas/games/games.ts';
import { insertLaunch, launchAddress } from '#gateway/areas/games/games.ts';
import { pageOfLottery } from '#gateway/areas/lottery/lottery.ts';
import {
  assertMayGoOn,
  findExclusion,
  findIntegration,
  hasToComeBack,
  type Integration,
  vendorMemberId,
} from '#gateway/areas/money/money.ts';
import type { SiteTransaction, TenantDatabase } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import { DomainError } from '../kit/domain-error.ts';
import type { PublishedSite } from '../kit/published-site.ts';

/** A code that nobody exchanged by then opens nothing (design of the house, "Sessions"). */
const GOOD_FOR_MS = 60_000;

/** The dependencies of a launch. */
export interface StartGameParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly games: Pick<GamesService, 'findStartable'>;
  readonly isVendorUp: IsVendorUp;
  readonly clock: () => Date;
}

/** The game to start. */
export interface GameToStart {
  readonly vassalage: string;
  /** Left out: the vendor's first game. */
  readonly gameCode: string | undefined;
  readonly mode: 'real' | 'trial';
  /** Set where the game has to be one against other players. */
  readonly gameCategory?: 'PVP';
  readonly roomId?: string | undefined;
  readonly language: LanguageCode;
  /** Of the page that shows it. */
  readonly origin: string;
  /** Null for a guest, who may try games for nothing. */
  readonly session: Session | null;
}

/**
 * Starts a game: gives its address with a code that its vendor exchanges, once and within a minute, for who plays
 * (specification, section 4, "Starting a game"). A free trial knows no member and no wallet.
 * @throws DomainError `game_not_found`, `trial_not_supported`, `play_excluded` where the member is kept from playing,
 *   for nothing too, `identity_check_needed`, `play_time_reached`, `reality_check_due`, `vendor_holds_no_limits`
 *   where the vendor keeps the wallet and cannot hold a limit of the member, `vendor_maintenance` where the site has
 *   switched the vendor off, `game_disabled` where it has switched the game off, or `vendor_unavailable` where the
 *   vendor does not answer.
 */
export async function startGame(
  { database, games, isVendorUp, clock }: StartGameParts,
  site: PublishedSite,
  asked: GameToStart,
): Promise<LaunchedGame> {
  const { vassalage, mode, language, origin, session, roomId } = asked;
  const found = await games.findStartable(site, language, asked);
  if (found === undefined || (asked.gameCategory && asked.gameCategory !== found.gameCategory))
    throw new DomainError('game_not_found');
  const { game } = found;
  if (mode === 'trial' && game.supportPlay !== 0) throw new DomainError('trial_not_supported');
  const integrationId = `${site.id}.${vassalage}`;
  const integration = await database.forSite(site.id, async (tx) => {
    const integrated = await findIntegration(tx, site.id, integrationId);
    if (session !== null) await assertMayPlay(tx, site, { memberId: session.memberId, mode, integrated, at: clock() });
    return integrated;
  });
  const page = pageOfLottery({ vassalage, gameCode: game.gameCode });
  // A lottery is a page of the site, without a session at a vendor.
  if (page !== null) return launched(game, { url: `${origin}${page}`, sessionId: '', mode });
  assertServed(integration, { gameType: found.gameType, gameCode: found.game.gameCode });
  const { gameUrl, serverUrl } = integration.settings;
  if (serverUrl !== undefined && !(await isVendorUp(serverUrl))) throw new DomainError('vendor_unavailable');

  const player = mode === 'real' ? session : null;
  if (mode === 'real' && player === null) throw new DomainError('not_logged_in');
  const launchedAt = clock();
  const { gameSessionId, code } = await database.forSite(site.id, async (tx) => {
    // Creates the vendor's id for the member before the vendor asks for it.
    if (player !== null) await vendorMemberId(tx, site.id, integrationId, player.memberId);
    return insertLaunch(tx, site.id, {
      integrationId,
      gameCode: game.gameCode,
      mode,
      memberId: player?.memberId ?? null,
      sessionDigest: player?.tokenDigest ?? null,
      language,
      origin,
      launchedAt,
      expiresAt: new Date(launchedAt.getTime() + GOOD_FOR_MS),
    });
  });
  const { gameCode } = game;
  const cdns = site.site.launchGameCDNs ?? [];
  const url = launchAddress({ gameUrl, cdns, vassalage, gameCode, integrationId, code, language, roomId });
  return launched(game, { url, sessionId: gameSessionId, mode });
}

/** The answer for a game that starts. */
function launched(game: Game, opened: Pick<LaunchedGame, 'url' | 'sessionId' | 'mode'>): LaunchedGame {
  const { nodeId, vassalage, gameCode, gameType, gameName, vendorName, iconUrl } = game;
  return { ...opened, nodeId, vassalage, gameCode, gameType, gameName, vendorName, iconUrl };
}

/**
 * Refuses whoever is kept from playing, and play for money out of a wallet of the vendor's own where the vendor cannot
 * hold a limit of the member. Bets are judged again when they come.
 */
async function assertMayPlay(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  {
    memberId,
    mode,
    integrated,
    at,
  }: {
    readonly memberId: string;
    readonly mode: GameToStart['mode'];
    readonly integrated: Integration | undefined;
    readonly at: Date;
  },
): Promise<void> {
  const player = { siteId, memberId, currency: site.currency.code, zone: site.timeZone, at };
  if ((await findExclusion(tx, player)) !== undefined) throw new DomainError('play_excluded');
  if (mode === 'real') {
    await assertIdentity(tx, { id: siteId, site }, memberId, 'play');
    await assertMayGoOn(tx, { site }, player);
  }
  if (mode === 'real' && integrated?.wallet === 'transfer' && (await hasToComeBack(tx, player, integrated)))
    throw new DomainError('vendor_holds_no_limits');
}

/** Refuses a game that its vendor does not serve, with the reason. */
function assertServed(
  integration: Integration | undefined,
  { gameType, gameCode }: { readonly gameType: string; readonly gameCode: string },
): asserts integration is Integration {
  if (integration === undefined) throw new DomainError('game_not_found');
  const { gameTypes, games = [], closedGames = [] } = integration.settings;
  const isServed = gameTypes === undefined || gameTypes.includes(gameType) || games.includes(gameCode);
  if (!isServed) throw new DomainError('game_not_found');
  if (!integration.isEnabled) throw new DomainError('vendor_maintenance');
  if (closedGames.includes(gameCode)) throw new DomainError('game_disabled');
}
