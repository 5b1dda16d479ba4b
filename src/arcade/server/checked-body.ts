import type { ValidationIssue, Validator } from '#contracts/generated/validators.js';
import { invalidRequest } from './game-refusal.ts';

/**
 * A body that keeps to its schema.
 * @throws GameRefusal `invalid_request` naming each field and what is wrong with it.
 */
export function checkedBody<Body>(validate: Validator<Body>, body: unknown): Body {
  if (validate(body)) return body;
  throw invalidRequest(fieldsOf(validate.errors ?? []));
}

function fieldsOf(issues: readonly ValidationIssue[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ instancePath, keyword, params, message }) => {
      const property = params.missingProperty ?? params.additionalProperty;
      const field = typeof property === 'string' ? property : instancePath.slice(1) || 'body';
      const problem =
        keyword === 'required'
          ? 'is missing'
          : keyword === 'additionalProperties'
            ? 'is unknown'
            : (message ?? 'is wrong');
      return [field, problem];
    }),
  );
}
