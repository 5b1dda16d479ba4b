import type { ErrorBody } from '#contracts/generated/contracts.ts';

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

type Method = 'GET' | 'POST' | 'PUT';

/**
 * Calls to a running gateway as its operator.
 * @param origin of the gateway, such as `http://localhost:8080`.
 * Every call throws OperatorRefusal for a refusal, and an error that names the origin where no answer comes: it says so
 * when the gateway may have done what it was asked for all the same.
 */
export function operatorCall(origin: string, token: string) {
  /**
   * @param body is sent as JSON; text as a compact JWE.
   * @param further headers of this call alone.
   */
  async function call(
    method: Method,
    path: string,
    body?: unknown,
    further: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const isSealed = typeof body === 'string';
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': isSealed ? 'application/jose' : 'application/json' }),
      ...further,
    };
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: isSealed ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(withoutAnswer(error, method, origin), { cause: error });
    });
    if (response.ok) return response;
    const refusal = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
    const { code = String(response.status), message = 'the gateway refused the call', problems = [] } = refusal;
    const fields = Object.entries(refusal.fields ?? {}).map(([name, fault]) => `${name}: ${fault.message}`);
    throw new OperatorRefusal(code, message, [...problems, ...fields]);
  }

  async function value<Value>(
    method: Method,
    path: string,
    body?: unknown,
    further: Readonly<Record<string, string>> = {},
  ): Promise<Value> {
    const envelope = (await (await call(method, path, body, further)).json()) as { value: Value };
    return envelope.value;
  }

  return { call, value };
}

/** Codes of `fetch` for a call that never reached a gateway. */
const NEVER_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function withoutAnswer(error: unknown, method: Method, origin: string): string {
  const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown };
  const mayBeDone = method !== 'GET' && !(code === undefined || NEVER_SENT.has(code));
  return mayBeDone
    ? `the answer of ${origin} got lost, and it may have done what it was asked for: look with list before you try again`
    : `no gateway answers at ${origin}: start it, or name another one with --url`;
}
