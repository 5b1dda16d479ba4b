import type { BoardPeriod, LanguageCode, Leaderboard, Prize } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { maskCustomerName } from '#gateway/kit/mask-customer-name.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { presentPrize } from '../grants/prize.ts';
import type { GamesOfRewards } from '../reward-parts.ts';
import type { BoardMemory } from './board-memory.ts';
import { leaderboardSettings, pointMinor } from './rank-members.ts';

/** Rows that are shown. */
const MOST = 20;

interface BoardParts {
  readonly boards: BoardMemory;
  readonly games: GamesOfRewards;
}

/** Who looks at which board. */
interface BoardReader {
  readonly memberId: string;
  readonly language: LanguageCode;
  readonly every?: BoardPeriod | undefined;
}

/**
 * A leaderboard of the present period, with the member's own rank.
 * @throws DomainError `feature_disabled` where the site has none; `invalid_request` for a board that it does not have.
 */
export async function readBoard(
  { boards, games }: BoardParts,
  site: PublishedSite,
  { memberId, language, ...asked }: BoardReader,
): Promise<Leaderboard> {
  const settings = leaderboardSettings(site.site);
  const board = asked.every ? settings.boards.find(({ every }) => every === asked.every) : settings.boards[0];
  if (board === undefined) throw new DomainError('invalid_request', { fields: { every: 'not_allowed_value' } });
  const { every, prizes } = board;
  const { days, ranked } = await boards(site, every);
  const [category] =
    settings.category === undefined ? [] : await games.describeTypes(site, language, [settings.category]);
  const prizeAt = (rank: number) => presentPrize(site.site, prizes[rank - 1] satisfies Prize | undefined);
  const own = ranked.find((member) => member.memberId === memberId);
  const lastWithPrize = ranked.findLast(({ rank }) => rank <= prizes.length);
  return {
    name: textInLanguage(settings.name, language, site.site.languages.default),
    per: minorToDecimal(BigInt(pointMinor(site.site)), site.site.currency.decimals),
    ...{ counts: settings.counts, category: category?.title ?? null },
    ...{ every, boards: settings.boards.map((one) => one.every) },
    endsAt: days.until,
    prizes: prizes.flatMap((prize) => presentPrize(site.site, prize) ?? []),
    rows: ranked.slice(0, MOST).map((member) => {
      const isOwn = member.memberId === memberId;
      const { rank, points, account } = member;
      return { rank, points, name: isOwn ? account : maskCustomerName(account), prize: prizeAt(rank), isOwn };
    }),
    own:
      own === undefined
        ? null
        : {
            ...{ rank: own.rank, points: own.points, prize: prizeAt(own.rank) },
            missing:
              own.rank <= prizes.length || lastWithPrize === undefined ? null : lastWithPrize.points - own.points,
          },
  };
}
