/**
 * A program: Fastify alone, answering each path of the file in its first argument with the bytes and headers that stand
 * there. Sends its port to its parent.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** One answer, as it is handed to the program: the bytes in base64. */
export interface BareAnswer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const answers = new Map(
  lines.map((line) => {
    const { path, headers, body } = JSON.parse(line) as BareAnswer;
    return [path, { headers, bytes: Buffer.from(body, 'base64') }];
  }),
);
const app = Fastify();
app.get('/*', (request, reply) => {
  const answer = answers.get(request.url);
  return answer === undefined ? reply.callNotFound() : reply.headers(answer.headers).send(answer.bytes);
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit());
