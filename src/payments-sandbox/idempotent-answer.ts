import { createHash } from 'node:crypto';
import { ApiProblem } from './api-problem.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { textIn } from './store/statements.ts';

/** A call that may be repeated under one key. */
export interface RepeatableCall {
  readonly merchant: string;
  readonly operation: string;
  readonly key: string;
  readonly body: unknown;
}

/**
 * Does the work once for a key and keeps its answer: the same call again gets the same answer.
 * @throws ApiProblem `idempotency_mismatch` where the key was used with another body.
 */
export function idempotentAnswer<Answer>(
  { store, clock }: SandboxParts,
  call: RepeatableCall,
  work: () => Answer,
): Answer {
  const { merchant, operation, key } = call;
  const digest = createHash('sha256')
    .update(JSON.stringify(sorted(call.body)))
    .digest('hex');
  return store.transaction(() => {
    const kept = store.statements.get(
      'select request_digest, answer from idempotency where merchant = ? and operation = ? and key = ?',
      merchant,
      operation,
      key,
    );
    if (kept !== undefined) {
      if (textIn(kept, 'request_digest') === digest) return JSON.parse(textIn(kept, 'answer')) as Answer;
      throw new ApiProblem(
        'idempotency_mismatch',
        'This Idempotency-Key was used with another body.',
        'idempotency-key',
      );
    }
    const answer = work();
    store.statements.run(
      'insert into idempotency (merchant, operation, key, request_digest, answer, created_at) values (?, ?, ?, ?, ?, ?)',
      merchant,
      operation,
      key,
      digest,
      JSON.stringify(answer),
      clock.now(),
    );
    return answer;
  });
}

/** The same value with its properties in order, so that their order in the body makes no difference. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
