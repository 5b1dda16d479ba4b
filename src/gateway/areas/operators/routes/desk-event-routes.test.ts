import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { DeskChanged } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { type OperatorCalls, operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const PATH = '/wps/operator/me/events';

describeOnEveryEngine('the socket of the desk', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: OperatorCalls;
  let ada: TestOperator;
  let ben: TestOperator;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database);
    calls = operatorCalls(gateway, () => new Date());
    ada = await calls.newOperator('ada', [{ siteId: 'aurora', role: 'support' }]);
    ben = await calls.newOperator('ben', [{ siteId: 'lotus', role: 'support' }]);
  });
  afterAll(() => gateway.close());

  /** Opens a socket; rejects with the status of a refusal. */
  async function listen(headers: Record<string, string>) {
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}${PATH}`, {
      headers: { host: `localhost:${gateway.port}`, ...headers },
    });
    const told: DeskChanged[] = [];
    socket.on('message', (data) => {
      const change: unknown = JSON.parse(String(data));
      expect(validatorOf('DeskChanged')(change), String(data)).toBe(true);
      told.push(change as DeskChanged);
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise<void>((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('unexpected-response', (_, response) => {
        reject(new Error(String(response.statusCode)));
        response.destroy();
      });
      socket.on('error', reject);
    });
    return { told, closed, say: (text: string) => socket.send(text), close: () => socket.terminate() };
  }
  const bearer = ({ token }: TestOperator) => ({ authorization: `Bearer ${token}` });
  const claim = (siteId: string, caseId: string) =>
    database.forSite(siteId, (tx) =>
      tx
        .insertInto('case_claim')
        .values({ site_id: siteId, case_id: caseId, operator: 'ada', until_at: new Date() })
        .execute(),
    );

  it('tells what changed on the sites of its operator, and once for many rows', async () => {
    const ofAurora = await listen(bearer(ada));
    const ofLotus = await listen(bearer(ben));
    await claim('aurora', 'withdrawal-1');
    await claim('aurora', 'withdrawal-2');
    await database.forSite('lotus', (tx) =>
      tx
        .insertInto('feedback')
        .values({
          ...{ site_id: 'lotus', feedback_id: 'f'.repeat(32), kind: 'OTHER', language: 'EN', contact: null },
          ...{ content: 'Is anybody there?', received_at: new Date() },
        })
        .execute(),
    );
    await expect.poll(() => ofLotus.told).toEqual([{ type: 'changed', siteId: 'lotus', topic: 'feedback' }]);
    await expect.poll(() => ofAurora.told).toEqual([{ type: 'changed', siteId: 'aurora', topic: 'cases' }]);
    ofAurora.close();
    ofLotus.close();
  });

  it('tells nothing of a transaction that was rolled back', async () => {
    const desk = await listen(bearer(ada));
    const isRolledBack = new Error('no');
    const undone = database.forSite('aurora', async (tx) => {
      await tx.deleteFrom('case_claim').where('site_id', '=', 'aurora').execute();
      throw isRolledBack;
    });
    await expect(undone).rejects.toBe(isRolledBack);
    await claim('aurora', 'withdrawal-3');
    await expect.poll(() => desk.told).toHaveLength(1);
    desk.close();
  });

  it('is for operators at the desk: not for strangers, other pages, or those who only ask', async () => {
    await expect(listen({})).rejects.toThrow('401');
    await expect(listen({ authorization: `Bearer ${'x'.repeat(43)}` })).rejects.toThrow('401');
    await expect(listen({ ...bearer(ada), origin: 'https://evil.example' })).rejects.toThrow('403');
    expect(refusalOf(await calls.call('/me/events', { token: ada.token })).code).toBe('upgrade_required');
  });

  it('takes no words', async () => {
    const desk = await listen(bearer(ada));
    desk.say('x');
    expect(await desk.closed).toBe(1008);
  });
});
