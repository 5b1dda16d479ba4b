/** A program: Fastify alone, answering `/` with the bytes and headers of the file in its first argument. Sends its port to its parent. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** One answer, as it is handed to the program: the bytes in base64. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareAnswer;
const bytes = Buffer.from(body, 'base64');
const app = Fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(bytes));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit());
