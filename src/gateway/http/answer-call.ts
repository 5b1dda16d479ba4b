import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteShorthandOptions,
} from 'fastify';
import type { CallName, Calls } from '#contracts/generated/calls.ts';
import { CALLS } from '#contracts/generated/calls-table.ts';
import type { ListedCall } from '#contracts/listed-call.ts';
import type { ContractName } from '#gateway/kit/contract-validator.ts';
import { contract } from './contract.ts';

/** A part that the table names no contract for is not checked, so nothing is known about it. */
type Part<Form> = undefined extends Form ? unknown : Form;

interface RouteOf<Name extends CallName> {
  readonly Body: Part<Calls[Name]['body']>;
  readonly Querystring: Part<Calls[Name]['query']>;
  readonly Params: Part<Calls[Name]['params']>;
}

/** The request of a call, with the body, query and parameters of its contracts. */
export type CallRequest<Name extends CallName> = FastifyRequest<RouteOf<Name>>;

/** The value of a call's success; a handler that writes the answer itself returns the reply. */
type Answered<Name extends CallName> =
  | (undefined extends Calls[Name]['answer'] ? undefined : Calls[Name]['answer'])
  | Calls[Name]['alsoAnswers']
  | FastifyReply;

type CallOptions<Name extends CallName> = Omit<
  RouteShorthandOptions<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, RouteOf<Name>>,
  'schema'
>;

/**
 * Registers the route of a call. Its method, path, contracts and description come from the table of calls, and the
 * handler takes and returns what they say.
 * @param options the hooks, guards and limits of the route.
 */
export function answerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  options: CallOptions<Name>,
  handler: (request: CallRequest<Name>, reply: FastifyReply) => Answered<Name> | Promise<Answered<Name>>,
): void {
  const call: ListedCall<ContractName> = CALLS[name];
  app.route<RouteOf<Name>>({ ...options, method: call.method, url: call.path, schema: schemaOf(call), handler });
}

function schemaOf({
  tags,
  summary,
  body,
  query,
  params,
  answer,
  alsoAnswers,
}: ListedCall<ContractName>): FastifySchema {
  return {
    tags,
    summary,
    ...(body !== undefined && { body: contract(body) }),
    ...(query !== undefined && { querystring: contract(query) }),
    ...(params !== undefined && { params: contract(params) }),
    ...(answer !== undefined && { response: { 200: contract(answer) } }),
    ...(alsoAnswers !== undefined && { alsoAnswers: alsoAnswers.map(contract) }),
  };
}
