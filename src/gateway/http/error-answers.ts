import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, LanguageCode } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { fieldMessage, message } from '#gateway/kit/messages/messages.ts';
import { routedMethods } from './routed-methods.ts';

/**
 * Answers every failure in the envelope, in the request's language. Only the unexpected is logged as an error, and
 * nothing of it leaves the house but the request's id.
 */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => answerError(asDomainError(error), request, reply));
  const methodsOf = routedMethods(app);
  app.setNotFoundHandler(async (request, reply) =>
    answerError(notFoundWith(methodsOf(request), request.method), request, reply),
  );
}

/** Unknown paths, and known paths with another method. A route may also answer 404 for a method that it accepts. */
function notFoundWith(allowedMethods: readonly string[], method: string): DomainError {
  return allowedMethods.length === 0 || allowedMethods.includes(method)
    ? new DomainError('not_found')
    : new DomainError('method_not_allowed', { allowedMethods });
}

/** The refusal that an error stands for. What the framework refuses by itself has codes of its own. */
function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (statusCode === 413) return new DomainError('payload_too_large', { cause: error });
  if (statusCode === 415) return new DomainError('unsupported_media_type', { cause: error });
  if (statusCode === 400) return new DomainError('invalid_request', { fields: { body: 'wrong_format' }, cause: error });
  if (code === 'FST_ERR_NOT_FOUND' || statusCode === 404) return new DomainError('not_found', { cause: error });
  return new DomainError('internal_error', { cause: error });
}

function answerError(error: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.code === 'internal_error') request.log.error({ err: error.cause ?? error }, 'request failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (error.allowedMethods !== undefined) reply.header('allow', error.allowedMethods.join(', '));
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, request.language));
}

/** A refusal as the API writes it. */
export function errorBody(error: DomainError, language: LanguageCode): ErrorBody {
  const body = {
    success: false,
    code: error.code,
    message: message(`error.${error.code}`, language),
    ...(error.problems && { problems: [...error.problems] }),
    ...(error.captcha && { captcha: true as const }),
    ...(error.challenge && { challengeId: error.challenge.challengeId, methods: [...error.challenge.methods] }),
  } as const;
  if (error.fields === undefined) return body;
  const fields = Object.entries(error.fields).map(([name, code]) => [
    name,
    { code, message: fieldMessage(name, code, language) },
  ]);
  return { ...body, fields: Object.fromEntries(fields) };
}
