import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedCall } from '#contracts/listed-call.ts';
import { buildCalls, buildCallsTable } from './build-calls.ts';
import { checkCalls, readCalls } from './read-calls.ts';
import { readSchemas, type SchemaFile } from './read-schemas.ts';

const folder = path.resolve('schemas');
const call: ListedCall = { method: 'GET', path: '/wps/tried', tags: ['tried'], summary: 'Try', answer: 'Done' };

describe('the lists of calls', () => {
  let schemas: readonly SchemaFile[];

  beforeAll(async () => {
    schemas = await readSchemas(folder);
  });

  it('keep to their schema and name contracts that exist', async () => {
    expect((await readCalls(folder, schemas)).length).toBeGreaterThan(100);
  });

  it.each<[string, readonly ListedCall[], string]>([
    ['one call twice', [call, call], 'two calls are GET /wps/tried'],
    ['a contract that does not exist', [{ ...call, body: 'Nothing' }], 'names Nothing, which is no contract'],
    ['parameters that the path lacks', [{ ...call, params: 'SiteIdParams' }], 'has other parameters than SiteIdParams'],
  ])('must not have %s', (_what, calls, words) => {
    expect(() => checkCalls(calls, schemas)).toThrow(words);
  });

  it('become a row of types and a row of the table for each call', () => {
    const calls: readonly ListedCall[] = [{ ...call, path: '/wps/tried/:digest', query: 'LanguageQuery' }];
    expect(buildCalls(calls)).toContain(
      [
        "  readonly 'GET /wps/tried/:digest': {",
        '    readonly body: undefined;',
        '    readonly query: contracts.LanguageQuery;',
        '    readonly params: { readonly digest: string };',
        '    readonly answer: contracts.Done;',
        '    readonly alsoAnswers: never;',
      ].join('\n'),
    );
    expect(buildCallsTable(calls)).toContain(`'GET /wps/tried/:digest': ${JSON.stringify(calls[0])},`);
  });
});
