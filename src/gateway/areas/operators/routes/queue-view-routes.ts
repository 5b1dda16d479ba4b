import type { FastifyInstance } from 'fastify';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import type { QueueViewsService } from '../queue-views-service.ts';

/** The views of queues that operators keep for themselves. */
export function queueViewRoutes(app: FastifyInstance, views: QueueViewsService): void {
  const config = requireOperator(null);

  answerCall(app, 'GET /wps/operator/me/queueViews', { config }, (request) => views.list(operatorOf(request)));

  answerCall(app, 'POST /wps/operator/me/queueViews', { config }, (request) =>
    views.add(operatorOf(request), request.body),
  );

  answerCall(app, 'PUT /wps/operator/me/queueViews/:viewId', { config }, (request) =>
    views.change(operatorOf(request), request.params.viewId, request.body),
  );

  answerCall(app, 'DELETE /wps/operator/me/queueViews/:viewId', { config }, async (request) => {
    await views.remove(operatorOf(request), request.params.viewId);
    return { done: true };
  });
}
