import type { Validator } from '#contracts/generated/validators.js';
import * as validators from '#contracts/generated/validators.js';

declare module 'fastify' {
  interface FastifySchema {
    /** Groups calls in the API description; a route without is not described. */
    tags?: readonly string[];
    summary?: string;
    /** Other forms that the value of a success may have. */
    alsoAnswers?: readonly ContractReference[];
  }
}

type NameOf<Key> = Key extends `validate${infer Name}` ? Name : never;

/** The title of a schema in `schemas/`. */
export type ContractName = NameOf<keyof typeof validators>;

/** How a route names a schema: as the API description will, so that one marker serves both validating and describing. */
export interface ContractReference {
  readonly $ref: `#/components/schemas/${string}`;
}

/** Points a route at a schema of `schemas/`. */
export function contract(name: ContractName): ContractReference {
  return { $ref: `#/components/schemas/${name}` };
}

const PREFIX = '#/components/schemas/';

/** The name that a reference carries; undefined for anything that is no reference to a contract. */
export function contractNameOf(schema: unknown): ContractName | undefined {
  if (typeof schema !== 'object' || schema === null || !('$ref' in schema) || typeof schema.$ref !== 'string')
    return undefined;
  const name = schema.$ref.slice(PREFIX.length);
  return schema.$ref.startsWith(PREFIX) && isContractName(name) ? name : undefined;
}

/** The generated, eval-free validator of a contract. */
export function validatorOf(name: ContractName): Validator<unknown> {
  const validator = validatorsByName.get(`validate${name}`);
  if (typeof validator !== 'function') throw new Error(`there is no contract ${name}`);
  return validator;
}

const validatorsByName = new Map(Object.entries(validators));

function isContractName(name: string): name is ContractName {
  return validatorsByName.has(`validate${name}`);
}
