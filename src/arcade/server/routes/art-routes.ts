import type { FastifyInstance } from 'fastify';
import { artVersion, drawGamePicture, PICTURE_NAMES } from '#arcade/art/game-art.ts';
import type { ArcadeGames } from '../games/arcade-games.ts';
import { BoundedCache } from './bounded-cache.ts';

/** A game's pictures are some 20 files of 5 to 60 kB; so many bytes hold those of about fifty games. */
const CACHED_CHARACTERS = 24 * 1024 * 1024;

const FILES: ReadonlyMap<string, string> = new Map(PICTURE_NAMES.map((name) => [`${name}.svg`, name]));

/** The pictures of games, drawn when they are asked for. An address with a version is the same picture for ever. */
export function artRoutes(app: FastifyInstance, games: ArcadeGames): void {
  const cache = new BoundedCache(CACHED_CHARACTERS);
  app.get<{ Params: { vendor: string; gameCode: string; file: string }; Querystring: { v?: unknown } }>(
    '/art/:vendor/:gameCode/:file',
    async ({ params: { vendor, gameCode, file }, query }, reply) => {
      const name = FILES.get(file);
      const game = name === undefined ? undefined : games.find(vendor, gameCode);
      if (name === undefined || game === undefined) return reply.callNotFound();
      const key = `${vendor}:${gameCode}:${name}`;
      const picture = cache.get(key) ?? drawGamePicture(game.art, name) ?? '';
      cache.set(key, picture);
      const keep = query.v === artVersion() ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      return reply.type('image/svg+xml; charset=utf-8').header('cache-control', keep).send(picture);
    },
  );
}
