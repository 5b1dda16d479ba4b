import type { Validator } from '#contracts/generated/validators.js';
import * as validators from '#contracts/generated/validators.js';

type NameOf<Key> = Key extends `validate${infer Name}` ? Name : never;

/** The title of a schema in `schemas/`. */
export type ContractName = NameOf<keyof typeof validators>;

const validatorsByName = new Map(Object.entries(validators));

/** The generated, eval-free validator of a contract. */
export function validatorOf(name: ContractName): Validator<unknown> {
  const validator = validatorsByName.get(`validate${name}`);
  if (typeof validator !== 'function') throw new Error(`there is no contract ${name}`);
  return validator;
}

/** Whether a text is the title of a schema. */
export function isContractName(name: string): name is ContractName {
  return validatorsByName.has(`validate${name}`);
}
