import type { RouteOptions } from 'fastify';
import { errorCatalogue } from '#contracts/errors.ts';
import { contractNameOf } from '#gateway/http/contract.ts';
import type { ContractName } from '#gateway/kit/contract-validator.ts';
import { openApiSchemas } from './openapi-schemas.ts';
import type { SchemaText } from './schema-library.ts';

/** The part of a route that its description is made of. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** The groups of calls, in the order of the document. */
const GROUPS: Readonly<Record<string, string>> = {
  sites: 'Sites',
  content: 'Content',
  session: 'Signing in and registering',
  member: 'Members',
  cashier: 'Deposits and withdrawals',
  rewards: 'Points',
  records: 'Records',
  agents: 'Agents',
  games: 'Games',
  lottery: 'Lottery',
  winners: 'Winners',
  wallet: 'Wallet',
  support: 'Support',
  operator: 'Operators',
};

/** Assembles the OpenAPI 3.1 description from the routes themselves and the schemas that check them. */
export function openApiDocument(routes: readonly DescribedRoute[], library: ReadonlyMap<string, SchemaText>) {
  const schemas = openApiSchemas(library);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { schema } = route;
    if (schema?.tags === undefined || route.method === 'HEAD') continue;
    const url = route.url.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[url] = { ...paths[url], [String(route.method).toLowerCase()]: operationOf(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee gateway',
      version: '1',
      description:
        'The Host header picks the site. Every answer is an envelope: `{success: true, value}` or `{success: false, code, message}`.',
    },
    tags: groupsOf(routes),
    paths,
    components: { schemas },
    'x-errors': errorCatalogue,
  };
}

/** The groups that the routes name; one without a title yet is listed by its own name. */
function groupsOf(routes: readonly DescribedRoute[]): ReadonlyArray<{ name: string; description: string }> {
  const named = new Set(routes.flatMap(({ schema }) => schema?.tags ?? []));
  const known = Object.keys(GROUPS).filter((name) => named.has(name));
  const others = [...named].filter((name) => !(name in GROUPS)).sort();
  return [...known, ...others].map((name) => ({ name, description: GROUPS[name] ?? name }));
}

function operationOf(route: DescribedRoute, schemas: Record<string, unknown>) {
  const { schema } = route;
  return {
    tags: schema?.tags,
    summary: schema?.summary,
    operationId: route.url.split('/').filter(Boolean).join('_').replaceAll(':', ''),
    parameters: [
      ...parametersOf('path', contractNameOf(schema?.params), schemas),
      ...parametersOf('query', contractNameOf(schema?.querystring), schemas),
    ],
    ...(schema?.body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: schema.body } } },
    }),
    responses: {
      200: success([...Object.values(schema?.response ?? {}), ...(schema?.alsoAnswers ?? [])]),
      default: failure,
    },
  };
}

function parametersOf(place: 'path' | 'query', name: ContractName | undefined, schemas: Record<string, unknown>) {
  const given = (name === undefined ? {} : schemas[name]) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(given.properties ?? {}).map(([parameter, schema]) => ({
    name: parameter,
    in: place,
    required: given.required?.includes(parameter) ?? false,
    schema,
  }));
}

/** A call that answers more than one form describes all of them. */
function success(forms: readonly unknown[]) {
  const value = forms.length === 1 ? forms[0] : { anyOf: forms };
  const envelope = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  return { description: 'The value in its envelope', content: { 'application/json': { schema: envelope } } };
}

const failure = {
  description: 'A refusal by its stable code',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};
