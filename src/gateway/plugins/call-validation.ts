import type { FastifyInstance } from 'fastify';
import type { FieldErrorCode } from '#contracts/errors.ts';
import type { ValidationIssue } from '#contracts/generated/validators.js';
import { contractNameOf, validatorOf } from '#gateway/contract.ts';
import { DomainError } from '#gateway/domain-error.ts';

/** Which code each keyword of a schema answers with. Any other keyword is about the value's form. */
const CODE_BY_KEYWORD: Readonly<Record<string, FieldErrorCode>> = {
  additionalProperties: 'unknown_field',
  required: 'required',
  type: 'wrong_type',
  enum: 'not_allowed_value',
  const: 'not_allowed_value',
  minLength: 'too_short',
  minItems: 'too_short',
  maxLength: 'too_long',
  maxItems: 'too_long',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
};

/**
 * Lets routes name contracts of `schemas/` in place of schemas. Requests are checked by the generated validators, without
 * coercion: nothing unknown gets through and every fault is named. Answers are written as they are; the tests hold every answer
 * against its contract, so that a live one costs no second check.
 */
export function callValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => {
    const name = contractNameOf(schema);
    if (name === undefined) throw new Error(`a route names no contract: ${JSON.stringify(schema)}`);
    const validate = validatorOf(name);
    return (value: unknown) => {
      if (validate(value)) return { value };
      return { error: new DomainError('invalid_request', { fields: fieldsOf(validate.errors ?? []) }) };
    };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}

/** What is wrong, by field; the first fault of each, since the others mostly follow from it. */
export function fieldsOf(issues: readonly ValidationIssue[]): Record<string, FieldErrorCode> {
  const fields: Record<string, FieldErrorCode> = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    fields[field] ??= CODE_BY_KEYWORD[issue.keyword] ?? 'wrong_format';
  }
  return fields;
}

/** The field by its path with dots; `body` stands for the value as a whole. */
function fieldOf({ instancePath, params }: ValidationIssue): string {
  const name = params.additionalProperty ?? params.missingProperty;
  const path = instancePath.split('/').slice(1);
  if (typeof name === 'string') path.push(name);
  return path.join('.') || 'body';
}
