import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may come as the form of a page does, besides as JSON. */
    form?: boolean;
  }
}

/**
 * Takes `application/x-www-form-urlencoded` on the routes that say so; a name that is given twice is a list, and so of
 * the wrong type.
 */
export function formBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (request.routeOptions.config.form !== true) throw new DomainError('unsupported_media_type');
      const given = new URLSearchParams(body);
      return Object.fromEntries(
        [...new Set(given.keys())].map((name) => {
          const values = given.getAll(name);
          return [name, values.length === 1 ? values[0] : values];
        }),
      );
    },
  );
}
