import type { FastifyReply, FastifyRequest } from 'fastify';

/** For routes whose answer is for one visitor alone, as an `onRequest` hook: no cache keeps it. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
