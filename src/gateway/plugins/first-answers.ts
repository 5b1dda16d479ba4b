import { crc32 } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressBlock } from '#gateway/address-block.ts';
import { type ContractName, validatorOf } from '#gateway/contract.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { acceptedEncoding } from '#gateway/pages/accepted-encoding.ts';
import { plainAddress } from '#gateway/trusted-proxies.ts';
import { checkQuery } from './call-validation.ts';
import { setCallHeaders } from './envelope.ts';
import { isInProcess } from './in-process-calls.ts';
import { LEAST_COMPRESSED_BYTES, setKeptHeaders, type TextAnswer } from './kept-answer.ts';
import { LIMITS } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    firstAnswer?: FirstAnswer;
  }
}

/** Makes the answer of a request at once; undefined where its route has to be gone. */
type FirstAnswer = (request: FastifyRequest) => TextAnswer | undefined;

/** So many of the addresses that were asked for last are remembered, by their checksums. */
const REMEMBERED = 4_096;
const MINUTE_MS = 60_000;
/** From so many visitors on in a minute, their counts begin anew. */
const MOST_VISITORS = 50_000;

/**
 * The `config` of a route whose answers are made from memory in a moment and are the same for everybody.
 * @param make is given a query that the contract allows; undefined, or a refusal that it throws, leaves the request to the route.
 */
export function firstAnswer<Query>(
  name: ContractName,
  make: (request: FastifyRequest, query: Query) => TextAnswer | undefined,
): { readonly firstAnswer: FirstAnswer } {
  const validate = validatorOf(name);
  return {
    firstAnswer: (request) => {
      const checked = checkQuery(validate, request.query);
      if ('error' in checked) return undefined;
      try {
        return make(request, checked.value as Query);
      } catch (error) {
        if (error instanceof DomainError) return undefined;
        throw error;
      }
    },
  };
}

/**
 * Answers what has not been asked for lately before limits, checks and serializers look at it, where that costs no more than they do:
 * most searches are asked once. Such answers are not kept. Whatever is unusual about a request leaves it to its route: a fault, a tag, an answer to
 * compress, a visitor who asks for more than the limit of reading, and what was asked for lately, so that it is kept from then on.
 */
export function firstAnswers(
  app: FastifyInstance,
  { factor, clock }: { readonly factor: number; readonly clock: () => Date },
): void {
  const lately = new Int32Array(REMEMBERED);
  const visitors = new VisitorCounts(Math.ceil(LIMITS.read * factor), clock);

  function answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const make = request.routeOptions.config.firstAnswer;
    const { raw } = request;
    if (make === undefined || raw.method !== 'GET' || request.site === null) return false;
    if (raw.headers['if-none-match'] !== undefined || isInProcess(request)) return false;
    const checksum = crc32(request.originalUrl);
    const place = checksum % REMEMBERED;
    const wasAsked = lately[place] === (checksum | 0);
    lately[place] = checksum;
    if (wasAsked || !visitors.mayAsk(request)) return false;
    const made = make(request);
    if (made === undefined || isCompressed(request, made)) return false;
    setCallHeaders(request, reply);
    setKeptHeaders(reply, made.etag);
    reply.hijack();
    reply.raw.writeHead(200, headersOf(reply, made));
    reply.raw.end(made.bytes, 'latin1');
    return true;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!answer(request, reply)) done();
  });
}

function isCompressed({ raw }: FastifyRequest, { bytes }: TextAnswer): boolean {
  const accepted = raw.headers['accept-encoding'];
  return accepted !== undefined && bytes.length > LEAST_COMPRESSED_BYTES && acceptedEncoding(accepted) !== 'identity';
}

/** Names and values in turn, as Node takes them. */
function headersOf(reply: FastifyReply, { bytes }: TextAnswer): string[] {
  const given = reply.getHeaders();
  const headers: string[] = [];
  for (const name in given) headers.push(name, String(given[name]));
  headers.push('content-length', String(bytes.length));
  return headers;
}

/** How many first answers each visitor had in this minute. */
class VisitorCounts {
  private readonly byAddress = new Map<string, { count: number }>();
  private readonly byBlock = new Map<string, { count: number }>();
  private beganAtMs = 0;

  constructor(
    private readonly most: number,
    private readonly clock: () => Date,
  ) {}

  mayAsk(request: FastifyRequest): boolean {
    const nowMs = this.clock().getTime();
    if (nowMs - this.beganAtMs >= MINUTE_MS || nowMs < this.beganAtMs || this.byAddress.size >= MOST_VISITORS) {
      this.beganAtMs = nowMs;
      this.byAddress.clear();
      this.byBlock.clear();
    }
    const visitor = this.visitor(request.ip);
    visitor.count += 1;
    return visitor.count <= this.most;
  }

  /** All addresses of a household count as one, as they do for the limits. */
  private visitor(address: string): { count: number } {
    const known = this.byAddress.get(address);
    if (known !== undefined) return known;
    const block = addressBlock(plainAddress(address));
    const counted = this.byBlock.get(block) ?? { count: 0 };
    this.byBlock.set(block, counted);
    this.byAddress.set(address, counted);
    return counted;
  }
}
