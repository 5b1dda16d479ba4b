import type { LanguageCode, RoomList, VendorRooms } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { GamesService } from '#gateway/areas/games/games.ts';
import { findIntegration } from '#gateway/areas/money/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { askVendorSigned } from '#gateway/kit/vendor-client.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';

const PATIENCE_MS = 2_000;

interface ListRoomsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly games: Pick<GamesService, 'findStartable'>;
  readonly keys: Pick<VendorKeys, 'open'>;
}

/**
 * The rooms of a game against others, as its vendor tells them at this moment; none where the vendor knows no rooms.
 * @throws DomainError `game_not_found`; `vendor_unavailable` where the vendor says nothing that can be understood.
 */
export async function listRooms(
  { database, games, keys }: ListRoomsParts,
  site: PublishedSite,
  language: LanguageCode,
  asked: { readonly vassalage: string; readonly gameCode: string },
): Promise<RoomList> {
  const found = await games.findStartable(site, language, asked);
  if (found?.gameCategory !== 'PVP') throw new DomainError('game_not_found');
  const { vassalage, gameCode } = found.game;
  const integrationId = `${site.id}.${vassalage}`;
  const integration = await database.forSite(site.id, (tx) => findIntegration(tx, site.id, integrationId));
  if (!integration?.isEnabled) throw new DomainError('vendor_unavailable');
  const { serverUrl } = integration.settings;
  if (serverUrl === undefined) return { rooms: [] };
  const { code: currency, decimals } = site.site.currency;
  const query = new URLSearchParams({ game: `${vassalage}:${gameCode}`, currency, decimals: String(decimals) });
  const { status, text } = await askVendorSigned({
    serverUrl,
    path: `/operators/${integrationId}/rooms?${query}`,
    method: 'GET',
    timeoutMs: PATIENCE_MS,
    key: await keys.open(integrationId, integration.keySealed),
  }).catch((error: unknown) => {
    throw new DomainError('vendor_unavailable', { cause: error });
  });
  if (status === 404) return { rooms: [] };
  const inCurrency = (amountMinor: number): string => minorToDecimal(BigInt(amountMinor), decimals);
  return {
    rooms: roomsIn(status, text).map((room) => ({
      roomId: room.room_id,
      name: room.name,
      minBet: inCurrency(room.min_bet),
      maxBet: inCurrency(room.max_bet),
      seated: room.seated,
    })),
  };
}

function roomsIn(status: number, text: string): VendorRooms['rooms'] {
  try {
    const body: unknown = status === 200 ? JSON.parse(text) : undefined;
    if (validatorOf('VendorRooms')(body)) return (body as VendorRooms).rooms;
  } catch (error) {
    throw new DomainError('vendor_unavailable', { cause: error });
  }
  throw new DomainError('vendor_unavailable');
}
