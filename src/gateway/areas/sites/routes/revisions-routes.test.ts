import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  Announcements,
  OperatorSites,
  PushedRevision,
  PushRevision,
  RevisionSources,
  SiteRevisions,
} from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { nameAt, revisionCalls } from '#gateway/testing/revision-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { markedSite } from '#tests/harness/marked-site.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('operators’ calls on revisions', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let operator: ReturnType<typeof revisionCalls>;
  let count = 0;
  let siteId: string;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database);
    operator = revisionCalls(gateway);
  });

  afterAll(() => gateway.close());

  beforeEach(() => {
    count += 1;
    siteId = `sent-${count}`;
  });

  it.each([undefined, '', 'Bearer', 'Bearer x', TEST_OPERATOR_TOKEN, `Basic ${TEST_OPERATOR_TOKEN}`])(
    'need the operator’s token: %s is none',
    async (value) => {
      const headers: Record<string, string> = value === undefined ? {} : { authorization: value };
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/aurora/revisions'],
        ['GET', '/aurora/revisions/1'],
        ['GET', `/aurora/assets/${'0'.repeat(64)}`],
        ['POST', '/aurora/publish'],
        ['POST', '/aurora/rollback'],
        ['POST', '/aurora/revisions'],
      ] as const) {
        const answer = await operator.call(method, path, method === 'POST' ? {} : undefined, headers);
        expect(refusalOf(answer)).toMatchObject({ status: 401, code: 'operator_token_required' });
      }
    },
  );

  it('send a site that is new, publish it, and it is there at once, with its words and pictures', async () => {
    const revision = await operator.push(siteId, markedSite(siteId, 'one'));
    expect(await nameAt(gateway, siteId)).toBe('404');
    await operator.publish(siteId, revision);
    expect(await nameAt(gateway, siteId)).toBe('Name one');
    const host = `${siteId}.localhost`;
    const { player } = successOf<Announcements>(await gateway.ask('/wps/relay/MCSFE_getListAnnouncements', { host }));
    expect(player).toMatchObject([{ title: 'Notice one.' }]);
    expect((await gateway.ask('/favicon.ico', { host })).text).toContain('<title>one</title>');
  });

  it('publish over what is served, go back, and name the revision in each answer', async () => {
    for (const mark of ['one', 'two'])
      await operator.publish(siteId, await operator.push(siteId, markedSite(siteId, mark)));
    const servedRevision = async () =>
      (await gateway.ask('/wps/system/helpCenter', { host: `${siteId}.localhost` })).headers['x-site-revision'];
    expect([await nameAt(gateway, siteId), await servedRevision()]).toEqual(['Name two', '2']);
    expect(await operator.rollBack(siteId)).toEqual({ publication: 3, revision: 1 });
    expect([await nameAt(gateway, siteId), await servedRevision()]).toEqual(['Name one', '1']);
    const { published, revisions } = await operator.revisions(siteId);
    expect(published).toEqual({ publication: 3, revision: 1 });
    expect(revisions.map(({ revision, origin }) => [revision, origin])).toEqual([
      [2, 'push'],
      [1, 'push'],
    ]);
  });

  it('return documents as they were sent, byte for byte', async () => {
    const sent = markedSite(siteId, 'bytes');
    const file = `sites/${siteId}/layout.json`;
    const odd = `${sent.sources[file]?.replace('{', '{\r\n\t"$schema": "../\\u0061.json",')}\n\n`;
    const push = { ...sent, sources: { ...sent.sources, [file]: odd } };
    const revision = await operator.push(siteId, push);
    const back = successOf<RevisionSources>(await operator.call('GET', `/${siteId}/revisions/${revision}`));
    expect(back.sources).toEqual(push.sources);
    const asset = await operator.call('GET', `/${siteId}/assets/${back.assets['mark.svg']}`);
    expect(asset.bytes.toString('base64')).toBe(sent.assets['mark.svg']);
  });

  it('take texts alone from translators, based on the newest revision', async () => {
    const sent = markedSite(siteId, 'one');
    const basedOn = await operator.push(siteId, sent);
    const { newOperator } = operatorCalls(gateway);
    const { token } = await newOperator(`noor-${count}`, [{ siteId, role: 'translator' }]);
    const headers = { authorization: `Bearer ${token}` };
    const push = (own: Partial<PushRevision>) =>
      operator.call('POST', `/${siteId}/revisions`, { ...sent, basedOn, ...own }, headers);
    const changed = (name: string, from: string, to: string) => {
      const file = `sites/${siteId}/${name}`;
      return { sources: { ...sent.sources, [file]: (sent.sources[file] ?? '').replace(from, to) } };
    };
    const texts = changed('content/help.json', 'Help text one.', 'Help text two.');
    const { basedOn: _, ...unbased } = { ...sent, ...texts, basedOn };
    expect(refusalOf(await operator.call('POST', `/${siteId}/revisions`, unbased, headers))).toMatchObject({
      fields: { basedOn: 'required' },
    });
    const name = await push(changed('site.json', 'Name one', 'Name two'));
    expect(refusalOf(name)).toMatchObject({ status: 422, code: 'documents_refused' });
    expect(name.text).toContain(`sites/${siteId}/site.json: name: translators change texts alone`);
    const picture = await push({ assets: { 'mark.svg': Buffer.from('<svg/>').toString('base64') } });
    expect(picture.text).toContain('assets/mark.svg: translators change texts alone');
    expect(refusalOf(await push({ basedOn: 99 })).code).toBe('unknown_revision');
    expect(successOf<PushedRevision>(await push(texts)).revision).toBe(basedOn + 1);
    expect(refusalOf(await push(texts)).code).toBe('publication_conflict');
    const publish = await operator.call('POST', `/${siteId}/publish`, { revision: basedOn + 1 }, headers);
    expect(refusalOf(publish).code).toBe('operator_role_required');
  });

  it('never show one site the documents of another', async () => {
    const other = `${siteId}-other`;
    await operator.push(other, markedSite(other, 'secret'));
    const { assets } = successOf<RevisionSources>(await operator.call('GET', `/${other}/revisions/1`));
    await operator.push(siteId, markedSite(siteId, 'own'));
    expect((await operator.call('GET', `/${siteId}/assets/${assets['mark.svg']}`)).status).toBe(404);
    expect((await operator.call('GET', `/${siteId}/revisions/1`)).text).not.toContain('secret');
  });

  it('keep files that the site has already, by their digests', async () => {
    const sent = markedSite(siteId, 'one');
    await operator.push(siteId, sent);
    const { assets } = successOf<RevisionSources>(await operator.call('GET', `/${siteId}/revisions/1`));
    const named = Object.fromEntries(Object.entries(assets).map(([name, digest]) => [name, `sha256:${digest}`]));
    const { sources } = markedSite(siteId, 'two');
    expect(await operator.push(siteId, { sources, assets: named })).toBe(2);
    const back = successOf<RevisionSources>(await operator.call('GET', `/${siteId}/revisions/2`));
    expect(back.assets).toEqual(assets);
    await operator.publish(siteId, 2);
    const favicon = await gateway.ask('/favicon.ico', { host: `${siteId}.localhost` });
    expect(favicon.text).toContain('<title>one</title>');
  });

  it('are refused the digest of a file that the site has not, even if another has it', async () => {
    const other = `${siteId}-other`;
    await operator.push(other, markedSite(other, 'secret'));
    const { assets } = successOf<RevisionSources>(await operator.call('GET', `/${other}/revisions/1`));
    const named = Object.fromEntries(Object.entries(assets).map(([name, digest]) => [name, `sha256:${digest}`]));
    const push = { ...markedSite(siteId, 'own'), assets: named };
    const answer = await operator.call('POST', `/${siteId}/revisions`, push);
    expect(refusalOf(answer)).toMatchObject({ status: 422, code: 'documents_refused' });
    expect(answer.text).toContain(`sites/${siteId}/assets/mark.svg: the site has no file of the digest`);
    const broken = await operator.call('POST', `/${siteId}/revisions`, { ...push, assets: { 'mark.svg': 'sha256:x' } });
    expect(refusalOf(broken).code).toBe('invalid_request');
  });

  it('are refused documents that are based on a revision which is no longer the newest', async () => {
    for (const mark of ['one', 'two']) await operator.push(siteId, markedSite(siteId, mark));
    const push = (basedOn: number) =>
      operator.call('POST', `/${siteId}/revisions`, { ...markedSite(siteId, 'three'), basedOn });
    expect(refusalOf(await push(1))).toMatchObject({ status: 409, code: 'publication_conflict' });
    expect(successOf<PushedRevision>(await push(2)).revision).toBe(3);
  });

  it('let editors send and publishers publish, with a new code, and put both on record', async () => {
    let now = new Date();
    const timed = await startGateway(database, { now: () => now });
    const { newOperator } = operatorCalls(timed, () => now);
    const { call, push } = revisionCalls(timed);
    await revisionCalls(timed).publish(siteId, await push(siteId, markedSite(siteId, 'one')));
    const editor = await newOperator(`editor-${siteId}`, [{ siteId, role: 'editor' }]);
    const publisher = await newOperator(`publisher-${siteId}`, [{ siteId, role: 'publisher' }]);
    const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    const sent = await call('POST', `/${siteId}/revisions`, markedSite(siteId, 'two'), as(editor));
    expect(successOf<PushedRevision>(sent).revision).toBe(2);
    const publish = (who: { token: string }) => call('POST', `/${siteId}/publish`, { revision: 2 }, as(who));
    expect(refusalOf(await publish(editor)).code).toBe('operator_role_required');
    now = new Date(now.getTime() + 11 * 60_000);
    for (const path of ['publish', 'rollback'])
      expect(refusalOf(await call('POST', `/${siteId}/${path}`, { revision: 2 }, as(publisher))).code).toBe(
        'operator_proof_required',
      );
    now = new Date(now.getTime() - 10 * 60_000);
    expect(successOf(await publish(publisher))).toEqual({ publication: 2, revision: 2 });
    const rows = await database.forSite(siteId, (tx) =>
      tx.selectFrom('operator_audit').select(['operator', 'action', 'detail']).orderBy('audit_id').execute(),
    );
    expect(rows.map(({ operator: by, action, detail }) => [by, action, detail.about])).toEqual([
      ['operator token', 'revisionSent', '1'],
      ['operator token', 'revisionPublished', '1'],
      [editor.account, 'revisionSent', '2'],
      [publisher.account, 'revisionPublished', '2'],
    ]);
    await timed.close();
  });

  it('list revisions by pages, a hundred at most', async () => {
    for (const mark of ['one', 'two', 'three']) await operator.push(siteId, markedSite(siteId, mark));
    const page = async (query: string) => {
      const answer = await operator.call('GET', `/${siteId}/revisions${query}`);
      const { revisions, totalCount, totalPages } = successOf<SiteRevisions>(answer);
      return [revisions.map(({ revision }) => revision), totalCount, totalPages];
    };
    expect(await page('')).toEqual([[3, 2, 1], 3, 1]);
    expect(await page('?pageNo=2&pageSize=2')).toEqual([[1], 3, 2]);
    expect((await operator.call('GET', `/${siteId}/revisions?pageSize=101`)).status).toBe(400);
  });

  it('list the sites with their pending revisions', async () => {
    await operator.publish(siteId, await operator.push(siteId, markedSite(siteId, 'one')));
    const line = async () => {
      const { sites } = successOf<OperatorSites>(await operator.call('GET', ''));
      return sites.find(({ id }) => id === siteId);
    };
    expect(await line()).toEqual({
      id: siteId,
      name: 'Name one',
      hosts: [`${siteId}.localhost`],
      revision: 1,
      publication: 1,
      waiting: null,
    });
    await operator.push(siteId, markedSite(siteId, 'two'));
    expect(await line()).toMatchObject({ revision: 1, waiting: 2 });
  });

  it('are refused documents with faults; the answer lists every fault, and nothing is kept', async () => {
    const sent = markedSite(siteId, 'one');
    const broken = Object.fromEntries(
      Object.entries(sent.sources).map(([file, text]) => [
        file,
        text.replace('"widget": "notice-list"', '"widget": "notise-list"').replace('"decimals": 2', '"decimals": "2"'),
      ]),
    );
    const answer = await operator.call('POST', `/${siteId}/revisions`, { ...sent, sources: broken });
    expect(refusalOf(answer)).toMatchObject({ status: 422, code: 'documents_refused' });
    const { problems } = JSON.parse(answer.text) as { problems: string[] };
    expect(problems).toEqual(
      expect.arrayContaining([expect.stringMatching(/^sites\/.*\/site\.json:\d+:\d+ currency\.decimals: /)]),
    );
    expect((await operator.revisions(siteId)).revisions).toEqual([]);
  });

  it('are refused a host of another site', async () => {
    const sent = markedSite(siteId, 'one');
    const sources = Object.fromEntries(
      Object.entries(sent.sources).map(([file, text]) => [
        file,
        text.replaceAll(`${siteId}.localhost`, 'aurora.localhost'),
      ]),
    );
    const revision = await operator.push(siteId, { ...sent, sources });
    const answer = await operator.call('POST', `/${siteId}/publish`, { revision });
    expect(refusalOf(answer)).toMatchObject({ status: 422, code: 'documents_refused' });
    expect(answer.text).toContain('the host aurora.localhost belongs to the site aurora already');
    expect(await nameAt(gateway, 'aurora')).toBe('aurora');
  });

  it.each([
    ['../etc/passwd.json', 400],
    ['sites/other/site.json', 422],
  ])('are refused a file that is not the site’s: %s', async (file, status) => {
    const sent = markedSite(siteId, 'one');
    const sources = { [file]: '{}', ...(status === 422 ? {} : sent.sources) };
    expect((await operator.call('POST', `/${siteId}/revisions`, { ...sent, sources })).status).toBe(status);
  });

  it('log the operator who changed the published site', async () => {
    const before = gateway.logLines.length;
    await operator.publish(siteId, await operator.push(siteId, markedSite(siteId, 'one')));
    await operator.publish(siteId, await operator.push(siteId, markedSite(siteId, 'two')));
    await operator.rollBack(siteId);
    const lines = gateway.logLines.slice(before).map((line) => JSON.parse(line) as { msg: string; site?: string });
    const logged = lines.filter(
      ({ msg, site }) => site === siteId && /^(?:documents were sent|a revision|an older)/.test(msg),
    );
    expect(logged).toEqual([
      expect.objectContaining({ msg: 'documents were sent', revision: 1, by: 'token' }),
      expect.objectContaining({ msg: 'a revision was published', revision: 1, publication: 1, by: 'token' }),
      expect.objectContaining({ msg: 'documents were sent', revision: 2, by: 'token' }),
      expect.objectContaining({ msg: 'a revision was published', revision: 2, publication: 2, by: 'token' }),
      expect.objectContaining({
        msg: 'an older revision was published again',
        revision: 1,
        publication: 3,
        by: 'token',
      }),
    ]);
  });

  it.each([
    ['warn', ['documents were sent', 'a revision was published']],
    ['silent', []],
  ])('leave a line for audits at the log level %s', async (level, expected) => {
    const quiet = await startGateway(database, { environment: { LOG_LEVEL: level } });
    const { publish, push } = revisionCalls(quiet);
    await publish(siteId, await push(siteId, markedSite(siteId, 'one')));
    const lines = quiet.logLines.map((line) => JSON.parse(line) as { msg: string; audit?: boolean });
    await quiet.close();
    expect(lines.filter(({ audit }) => audit).map(({ msg }) => msg)).toEqual(expected);
    expect(lines.map(({ msg }) => msg)).not.toContain('request');
  });

  it('are refused unknown revisions, and a publish over another one than they saw', async () => {
    const codeOf = async (method: string, path: string, body?: unknown) =>
      refusalOf(await operator.call(method, path, body)).code;
    await operator.publish(siteId, await operator.push(siteId, markedSite(siteId, 'one')));
    expect(await codeOf('GET', `/${siteId}/revisions/7`)).toBe('unknown_revision');
    expect(await codeOf('POST', `/${siteId}/publish`, { revision: 7 })).toBe('unknown_revision');
    expect(await codeOf('POST', `/${siteId}/rollback`, {})).toBe('unknown_revision');
    expect(await codeOf('POST', `/${siteId}/publish`, { revision: 1, over: 9 })).toBe('publication_conflict');
    expect(await codeOf('POST', `/${siteId}/publish`, { revision: 'one' })).toBe('invalid_request');
    expect(await codeOf('GET', `/${siteId}/assets/${'0'.repeat(64)}`)).toBe('not_found');
    expect(await codeOf('GET', '/UPPER/revisions')).toBe('invalid_request');
  });
});
