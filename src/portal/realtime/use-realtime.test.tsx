import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { useLeaveEndedSession } from '#portal/actions/leave-ended-session.ts';
import { depositChannelsPath, depositPath, depositsPath } from '#portal/data/deposit-queries.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { messagesPath, UNREAD_PATH } from '#portal/data/message-queries.ts';
import { POINTS_PATH, REDEEM_LIST_PATH } from '#portal/data/points-queries.ts';
import { promotionsPath } from '#portal/data/promotion-queries.ts';
import { REWARDS_PATH } from '#portal/data/reward-queries.ts';
import { ANNOUNCEMENTS_PATH } from '#portal/data/site-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { withdrawalPath, withdrawalsPath, withdrawalTermsPath } from '#portal/data/withdrawal-queries.ts';
import { isSessionKept, keepSession } from '#portal/session/kept-session.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { FakeSocket } from '#portal/testing/fake-socket.ts';
import { loadAccountWords } from '#words/load-words.ts';
import { useRealtime } from './use-realtime.ts';

const { last } = FakeSocket;
const STATUS_PATH = '/wps/system/status';
const MESSAGES = messagesPath('EN', 1);
const ANNOUNCEMENTS = `${ANNOUNCEMENTS_PATH}?execution=A`;

const site = buildSiteInfo({ whitelabel: flagsOf('SIGNIN3') });
const layout = buildLayout({ modals: { login: { title: 'account.login', sections: [] } } });
const openModal = vi.fn();

/** The gateway's answer to whose session it is. */
let session: MemberInfo | null;
/** The calls that were made, in order. */
let calls: string[];
let queryClient: QueryClient;

/** A page of whose session it is; a guest's for null. */
function openPage(first: MemberInfo | null) {
  const place = (member: MemberInfo | null): SiteContextValue => ({
    site,
    layout,
    language: 'EN',
    device: 'desktop',
    session: member === null ? 'guest' : 'member',
    member,
    state: 'normal',
    visitor: null,
    now: '2026-01-01T00:00:00Z',
  });
  let member = first;
  const commands = { openModal, toggleMenu: vi.fn(), closeDrawer: vi.fn() };
  const page = renderHook(() => useRealtime(useLeaveEndedSession()), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <SiteProvider value={place(member)}>
          <ShellCommandsProvider commands={commands}>{children}</ShellCommandsProvider>
        </SiteProvider>
      </QueryClientProvider>
    ),
  });
  return {
    close: page.unmount,
    /** The page becomes somebody else's, or nobody's. */
    becomes: (next: MemberInfo | null): void => {
      member = next;
      page.rerender();
    },
  };
}

const say = (frame: object): void => act(() => last().say(frame));
const begin = (payload = { lastId: 0, lastSiteId: 0 }): void => act(() => last().begin(payload));
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const message = (id: number) => ({
  type: 'message',
  scope: 'member',
  id,
  payload: { messageId: String(id), kind: 'password' },
});
const notice = (id: number) => ({ type: 'notice', scope: 'site', id, payload: {} });
const end = (reason: string) => ({ type: 'sessionEnded', scope: 'member', id: 0, payload: { reason } });

/** Puts answers in place as the page has them, none of them asked for anew. */
function fresh(): void {
  for (const path of [UNREAD_PATH, MESSAGES, ANNOUNCEMENTS, BALANCE_PATH, MEMBER_PATH])
    queryClient.setQueryData([path], path === MEMBER_PATH ? session : { balance: '5.00', currency: 'EUR' });
}
/** Those that are to be asked for anew. */
const stale = (): string[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey: [path] }) => String(path))
    .sort();

describe('an open page of a signed-in member', () => {
  beforeEach(async () => {
    // Load the lazy chunk ahead, so that no test waits for the disk while the clock is faked.
    await loadAccountWords('EN');
    await import('#portal/data/resume-session.ts');
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', async (path: string) => {
      calls.push(path);
      if (path === STATUS_PATH) throw new TypeError('no network');
      if (path === MEMBER_PATH && session !== null) return Response.json({ success: true, value: session });
      return Response.json({ success: false, code: 'not_logged_in', message: '' }, { status: 401 });
    });
    vi.spyOn(Math, 'random').mockReturnValue(1);
    FakeSocket.opened = [];
    openModal.mockReset();
    session = buildMember();
    calls = [];
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    fresh();
  });

  afterEach(() => {
    vi.useRealTimers();
    window.sessionStorage.clear();
  });

  it('has one socket for its member, another one for another, and none for a guest', () => {
    const page = openPage(null);
    expect(FakeSocket.opened).toHaveLength(0);
    page.becomes(buildMember());
    page.becomes(buildMember({ nickname: 'Mika' }));
    expect(FakeSocket.opened).toHaveLength(1);
    page.becomes(buildMember({ id: '20593324' }));
    expect(FakeSocket.opened.map(({ readyState }) => readyState)).toEqual([3, 0]);
    page.becomes(null);
    expect(FakeSocket.opened.map(({ readyState }) => readyState)).toEqual([3, 3]);
    page.close();
  });

  it('fetches messages and balance when it begins, and again when the missed events are gone', () => {
    const page = openPage(session);
    begin();
    expect(stale()).toEqual([MESSAGES, UNREAD_PATH, BALANCE_PATH].sort());
    fresh();
    say({ type: 'reset', scope: 'member', id: 9, payload: { lastId: 9, lastSiteId: 3 } });
    expect(stale()).toEqual([MESSAGES, UNREAD_PATH, BALANCE_PATH].sort());
    page.close();
  });

  it('fetches deposits when one goes on, and the balance when money moved, but not the ways to deposit', () => {
    const page = openPage(session);
    begin();
    const [list, one] = [depositsPath('EN', { pageNo: 1, pageSize: 5 }), depositPath('41', 'EN')];
    const deposit = (id: number, status: string) => ({
      ...{ type: 'deposit', scope: 'member', id },
      payload: { depositId: '41', status },
    });
    fresh();
    for (const path of [list, one, depositChannelsPath('EN')]) queryClient.setQueryData([path], {});
    say(deposit(1, 'paid'));
    expect(stale()).toEqual([list, one].sort());
    say(deposit(2, 'credited'));
    expect(stale()).toEqual([list, one, BALANCE_PATH].sort());
    page.close();
  });

  it('fetches points, redemptions and promotions with a message, which tells what became of one', () => {
    const page = openPage(session);
    begin();
    const paths = [POINTS_PATH, REDEEM_LIST_PATH, promotionsPath('EN'), REWARDS_PATH];
    fresh();
    for (const path of [...paths, BALANCE_PATH]) queryClient.setQueryData([path], {});
    say(message(1));
    expect(stale()).toEqual([...paths, MESSAGES, UNREAD_PATH].sort());
    page.close();
  });

  it('fetches withdrawals, what may be withdrawn and the balance when one goes on', () => {
    const page = openPage(session);
    begin();
    const paths = [withdrawalsPath('EN', { pageNo: 1, pageSize: 5 }), withdrawalPath('52'), withdrawalTermsPath('EN')];
    fresh();
    for (const path of paths) queryClient.setQueryData([path], {});
    say({
      ...{ type: 'withdrawal', scope: 'member', id: 1 },
      payload: { withdrawalId: '52', status: 'paid' },
    });
    expect(stale()).toEqual([...paths, BALANCE_PATH].sort());
    page.close();
  });

  it('goes on after a drop from the last event of each kind, and asks for nothing that it has', async () => {
    const page = openPage(session);
    begin();
    say(message(1));
    say(notice(7));
    await pass(3_000);
    act(() => last().lose());
    await pass(1_000);
    expect(FakeSocket.opened).toHaveLength(2);
    fresh();
    begin({ lastId: 1, lastSiteId: 7 });
    expect(last().sent).toEqual([{ type: 'resume', lastId: 1, lastSiteId: 7 }]);
    expect(stale()).toEqual([]);
    say(message(2));
    expect(stale()).toEqual([MESSAGES, UNREAD_PATH].sort());
    page.close();
  });

  it('waits longer before each try, and looks whether the session is over where none was let in', async () => {
    const page = openPage(session);
    for (const seconds of [1, 2, 4, 8]) {
      fresh();
      const before = FakeSocket.opened.length;
      act(() => last().lose());
      expect(stale()).toEqual([MEMBER_PATH]);
      await pass(seconds * 1_000 - 1);
      expect(FakeSocket.opened).toHaveLength(before);
      await pass(1);
      expect(FakeSocket.opened).toHaveLength(before + 1);
    }
    fresh();
    begin();
    act(() => last().lose());
    expect(stale()).not.toContain(MEMBER_PATH);
    page.close();
    await pass(600_000);
    expect(FakeSocket.opened).toHaveLength(5);
  });

  it('shows another balance at once, in its own currency alone', () => {
    const page = openPage(session);
    begin();
    say({ type: 'balance', scope: 'member', id: 1, payload: { balance: '12.50', currency: 'EUR' } });
    expect(queryClient.getQueryData([BALANCE_PATH])).toEqual({ balance: '12.50', currency: 'EUR' });
    say({ type: 'balance', scope: 'member', id: 2, payload: { balance: '99', currency: 'VND' } });
    expect(queryClient.getQueryData([BALANCE_PATH])).toEqual({ balance: '12.50', currency: 'EUR' });
    page.close();
  });

  it('asks for new announcements within three seconds, not all pages at once', async () => {
    const page = openPage(session);
    begin();
    fresh();
    say(notice(1));
    await pass(2_999);
    expect(stale()).toEqual([]);
    await pass(1);
    expect(stale()).toEqual([ANNOUNCEMENTS]);
    page.close();
  });

  it('asks the gateway something where the site is another revision, and does without the answer', async () => {
    const page = openPage(session);
    begin();
    say({ type: 'siteUpdated', scope: 'site', id: 1, payload: { revision: 2 } });
    await pass(2_999);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toEqual([STATUS_PATH]);
    page.close();
  });

  it('asks for nothing once it is closed', async () => {
    const page = openPage(session);
    begin();
    fresh();
    say(notice(1));
    say({ type: 'siteUpdated', scope: 'site', id: 2, payload: { revision: 2 } });
    page.close();
    await pass(10_000);
    expect({ stale: stale(), calls }).toEqual({ stale: [], calls: [] });
  });

  it('is signed out once the session has ended, says why, and opens no further socket', async () => {
    keepSession(buildMember(), site);
    const page = openPage(session);
    begin();
    session = null;
    say(end('passwordChanged'));
    await pass(0);
    await vi.waitFor(() => expect(openModal).toHaveBeenCalledOnce());
    const [modal, params] = openModal.mock.calls[0] ?? [];
    expect(modal).toBe('login');
    expect(params.notice).toMatch(/your password was changed/i);
    expect(queryClient.getQueryData([MEMBER_PATH])).toBeNull();
    expect(isSessionKept()).toBe(false);
    act(() => last().lose());
    await pass(600_000);
    expect(FakeSocket.opened).toHaveLength(1);
    page.close();
  });

  it('goes on with another socket where the browser is remembered and has another session by then', async () => {
    keepSession(buildMember(), site);
    const page = openPage(session);
    begin();
    say(end('expired'));
    await pass(0);
    await vi.waitFor(() => expect(FakeSocket.opened).toHaveLength(2));
    expect(calls).toEqual([MEMBER_PATH]);
    expect(openModal).not.toHaveBeenCalled();
    expect(isSessionKept()).toBe(true);
    page.close();
  });

  it('says nothing where the page signed out by itself', async () => {
    const page = openPage(session);
    begin();
    queryClient.setQueryData([MEMBER_PATH], null);
    say(end('revoked'));
    await pass(600_000);
    expect({ calls, opened: FakeSocket.opened.length }).toEqual({ calls: [], opened: 1 });
    expect(openModal).not.toHaveBeenCalled();
    page.close();
  });
});
