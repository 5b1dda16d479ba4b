import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from '#contracts/generated/calls-table.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { answerCall } from './http/answer-call.ts';
import { startGateway, type TestGateway } from './testing/start-gateway.ts';

/** Where the addresses of the API begin. Vendors have a protocol of their own, which answers no envelope. */
const API = /^[A-Z]+ \/(wps|lgw|lotto|realtime)\b/;

/** Addresses among those of the API that answer a file or a redirection and no envelope. */
const FILES = [
  'GET /wps/member/deposits/:depositId/receipt/:imageId',
  'GET /wps/member/withdrawals/:withdrawalId/proof/:imageId',
  'GET /wps/member/chat/:chatId/images/:no',
  'GET /wps/member/chat/transcript',
  'GET /wps/member/info/icon/:digest',
  'GET /wps/member/promotions/:promotionId/images/:imageId',
  'GET /wps/operator/database/copy',
  'GET /wps/operator/sites/:siteId/assets/:digest',
  'GET /wps/operator/sites/:siteId/applications/:applicationId/images/:imageId',
  'GET /wps/operator/sites/:siteId/cases/:caseId/images/:imageId',
  'GET /wps/operator/sites/:siteId/chats/:chatId/images/:no',
  'GET /wps/system/customerService',
];

describeOnOneEngine('the table of calls', (open) => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway(await open());
  });

  afterAll(() => gateway.close());

  it('lists every route of the API, and the gateway serves every call that it lists', () => {
    const routes = [...gateway.app.routeAccess.keys()].filter(
      (route) => API.test(route) && !route.startsWith('HEAD ') && !FILES.includes(route),
    );
    expect(routes.sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('names each call by its method and path', () => {
    for (const [name, { method, path }] of Object.entries(CALLS)) expect(`${method} ${path}`).toBe(name);
  });
});

it('types the request and the answer of a call', () => {
  // Only the compiler reads this.
  const register = (app: FastifyInstance): void => {
    answerCall(app, 'PUT /wps/member/language', {}, ({ body }) => {
      expect(body.language).toBeDefined();
      return { done: true };
    });
    // @ts-expect-error no such call
    answerCall(app, 'PUT /wps/member/no-such-call', {}, () => ({ done: true }));
    // @ts-expect-error the answer has another form
    answerCall(app, 'PUT /wps/member/language', {}, () => ({ done: 'yes' }));
    // @ts-expect-error the body has no such field
    answerCall(app, 'PUT /wps/member/language', {}, ({ body }) => ({ done: body.noSuchField }));
    // @ts-expect-error the contracts come from the table
    answerCall(app, 'PUT /wps/member/language', { schema: {} }, () => ({ done: true }));
  };
  expect(register).toBeInstanceOf(Function);
});
