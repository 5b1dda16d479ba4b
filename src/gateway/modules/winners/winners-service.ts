import type { LanguageCode, WinnerBoard, WinnerEntry } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { maskCustomerName } from './mask-customer-name.ts';
import { listLargestWins } from './winners-repository.ts';

/** The specification's limit of the board, section 9. */
const MOST_WINNERS = 20;

/** What the board shows of a game. */
export interface WinnerGame {
  readonly nodeId: string;
  readonly vassalage: string;
  readonly gameName: string;
  readonly iconUrl: string;
}

/** Finds a game that the site offers; undefined for one that it does not, or no longer. */
export type FindGame = (site: PublishedSite, language: LanguageCode, nodeId: string) => Promise<WinnerGame | undefined>;

/** The winner board: real settled rounds, largest win first, names masked (specification, sections 3 and 7). */
export function winnersService(database: Pick<TenantDatabase, 'forSite'>, findGame: FindGame) {
  return {
    /** @param limit how many at most; never more than the board's own limit. */
    async board(site: PublishedSite, language: LanguageCode, limit = MOST_WINNERS): Promise<WinnerBoard> {
      const { code, decimals } = site.site.currency;
      const rows = await database.forSite(site.id, (tx) =>
        listLargestWins(tx, site.id, { currency: code, limit: Math.min(limit, MOST_WINNERS) }),
      );
      const entries = rows.map(async (row): Promise<WinnerEntry | null> => {
        const game = await findGame(site, language, row.node_id);
        if (game === undefined) return null;
        return {
          vo: {
            id: row.winner_id,
            nodeId: game.nodeId,
            vassalage: game.vassalage,
            gameName: game.gameName,
            iconUrl: game.iconUrl,
            customerName: maskCustomerName(row.customer_name),
            winAmount: minorToDecimal(BigInt(row.win_amount_minor), decimals),
          },
        };
      });
      return { list: (await Promise.all(entries)).filter((entry) => entry !== null) };
    },
  };
}

export type WinnersService = ReturnType<typeof winnersService>;
