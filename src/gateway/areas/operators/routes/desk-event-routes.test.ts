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
  let cashier: TestOperator;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database);
    calls = operatorCalls(gateway, () => new Date());
    ada = await calls.newOperator('ada', [{ siteId: 'aurora', role: 'support' }]);
    cashier = await calls.newOperator('cleo', [{ siteId: 'aurora', role: 'cashier' }]);
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

  const writeFeedback = (siteId: string, letter: string) =>
    database.forSite(siteId, (tx) =>
      tx
        .insertInto('feedback')
        .values({
          ...{ site_id: siteId, feedback_id: letter.repeat(32), kind: 'OTHER', language: 'EN', contact: null },
          ...{ content: 'Is anybody there?', received_at: new Date() },
        })
        .execute(),
    );
  /** Longer than changes are collected for. */
  const allIsTold = () => new Promise((resolve) => setTimeout(resolve, 600));

  it('tells what changed on the sites of its operator, once for many rows', async () => {
    const ofAurora = await listen(bearer(cashier));
    const ofLotus = await listen(bearer(ben));
    await claim('aurora', 'withdrawal-1');
    await claim('aurora', 'withdrawal-2');
    await writeFeedback('lotus', 'f');
    await allIsTold();
    expect(ofLotus.told).toEqual([{ type: 'changed', siteId: 'lotus', topic: 'feedback' }]);
    expect(ofAurora.told).toEqual([{ type: 'changed', siteId: 'aurora', topic: 'claims' }]);
    ofAurora.close();
    ofLotus.close();
  });

  it('tells nobody what the role does not read', async () => {
    const support = await listen(bearer(ada));
    const money = await listen(bearer(cashier));
    await claim('aurora', 'deposit-1');
    await writeFeedback('aurora', 'a');
    await allIsTold();
    expect(support.told).toEqual([{ type: 'changed', siteId: 'aurora', topic: 'feedback' }]);
    expect(money.told).toEqual([{ type: 'changed', siteId: 'aurora', topic: 'claims' }]);
    support.close();
    money.close();
  });

  it('tells nothing of a transaction that was rolled back', async () => {
    const desk = await listen(bearer(cashier));
    const isRolledBack = new Error('no');
    const undone = database.forSite('aurora', async (tx) => {
      const held = { operator: 'ada', note: 'Asked the bank.', held_at: new Date(), until_at: new Date('2100-01-01') };
      await tx
        .insertInto('case_hold')
        .values({ site_id: 'aurora', case_id: 'arrival-1-1', ...held })
        .execute();
      throw isRolledBack;
    });
    await expect(undone).rejects.toBe(isRolledBack);
    await claim('aurora', 'withdrawal-3');
    await allIsTold();
    expect(desk.told).toEqual([{ type: 'changed', siteId: 'aurora', topic: 'claims' }]);
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
