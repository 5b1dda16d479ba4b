import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  AgentAnnouncements,
  AnnouncementEntry,
  Announcements,
  HelpCentre,
} from '#contracts/generated/contracts.ts';
import { answerEndOf } from '#gateway/http/answer-end.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const entry = (id: string, rest: Partial<AnnouncementEntry> = {}): AnnouncementEntry => ({
  id,
  kind: 'PL',
  execution: 'B',
  title: { EN: `${id} title`, ES: `título ${id}` },
  ...rest,
});

const auroraAnnouncements: readonly AnnouncementEntry[] = [
  entry('banner', {
    kind: 'B',
    banner: {
      groupName: 'w_home',
      linkageType: { do: 'navigate', page: 'home' },
      image: { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' },
      eyebrow: { EN: 'New' },
      eyebrowIcon: 'star',
    },
  }),
  entry('second'),
  entry('first'),
  entry('promotion', {
    kind: 'PR',
    promotion: {
      image: { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' },
      period: { from: '2026-05-01T00:00:00Z', until: '2026-05-31T00:00:00Z' },
    },
  }),
  entry('popup', { kind: 'PU' }),
  entry('home', { kind: 'H' }),
  entry('for-members', { execution: 'A' }),
  entry('for-agents', { execution: 'A', audience: 'agents', content: { EN: '<p>Paid on the 16th.</p>' } }),
  entry('for-agents-later', { execution: 'A', audience: 'agents', from: '2027-01-01T00:00:00Z' }),
  entry('over', { until: '2026-06-01T00:00:00Z' }),
  entry('running', { from: '2026-05-01T00:00:00Z', until: '2026-06-03T00:00:00Z' }),
  entry('coming', { from: '2026-06-02T00:00:00Z' }),
];

const term = (name: string) => ({
  term: name,
  title: { EN: name },
  content: { EN: `${name} text`, ES: `texto ${name}` },
});

describeOnOneEngine('what a site tells its visitors', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let now = new Date('2026-06-01T00:00:00Z');
  const aurora = siteDocuments({
    id: 'aurora',
    announcements: auroraAnnouncements,
    help: [term('rules'), term('faq')],
  });
  const lotus = siteDocuments({
    id: 'lotus',
    announcements: [entry('first', { title: { EN: 'of lotus' } })],
    help: [term('lotus')],
  });

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites: [aurora, lotus], now: () => now });
  });

  afterAll(() => gateway.close());

  const announcements = async (query = '', host = 'aurora.localhost'): Promise<Announcements> =>
    successOf<Announcements>(await gateway.ask(`/wps/relay/MCSFE_getListAnnouncements${query}`, { host }));
  const endOfAnswer = async (): Promise<Date | undefined> => {
    const headers = { host: 'aurora.localhost' };
    const response = await gateway.app.inject({ url: '/wps/relay/MCSFE_getListAnnouncements', headers });
    return answerEndOf(response.raw.res);
  };
  const idsOf = (list: ReadonlyArray<{ id: string }>): string[] => list.map(({ id }) => id);

  it('is sorted into banners, notices, popups and promotions, in the order of the documents', async () => {
    const all = await announcements();
    expect(idsOf(all.banners)).toEqual(['banner']);
    expect(idsOf(all.player)).toEqual(['second', 'first', 'running']);
    expect(idsOf(all.popup)).toEqual(['popup', 'home']);
    expect(idsOf(all.promotion)).toEqual(['promotion']);
  });

  it('gives the kinds and the audience that are asked for, and refuses others', async () => {
    const some = await announcements('?types=PL,PR&execution=A');
    expect([idsOf(some.banners), idsOf(some.player), idsOf(some.popup), idsOf(some.promotion)]).toEqual([
      [],
      ['for-members'],
      [],
      [],
    ]);
    const refused = await gateway.ask('/wps/relay/MCSFE_getListAnnouncements?types=XX&execution=C');
    expect(refusalOf(refused).fields).toEqual({ types: 'wrong_format', execution: 'not_allowed_value' });
  });

  it('shows what is for agents to agents alone, and to nobody by the call for everybody', async () => {
    const calls = accountCalls(gateway);
    const envelope = { iat: Math.floor(now.getTime() / 1_000) };
    const ask = (token?: string) =>
      gateway.ask('/wps/agent/announcements', token === undefined ? {} : { headers: calls.bearer(token) });
    const member = await calls.newMember('perchmember', { envelope });
    const agent = await calls.newMember('perchagent', { envelope });
    await database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ type: 1 }).where('account', '=', 'perchagent').execute(),
    );
    expect(refusalOf(await ask()).code).toBe('not_logged_in');
    expect(refusalOf(await ask(member)).code).toBe('agents_only');
    const { list } = successOf<AgentAnnouncements>(await ask(agent));
    expect(list.map(({ id, content }) => [id, content])).toEqual([['for-agents', '<p>Paid on the 16th.</p>']]);
    expect(idsOf((await announcements('?execution=A')).player)).toEqual(['for-members']);
  });

  it('shows an announcement from its first moment until its last, and says until when the answer is right', async () => {
    expect(await endOfAnswer()).toEqual(new Date('2026-06-02T00:00:00Z'));
    now = new Date('2026-06-02T00:00:00Z');
    expect(idsOf((await announcements()).player)).toEqual(['second', 'first', 'running', 'coming']);
    now = new Date('2026-06-03T00:00:00Z');
    expect(idsOf((await announcements()).player)).toEqual(['second', 'first', 'coming']);
    expect(await endOfAnswer()).toBeUndefined();
  });

  it('does not reveal when an announcement will come', async () => {
    now = new Date('2026-06-01T00:00:00Z');
    const { headers } = await gateway.ask('/wps/relay/MCSFE_getListAnnouncements');
    expect(headers).not.toHaveProperty('expires');
    expect(JSON.stringify(headers)).not.toMatch(/2026-06-02|02 Jun 2026/);
  });

  it('gives banners the addresses of their pictures, and words in the language of the request', async () => {
    const [banner] = (await announcements('?language=ES')).banners;
    expect(banner).toEqual({
      id: 'banner',
      title: 'título banner',
      content: '',
      url: `/site-assets/${aurora.checksum.slice(0, 16)}/wide.webp`,
      urlMobile: `/site-assets/${aurora.checksum.slice(0, 16)}/tall.webp`,
      linkageType: { do: 'navigate', page: 'home' },
      groupName: 'w_home',
      eyebrow: 'New',
      eyebrowIcon: 'star',
      buttonLabel: null,
    });
  });

  it('gives promotions their picture and the time in which they can be joined', async () => {
    const [promotion] = (await announcements()).promotion;
    const assets = `/site-assets/${aurora.checksum.slice(0, 16)}`;
    expect(promotion?.promotion).toMatchObject({
      url: `${assets}/wide.webp`,
      urlMobile: `${assets}/tall.webp`,
      startsAt: '2026-05-01T00:00:00Z',
      endsAt: '2026-05-31T00:00:00Z',
    });
  });

  it('is never served on the host of another site', async () => {
    expect((await announcements('', 'lotus.localhost')).player).toMatchObject([{ id: 'first', title: 'of lotus' }]);
    const terms = async (host: string): Promise<string[]> =>
      successOf<HelpCentre>(await gateway.ask('/wps/system/helpCenter', { host })).terms.map((help) => help.term);
    expect(await terms('aurora.localhost')).toEqual(['rules', 'faq']);
    expect(await terms('lotus.localhost')).toEqual(['lotus']);
  });

  it('follows the documents when they are published anew', async () => {
    await gateway.publish([siteDocuments({ id: 'aurora', help: [term('faq')] }), lotus]);
    const { terms } = successOf<HelpCentre>(await gateway.ask('/wps/system/helpCenter?language=ES'));
    expect(terms).toEqual([{ term: 'faq', title: 'faq', content: 'texto faq' }]);
    expect((await announcements()).player).toEqual([]);
  });
});
