import type {
  AnnouncementEntry,
  MemberPromotion,
  MemberPromotions,
  OperatorApplication,
  OperatorApplications,
} from '#contracts/generated/contracts.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';
import { operatorCalls } from './operator-calls.ts';
import { successOf } from './unwrap.ts';
import { type SceneMember, withdrawalScene } from './withdrawal-scene.ts';

const image = { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' };
const promotion = (id: string, offer: object, more: object = {}): AnnouncementEntry =>
  ({
    ...{ id, kind: 'PR', execution: 'B', title: { EN: `The promotion ${id}` } },
    promotion: { image, offer, ...more },
  }) as AnnouncementEntry;
const application = (prize: object, more: object = {}) => ({
  ...{ kind: 'application', comment: 'required', images: 'optional', prize, ...more },
});

const announcements = [
  promotion('photo', application({ points: 500 }, { comment: 'optional', images: 'required' })),
  promotion('story', application({ amount: '20.00' }, { prizeIs: 'largest', images: 'none' })),
  promotion('gift', application({ amount: '5.00' })),
  promotion('boost', application({ bonus: 'welcome', amount: '10.00' })),
  promotion('welcome', { kind: 'bonus', bonus: 'welcome' }),
  promotion('reload', { kind: 'bonus', bonus: 'reload' }),
  promotion('visit', { kind: 'mission', mission: 'visit' }),
  promotion('rebate', { kind: 'page', action: { do: 'navigate', page: 'home' } }),
  promotion('later', application({ points: 5 }), { period: { from: '2026-04-01T00:00:00Z' } }),
  promotion('past', application({ points: 5 }), { period: { until: '2026-02-01T00:00:00Z' } }),
  { ...promotion('hidden', application({ points: 5 })), until: '2026-02-01T00:00:00Z' },
  { ...promotion('slotRace', application({ points: 5 })), until: '2026-03-20T00:00:00Z' },
];
const rule = { percent: 100, from: '20.00', largest: '100.00', turnover: 10, days: 7 };
const settings = {
  points: { rates: [{ from: '0', per: '1.00', points: 1 }] },
  bonus: {
    ...{ spends: 'ownFirst', contributions: [{ category: 'RNG', percent: 100 }] },
    offers: [
      { id: 'welcome', name: { EN: 'Welcome' }, on: 'firstDeposit', ...rule },
      { id: 'reload', name: { EN: 'Reload' }, on: 'weekly', ...rule },
    ],
  },
  missions: {
    list: [{ id: 'visit', name: { EN: 'Come by' }, every: 'day', task: { visit: true }, prize: { amount: '0.10' } }],
  },
};

/** A cashier scene on whose site there are promotions of every kind. Its clock begins on 1 March 2026. */
export function promotionScene(open: () => Promise<TestDatabase>) {
  const scene = withdrawalScene(open, structuredClone(settings) as never, { announcements });
  const { ask } = scene;

  const path = (id: string, rest = '') => `/wps/member/promotions/${id}${rest}`;
  const list = async ({ token }: SceneMember) =>
    successOf<MemberPromotions>(await ask(token, '/wps/member/promotions'));
  const statuses = async (member: SceneMember) =>
    Object.fromEntries((await list(member)).list.map(({ promotionId, status }) => [promotionId, status]));
  const one = async (member: SceneMember, id: string): Promise<MemberPromotion> => {
    const found = (await list(member)).list.find(({ promotionId }) => promotionId === id);
    if (found === undefined) throw new Error(`no promotion ${id}`);
    return found;
  };
  const apply = ({ token }: SceneMember, id: string, comment?: string) =>
    ask(token, path(id, '/application'), { method: 'POST', body: comment === undefined ? {} : { comment } });
  const claim = ({ token }: SceneMember, id: string) => ask(token, path(id, '/claim'), { method: 'POST' });
  const put = ({ token }: SceneMember, id: string, file: Buffer, query = '?name=me.png') =>
    ask(token, path(id, `/images${query}`), { method: 'PUT', headers: { 'content-type': 'image/png' }, body: file });
  const operator = (rest: string, body?: object) =>
    operatorCalls(scene.gateway).call(
      `/sites/aurora/applications${rest}`,
      body === undefined ? {} : { method: 'POST', body },
    );
  const waiting = async (member: SceneMember): Promise<OperatorApplication> => {
    const { list: open } = successOf<OperatorApplications>(await operator('?pageSize=100'));
    const found = open.findLast(({ memberId }) => memberId === member.memberId);
    if (found === undefined) throw new Error('no application waits');
    return found;
  };
  const decide = async (member: SceneMember, verb: 'take' | 'approve' | 'reject', body: object = {}) =>
    operator(`/${(await waiting(member)).applicationId}/${verb}`, body);

  return {
    get database() {
      return scene.database;
    },
    get gateway() {
      return scene.gateway;
    },
    ...{ ask, now: scene.now, pass: scene.pass, newMember: scene.newMember, back: scene.back },
    ...{ balance: scene.balance, deposited: scene.deposited, isSound: scene.isSound, messages: scene.messages },
    ...{ list, statuses, one, apply, claim, put, operator, waiting, decide },
  };
}
