import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ListedCall } from '#contracts/listed-call.ts';
import type { SchemaFile } from './read-schemas.ts';

/**
 * Reads the `calls.json` of every area below `schemas/api/`.
 * @throws if a list breaks `schemas/calls.schema.json`, and as `checkCalls` does.
 */
export async function readCalls(folder: string, schemas: readonly SchemaFile[]): Promise<readonly ListedCall[]> {
  const validate = new Ajv2020({ allErrors: true }).compile<{ readonly calls: readonly ListedCall[] }>(
    JSON.parse(await readFile(path.join(folder, 'calls.schema.json'), 'utf8')),
  );
  const calls: ListedCall[] = [];
  for (const area of (await readdir(path.join(folder, 'api'))).sort()) {
    const text = await readFile(path.join(folder, 'api', area, 'calls.json'), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const list: unknown = JSON.parse(text);
    if (!validate(list)) {
      const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
      throw new Error(`schemas/api/${area}/calls.json breaks its schema:\n  ${faults.join('\n  ')}`);
    }
    calls.push(...list.calls);
  }
  checkCalls(calls, schemas);
  return calls;
}

/** The key of a call: its method and path. */
export function callName({ method, path: address }: Pick<ListedCall, 'method' | 'path'>): string {
  return `${method} ${address}`;
}

/** The names of a path's parameters. */
export function parametersOf(address: string): readonly string[] {
  return [...address.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
}

/**
 * Checks what a schema cannot say of a list of calls.
 * @throws if two calls have one method and path, a contract does not exist, or the parameters of a path are not those
 *   of its contract.
 */
export function checkCalls(calls: readonly ListedCall[], schemas: readonly SchemaFile[]): void {
  const byTitle = new Map(schemas.map((file) => [file.title, file]));
  const names = new Set<string>();
  for (const call of calls) {
    const name = callName(call);
    if (names.has(name)) throw new Error(`two calls are ${name}`);
    names.add(name);
    const { body, query, params, answer, alsoAnswers = [] } = call;
    for (const title of [body, query, params, answer, ...alsoAnswers])
      if (title !== undefined && !byTitle.has(title)) throw new Error(`${name} names ${title}, which is no contract`);
    if (params === undefined) continue;
    const described = Object.keys(byTitle.get(params)?.schema.properties ?? {}).sort();
    if (described.join() !== [...parametersOf(call.path)].sort().join())
      throw new Error(`${name} has other parameters than ${params}, which has ${described.join(', ')}`);
  }
}
