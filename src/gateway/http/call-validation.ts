import type { FastifyInstance } from 'fastify';
import type { FieldErrorCode } from '#contracts/errors.ts';
import type { ValidationIssue, Validator } from '#contracts/generated/validators.js';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { contractNameOf } from './contract.ts';

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
 * Lets routes name contracts of `schemas/` in place of schemas. Requests are checked by the generated validators,
 * without coercion: nothing unknown gets through and every fault is named. Answers are written as they are; the tests
 * hold every answer against its contract, so that a live one costs no second check.
 */
export function callValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const name = contractNameOf(schema);
    if (name === undefined) throw new Error(`a route names no contract: ${JSON.stringify(schema)}`);
    const validate = validatorOf(name);
    return httpPart === 'querystring'
      ? (given: unknown) => checkQuery(validate, given)
      : (given: unknown) => checked(given, issuesOf(validate, given));
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}

/** The result of a check: the value to use, or the refusal. */
type Checked = { readonly value: unknown } | { readonly error: DomainError };

/** Checks the query of a call by its contract. */
export function checkQuery(validate: Validator<unknown>, given: unknown): Checked {
  const value = withoutEmptyValues(given);
  const issues = issuesOf(validate, value);
  // An empty value is none, but its name is still one that the call must know.
  if (value !== given) issues.push(...issuesOf(validate, given).filter(isUnknownName));
  return checked(value, issues);
}

function checked(value: unknown, issues: readonly ValidationIssue[]): Checked {
  if (issues.length > 0) return { error: new DomainError('invalid_request', { fields: fieldsOf(issues) }) };
  const faults = unstorableFields(value);
  return faults === null ? { value } : { error: new DomainError('invalid_request', { fields: faults }) };
}

/** Characters that PostgreSQL rejects: NUL and lone surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Fields with text that the database cannot store; null where there are none. */
export function unstorableFields(value: unknown): Record<string, FieldErrorCode> | null {
  if (typeof value !== 'object' || value === null) return null;
  const faulty = Object.entries(value).filter(([, text]) => typeof text === 'string' && UNSTORABLE.test(text));
  return faulty.length === 0 ? null : Object.fromEntries(faulty.map(([name]) => [name, 'wrong_format'] as const));
}

/** A query without its empty values (`vendor=&page=2`), which count as not given; the very same when it has none. */
function withoutEmptyValues(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !Object.values(query).includes('')) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function issuesOf(validate: Validator<unknown>, value: unknown): ValidationIssue[] {
  return validate(value) ? [] : [...(validate.errors ?? [])];
}

function isUnknownName({ keyword }: ValidationIssue): boolean {
  return keyword === 'additionalProperties';
}

/** The first fault of each field; later ones mostly follow from it. */
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
