import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { ApiProblem, invalidField } from './api-problem.ts';

/** One place that turns errors into answers. It logs only unexpected errors and never leaks internals. */
export function answerProblems(app: FastifyInstance): void {
  app.setSchemaErrorFormatter((errors) => problemOf(errors[0]));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof ApiProblem) return reply.code(error.status).send(error.body);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return reply.code(status).send({ code: 'invalid_request', message: error.message, field: 'body' });
    request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
    return reply.code(500).send({ code: 'internal_error', message: 'Something went wrong here. Try again.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'There is nothing here.' }),
  );
}

function problemOf(error: FastifySchemaValidationError | undefined): ApiProblem {
  if (error === undefined) return invalidField('body', 'is not valid');
  const { instancePath, keyword, params, message } = error;
  const inside = instancePath.slice(1).replaceAll('/', '.');
  const property = params.missingProperty ?? params.additionalProperty;
  const field = [inside, typeof property === 'string' ? property : ''].filter(Boolean).join('.') || 'body';
  if (keyword === 'required') return invalidField(field, 'is missing');
  if (keyword === 'additionalProperties') return invalidField(field, 'is unknown');
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return invalidField(field, `must be one of ${params.allowedValues.join(', ')}`);
  return invalidField(field, message ?? 'is not valid');
}
