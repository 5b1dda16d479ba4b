import type { GamesService, IsVendorUp, Launching } from '#gateway/areas/games/games.ts';
import {
  type AuthenticateVendor,
  type FundsOfMembers,
  type TakeExchange,
  type TransferParts,
  transferFunds,
} from '#gateway/areas/money/money.ts';
import type { RoundViews } from '#gateway/areas/records/records.ts';
import type { Database } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { consolidatedFunds } from './consolidated-funds.ts';
import { takeExchange } from './exchange-launch.ts';
import { listRooms } from './list-rooms.ts';
import { startGame } from './start-game.ts';
import { viewRound } from './view-round.ts';

interface PlayFlowParts {
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly games: GamesService;
  readonly isVendorUp: IsVendorUp;
  readonly keys: VendorKeys;
  readonly authenticate: AuthenticateVendor;
  readonly transfers: TransferParts;
  readonly clock: () => Date;
}

/** The flows of play that routes of games, money and records call. */
export function playFlows(parts: PlayFlowParts) {
  const { database, sites, games, isVendorUp, keys, authenticate, transfers, clock } = parts;
  const launching: Launching = {
    start: (site, asked) => startGame({ database, games, isVendorUp, clock }, site, asked),
    rooms: (site, language, asked) => listRooms({ database, games, keys }, site, language, asked),
  };
  const funds: FundsOfMembers = {
    transfer: (site, memberId, request) => transferFunds(transfers, site, memberId, request),
    consolidated: (site, language, memberId) => consolidatedFunds({ ...transfers, games }, site, language, memberId),
  };
  const exchange: TakeExchange = (call) => takeExchange({ database, sites, authenticate, clock }, call);
  const views: RoundViews = (site, asked) => viewRound({ database, keys }, site, asked);
  return { launching, funds, exchange, views };
}
