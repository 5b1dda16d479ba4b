import type {
  ErrorBody,
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
    /** One line for each fault of refused documents, and for each field of the call that is wrong. */
    readonly problems: readonly string[],
  ) {
    super(message);
  }
}

/** The operator's calls to a running gateway. */
export type OperatorClient = ReturnType<typeof operatorClient>;

/**
 * @param origin of the gateway, such as `http://localhost:8080`.
 * Every call throws OperatorRefusal for a refusal, and an error that names the origin where no answer comes: it says so when the
 * gateway may have done what it was asked for all the same.
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
      throw new Error(withoutAnswer(error, method, origin), { cause: error });
    });
    if (response.ok) return response;
    const refusal = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
    const { code = String(response.status), message = 'the gateway refused the call', problems = [] } = refusal;
    const fields = Object.entries(refusal.fields ?? {}).map(([name, fault]) => `${name}: ${fault.message}`);
    throw new OperatorRefusal(code, message, [...problems, ...fields]);
  }

  async function value<Value>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Value> {
    const envelope = (await (await call(method, path, body)).json()) as { value: Value };
    return envelope.value;
  }

  return {
    sites: () => value<OperatorSites>('GET', ''),
    /** A page of a site's revisions, counted from 1: the newest come first. */
    revisions: (siteId: string, pageNo = 1) =>
      value<SiteRevisions>('GET', `/${siteId}/revisions${pageNo === 1 ? '' : `?pageNo=${pageNo}`}`),
    sources: (siteId: string, revision: number) => value<RevisionSources>('GET', `/${siteId}/revisions/${revision}`),
    asset: async (siteId: string, digest: string): Promise<Buffer> =>
      Buffer.from(await (await call('GET', `/${siteId}/assets/${digest}`)).arrayBuffer()),
    push: (siteId: string, push: PushRevision) => value<PushedRevision>('POST', `/${siteId}/revisions`, push),
    publish: (siteId: string, revision: number, over: number | undefined) =>
      value<MadePublication>('POST', `/${siteId}/publish`, { revision, ...(over !== undefined && { over }) }),
    rollBack: (siteId: string, revision: number | undefined, over: number | undefined) =>
      value<MadePublication>('POST', `/${siteId}/rollback`, {
        ...(revision !== undefined && { revision }),
        ...(over !== undefined && { over }),
      }),
  };
}

/** Codes of `fetch` for a call that never reached a gateway. */
const NEVER_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function withoutAnswer(error: unknown, method: 'GET' | 'POST', origin: string): string {
  const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown };
  const mayBeDone = method === 'POST' && !(code === undefined || NEVER_SENT.has(code));
  return mayBeDone
    ? `the answer of ${origin} got lost, and it may have done what it was asked for: look with list before you try again`
    : `no gateway answers at ${origin}: start it, or name another one with --url`;
}
