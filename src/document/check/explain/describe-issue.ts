import type { Action } from '#contracts/generated/contracts.ts';
import type { ValidationIssue } from '#contracts/generated/validators.js';
import { withSuggestion } from '#document/nearest-name.ts';
import { meaningOfPattern } from './pattern-meanings.ts';

const actions: Record<Action['do'], true> = {
  navigate: true,
  openModal: true,
  launchGame: true,
  launchVendor: true,
  openResource: true,
  openCustomerService: true,
  signOut: true,
  toggleMenu: true,
};

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

/** The fault and its correction, without the place. */
export interface Sentence {
  readonly wrong: string;
  readonly right: string;
}

/** Says one issue of a validator in plain words. */
export function describeIssue({ keyword, params }: ValidationIssue, value: unknown): Sentence {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'type':
      return { wrong: `${show(value)} is not ${kindOf(params.type)}`, right: `give ${kindOf(params.type)}` };
    case 'required':
      return { wrong: `${show(params.missingProperty)} is missing`, right: `add ${show(params.missingProperty)}` };
    case 'additionalProperties':
      return { wrong: `${show(params.additionalProperty)} is not known here`, right: 'take it out' };
    case 'enum':
      return oneOf(value, params.allowedValues as readonly unknown[]);
    case 'const':
      return {
        wrong: `${show(value)} is not ${show(params.allowedValue)}`,
        right: `give ${show(params.allowedValue)}`,
      };
    case 'discriminator':
      return params.tagValue === undefined
        ? { wrong: `${show(params.tag)} is missing`, right: `add ${show(params.tag)}` }
        : oneOf(params.tagValue, Object.keys(actions));
    case 'pattern':
      return { wrong: `${show(value)} has the wrong form`, right: `give ${meaningOfPattern(String(params.pattern))}` };
    case 'propertyNames':
      return {
        wrong: `${show(params.propertyName)} is not a name that is allowed here`,
        right: 'take it out or rename it',
      };
    case 'format':
      return {
        wrong: `${show(value)} is no moment in time`,
        right: 'give date, time and zone, such as 2025-01-31T18:00:00Z',
      };
    case 'minimum':
      return { wrong: `${show(value)} is less than ${limit}`, right: `give ${limit} or more` };
    case 'maximum':
      return { wrong: `${show(value)} is more than ${limit}`, right: `give ${limit} or less` };
    case 'minLength':
      return { wrong: `${show(value)} is too short`, right: `give ${count(limit, 'character')} or more` };
    case 'maxLength':
      return {
        wrong: `the text has ${count([...String(value)].length, 'character')}`,
        right: `give ${limit} or fewer`,
      };
    case 'minItems':
      return { wrong: `the list has ${count(sizeOf(value), 'entry')}`, right: `give ${limit} or more` };
    case 'maxItems':
      return { wrong: `the list has ${count(sizeOf(value), 'entry')}`, right: `give ${limit} or fewer` };
    case 'uniqueItems':
      return { wrong: `entries ${params.j} and ${params.i} of the list are the same`, right: 'give every entry once' };
    case 'minProperties':
      return { wrong: `the object has ${count(sizeOf(value), 'property')}`, right: `give ${limit} or more` };
    case 'maxProperties':
      return { wrong: `the object has ${count(sizeOf(value), 'property')}`, right: `give ${limit} or fewer` };
    default:
      return { wrong: `${show(value)} breaks the rule ${keyword}`, right: 'see the schema' };
  }
}

/** Says that a value is none of those allowed, with the likely meaning. */
export function oneOf(value: unknown, allowed: readonly unknown[]): Sentence {
  const texts = allowed.filter((one) => typeof one === 'string');
  const advice = `give one of ${allowed.map((one) => (typeof one === 'string' ? one : show(one))).join(', ')}`;
  return {
    wrong: `${show(value)} is none of the allowed values`,
    right: typeof value === 'string' ? withSuggestion(advice, value, texts) : advice,
  };
}

/** A value as it stands in the document, shortened. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number out of all range';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 76)}…"`;
}

/** The name of a JSON type for people. */
export function kindOf(type: unknown): string {
  return kinds[String(type)] ?? String(type);
}

function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function count(amount: number, noun: string): string {
  if (amount === 1) return `1 ${noun}`;
  return `${amount} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
