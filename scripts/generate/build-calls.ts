import type { ListedCall } from '#contracts/listed-call.ts';
import { callName, parametersOf } from './read-calls.ts';

const HEAD = '// Generated from schemas/api/*/calls.json by npm run generate. Do not edit.';

/**
 * Writes what every call takes and answers as types, by its method and path. The portal reads it, so it has nothing
 * that is there at run time.
 */
export function buildCalls(calls: readonly ListedCall[]): string {
  const rows = sorted(calls).map((call) => {
    const { body, query, params, answer, alsoAnswers = [] } = call;
    const forms = {
      body: typeOf(body),
      query: typeOf(query),
      params: params === undefined ? parametersType(call.path) : typeOf(params),
      answer: typeOf(answer),
      alsoAnswers: alsoAnswers.length === 0 ? 'never' : alsoAnswers.map(typeOf).join(' | '),
    };
    const fields = Object.entries(forms).map(([name, type]) => `    readonly ${name}: ${type};`);
    return `  /** ${call.summary.replaceAll('*/', '* /')}. */\n  readonly '${callName(call)}': {\n${fields.join('\n')}\n  };`;
  });
  return [
    HEAD,
    `import type * as contracts from './contracts.ts';`,
    `/** What each call of the API takes and answers; undefined where it has no such part or does not check it. */\nexport interface Calls {\n${rows.join('\n')}\n}`,
    '/** A call by its method and path. */\nexport type CallName = keyof Calls;\n',
  ].join('\n\n');
}

/** Writes the table that the gateway registers and describes its routes from. */
export function buildCallsTable(calls: readonly ListedCall[]): string {
  const rows = sorted(calls).map((call) => `  '${callName(call)}': ${JSON.stringify(call)},`);
  return [
    HEAD,
    `import type { CallName } from './calls.ts';`,
    `/** Every call of the API. The gateway alone loads it. */\nexport const CALLS = {\n${rows.join('\n')}\n} as const satisfies Readonly<Record<CallName, object>>;\n`,
  ].join('\n\n');
}

function sorted(calls: readonly ListedCall[]): readonly ListedCall[] {
  const key = ({ method, path }: ListedCall): string => `${path} ${method}`;
  return calls.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function typeOf(title: string | undefined): string {
  return title === undefined ? 'undefined' : `contracts.${title}`;
}

function parametersType(address: string): string {
  const names = parametersOf(address);
  return names.length === 0 ? 'undefined' : `{ ${names.map((name) => `readonly ${name}: string`).join('; ')} }`;
}
