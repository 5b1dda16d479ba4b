import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gameOfKey } from '#contracts/game-key.ts';
import {
  validateArcadeAccountQuery,
  validateArcadeAccountTransfer,
  validateArcadeRoomsQuery,
  validateVendorFreeSpins,
  validateVendorPlayLimits,
  validateVendorRoundViewCall,
  validateVendorSessionEnds,
  validateWalletRoundsQuery,
} from '#contracts/generated/validators.js';
import { checkedBody } from '../checked-body.ts';
import { GameRefusal } from '../game-refusal.ts';
import { betLadder } from '../games/bet-ladder.ts';
import type { MatchHall } from '../matches/match-hall.ts';
import { type MatchRoom, roomsOf } from '../matches/match-rooms.ts';
import { grantSpins } from '../play/granted-spins.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { RoundViewCodes } from '../play/round-view-codes.ts';
import { roundToView } from '../play/view-round.ts';
import { accountBalance, applyTransfer } from '../store/account-store.ts';
import { endOperatorSessions } from '../store/ended-session-store.ts';
import { listRounds } from '../store/listed-rounds.ts';
import { keepNonce } from '../store/nonce-store.ts';
import type { Store } from '../store/open-store.ts';
import { holdTo } from '../store/play-limit-store.ts';
import type { OperatorKeys } from '../wallet/operator-keys.ts';
import { listedRound } from './listed-round.ts';

const PAGE_SIZE = 500;

interface OperatorParts {
  readonly real: PlayParts;
  readonly codes: RoundViewCodes;
  readonly store: Store;
  readonly keys: OperatorKeys;
  readonly matches: Pick<MatchHall, 'seated'>;
  readonly clock: () => Date;
}

interface OperatorCall {
  Params: { integration: string };
  Body: unknown;
}

/** Refused before anything is read: the caller does not have the integration's key. */
class WrongSignature extends Error {
  readonly statusCode = 403;
}

/**
 * Calls of operators' servers, each signed with the key of its integration: the rounds as we have them, a page that
 * shows one of them, and money that lies with us.
 */
export function operatorRoutes(
  app: FastifyInstance,
  { real, codes, store, keys, matches, clock }: OperatorParts,
): void {
  app.register(async (operators) => {
    // The signature is over the bytes as they came, so that a body is read only after it is known whose it is.
    operators.removeContentTypeParser('application/json');
    operators.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    operators.addHook<OperatorCall>('preHandler', async (request) => {
      const { integration } = request.params;
      const call = { method: request.method, path: request.url, body: String(request.body ?? '') };
      const checked = keys.check(integration, call, request.headers.authorization, clock());
      if (checked === null || !keepNonce(store, integration, checked, clock().getTime()))
        throw new WrongSignature('The signature is missing or wrong, or was used before.');
    });

    operators.post<OperatorCall>('/operators/:integration/balance', async (request) => {
      const { user_id: userId, currency } = checkedBody(validateArcadeAccountQuery, parsedBody(request));
      return { balance: accountBalance(store, { integration: request.params.integration, userId, currency }) };
    });

    operators.post<OperatorCall>('/operators/:integration/limits', async (request) => {
      const asked = checkedBody(validateVendorPlayLimits, parsedBody(request));
      const owner = { integration: request.params.integration, userId: asked.user_id, currency: asked.currency };
      holdTo(store, owner, { version: asked.version, maxBet: asked.max_bet, maxStaked: asked.max_staked });
      return { balance: accountBalance(store, owner) };
    });

    operators.post<OperatorCall>('/operators/:integration/end-sessions', async (request) => {
      const { session_ids: sessionIds, reason } = checkedBody(validateVendorSessionEnds, parsedBody(request));
      endOperatorSessions(store, request.params.integration, { sessionIds, reason }, clock().getTime());
      return {};
    });

    operators.post<OperatorCall>('/operators/:integration/free-spins', async (request, reply) => {
      const asked = checkedBody(validateVendorFreeSpins, parsedBody(request));
      const granted = grantSpins(real, request.params.integration, asked);
      if (granted !== null) return granted;
      return reply.code(409).send({ code: 201, message: 'The grant_id was used for other free spins.' });
    });

    operators.post<OperatorCall>('/operators/:integration/round-view', async (request) => {
      const asked = checkedBody(validateVendorRoundViewCall, parsedBody(request));
      const player = { integration: request.params.integration, userId: asked.user_id };
      const { id: roundId } = roundToView(real, player, asked.round_id);
      const { language, origin, currency_symbol: currencySymbol, currency_decimals: currencyDecimals } = asked;
      const viewer = { language, origin, currencySymbol, currencyDecimals };
      const code = codes.give({ player, roundId, viewer }, clock().getTime());
      // Relative: the operator knows at which address players reach the games.
      return { url: `round?${new URLSearchParams({ code, language })}` };
    });

    for (const [operation, sign] of [
      ['deposit', 1],
      ['withdraw', -1],
    ] as const) {
      operators.post<OperatorCall>(`/operators/:integration/${operation}`, async (request, reply) => {
        const {
          user_id: userId,
          currency,
          amount,
          transfer_id: transferId,
        } = checkedBody(validateArcadeAccountTransfer, parsedBody(request));
        const owner = { integration: request.params.integration, userId, currency };
        const outcome = applyTransfer(store, owner, { transferId, amount: amount * sign }, clock().getTime());
        if (outcome.kind === 'done') return { balance: outcome.balance };
        if (outcome.kind === 'mismatch')
          return reply.code(409).send({ code: 201, message: 'The transfer_id was used for another transfer.' });
        return reply
          .code(422)
          .send({ code: 100, message: 'The account does not hold so much.', balance: outcome.balance });
      });
    }

    operators.get<OperatorCall & { Querystring: unknown }>('/operators/:integration/rooms', async ({ query }) => {
      const asked = checkedBody(validateArcadeRoomsQuery, query);
      const key = gameOfKey(asked.game);
      const game = real.games.find(key.vendor, key.gameCode);
      if (game === undefined || game.kind === 'slot' || game.match === undefined)
        throw new GameRefusal('not_found', 'The game has no rooms.');
      const { betsMinor } = betLadder(game, { code: asked.currency, decimals: Number(asked.decimals) });
      const seated = matches.seated(key, asked.currency);
      return { rooms: roomsOf(betsMinor).map((room) => toldRoom(room, seated)) };
    });

    operators.get<OperatorCall & { Querystring: unknown }>(
      '/operators/:integration/rounds',
      async ({ params, query }) => {
        const { from, to, cursor } = checkedBody(validateWalletRoundsQuery, query);
        const range = { from: Date.parse(from), to: Date.parse(to), after: Number(cursor ?? 0), limit: PAGE_SIZE };
        const rounds = listRounds(store, params.integration, range);
        const last = rounds.length === PAGE_SIZE ? rounds.at(-1) : undefined;
        return { rounds: rounds.map(listedRound), ...(last && { next_cursor: String(last.number) }) };
      },
    );
  });
}

/** A room as the site's gateway reads it. */
const toldRoom = ({ id, name, stakesMinor }: MatchRoom, seated: ReadonlyMap<number, number>) => ({
  room_id: id,
  name,
  min_bet: stakesMinor[0],
  max_bet: stakesMinor.at(-1),
  seated: stakesMinor.reduce((people, stake) => people + (seated.get(stake) ?? 0), 0),
});

function parsedBody({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
