import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parse } from 'fast-querystring';
import { pathOf } from '#gateway/http/request-path.ts';

/** A request that the framework has not seen, named as the framework names it. */
export class EarlyRequest {
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
  readonly path: string;
  private values: Readonly<Record<string, unknown>> | undefined;

  constructor(readonly raw: IncomingMessage) {
    const { headers, url = '/' } = raw;
    this.headers = headers;
    this.url = url;
    this.path = pathOf(url);
  }

  /** Values by name, read as the framework reads them. */
  get query(): Readonly<Record<string, unknown>> {
    this.values ??= parse(this.url.slice(this.path.length + 1));
    return this.values;
  }
}
