import { type ContractName, isContractName } from '#gateway/kit/contract-validator.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Groups calls in the API description; a route without is not described. */
    tags?: readonly string[];
    summary?: string;
    /** Other forms that the value of a success may have. */
    alsoAnswers?: readonly ContractReference[];
  }
}

/**
 * How a route names a schema: as the API description will, so that one marker serves both validating and describing.
 */
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
