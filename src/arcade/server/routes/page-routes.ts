import type { FastifyInstance } from 'fastify';
import { pageDocument } from '#arcade/client/page-document.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import type { ClientEntry, ClientFiles } from '../client-files/client-files.ts';
import type { ArcadeGames } from '../games/arcade-games.ts';

interface PageParts {
  readonly games: ArcadeGames;
  readonly client: ClientFiles;
  /** Sources that may frame a game. */
  readonly portals: readonly string[];
}

/**
 * The pages that browsers open: a game and a past round, in a frame of the portal, and the check of rounds, in a window
 * of its own.
 */
export function pageRoutes(app: FastifyInstance, { games, client, portals }: PageParts): void {
  app.get<{ Params: { vendor: string; gameCode: string }; Querystring: { language?: unknown } }>(
    '/play/:vendor/:gameCode',
    async ({ params: { vendor, gameCode }, query }, reply) => {
      const game = games.find(vendor, gameCode);
      if (game === undefined) return reply.callNotFound();
      const entry = await client.entry('game');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', pagePolicy(portals.join(' ')))
        .send(page(game.name, entry, query.language));
    },
  );

  app.get<{ Querystring: { language?: unknown } }>('/round', async ({ query }, reply) => {
    const entry = await client.entry('round');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(portals.join(' ')))
      .send(page('Round', entry, query.language));
  });

  app.get<{ Querystring: { language?: unknown } }>('/fairness', async ({ query }, reply) => {
    const entry = await client.entry('fairness');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy("'none'"))
      .send(page('Fairness', entry, query.language));
  });

  // Browsers ask every origin for it; pages of the arcade stand in frames and have none.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());

  app.get<{ Params: { file: string } }>('/client/:file', async ({ params: { file } }, reply) => {
    const found = await client.read(file);
    if (found === undefined) return reply.callNotFound();
    return reply
      .type(found.type)
      .header('cache-control', client.isImmutable ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(Buffer.from(found.contents));
  });
}

/** Everything comes from the arcade itself; nothing runs that it did not send, and nobody frames a page but portals. */
function pagePolicy(frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

function page(title: string, entry: ClientEntry, asked: unknown): string {
  const language = typeof asked === 'string' && Object.hasOwn(languages, asked) ? (asked as LanguageCode) : 'EN';
  const { tag, direction } = languages[language];
  return pageDocument({ title, tag, direction, language, ...entry });
}
