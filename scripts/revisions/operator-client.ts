import type {
  MadePublication,
  OperatorSites,
  PushedRevision,
  PushRevision,
  RevisionSources,
  SiteRevisions,
} from '#contracts/generated/contracts.ts';

/** A refusal of the gateway, in its own words. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';

  constructor(
    readonly code: string,
    message: string,
    /** One line for each fault of refused documents. */
    readonly problems: readonly string[],
  ) {
    super(message);
  }
}

/** The operator's calls to a running gateway. */
export type OperatorClient = ReturnType<typeof operatorClient>;

/**
 * @param origin of the gateway, such as `http://localhost:8080`.
 * Every call throws OperatorRefusal for a refusal, and an error that names the origin where nothing answers.
 */
export function operatorClient(origin: string, token: string) {
  async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${origin}/wps/operator/sites${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`no gateway answers at ${origin}: start it, or name another one with --url`, { cause: error });
    });
    if (response.ok) return response;
    const refusal = (await response.json().catch(() => ({}))) as {
      code?: string;
      message?: string;
      problems?: string[];
    };
    const { code = String(response.status), message = 'the gateway refused the call', problems = [] } = refusal;
    throw new OperatorRefusal(code, message, problems);
  }

  async function value<Value>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Value> {
    const envelope = (await (await call(method, path, body)).json()) as { value: Value };
    return envelope.value;
  }

  return {
    sites: () => value<OperatorSites>('GET', ''),
    revisions: (siteId: string) => value<SiteRevisions>('GET', `/${siteId}/revisions`),
    sources: (siteId: string, revision: number) => value<RevisionSources>('GET', `/${siteId}/revisions/${revision}`),
    asset: async (siteId: string, digest: string): Promise<Buffer> =>
      Buffer.from(await (await call('GET', `/${siteId}/assets/${digest}`)).arrayBuffer()),
    push: (siteId: string, push: PushRevision) => value<PushedRevision>('POST', `/${siteId}/revisions`, push),
    publish: (siteId: string, revision: number, over: number | undefined) =>
      value<MadePublication>('POST', `/${siteId}/publish`, { revision, ...(over !== undefined && { over }) }),
    rollBack: (siteId: string, revision: number | undefined) =>
      value<MadePublication>('POST', `/${siteId}/rollback`, { ...(revision !== undefined && { revision }) }),
  };
}
