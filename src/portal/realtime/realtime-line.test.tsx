import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '#portal/testing/fake-socket.ts';
import { keepRealtimeLine } from './realtime-line.ts';

const listener = { onEvent: vi.fn(), onReset: vi.fn(), onSessionEnded: vi.fn(), onRefused: vi.fn() };
const { last } = FakeSocket;
const look = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the line to the gateway', () => {
  let close: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    FakeSocket.opened = [];
    for (const spy of Object.values(listener)) spy.mockReset();
    close = keepRealtimeLine(listener);
  });

  afterEach(() => {
    close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('opens one socket to the page’s own host, with nothing in its address', () => {
    expect(FakeSocket.opened.map(({ url }) => url)).toEqual(['ws://localhost:3000/realtime']);
  });

  it('has the state loaded where it begins, and hears events from there on', () => {
    last().begin({ lastId: 4, lastSiteId: 2 });
    expect(last().sent).toEqual([{ type: 'resume' }]);
    expect(listener.onReset).toHaveBeenCalledTimes(1);
    last().say({ type: 'message', scope: 'member', id: 5, payload: { messageId: '1', kind: 'password' } });
    expect(listener.onEvent.mock.calls.map(([event]) => event.id)).toEqual([5]);
  });

  it('asks after a drop for the missed events, by the last event of each kind', () => {
    last().begin();
    last().say({ type: 'message', scope: 'member', id: 1, payload: {} });
    last().say({ type: 'notice', scope: 'site', id: 7, payload: {} });
    last().lose();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.opened).toHaveLength(2);
    last().begin({ lastId: 1, lastSiteId: 7 });
    expect(last().sent).toEqual([{ type: 'resume', lastId: 1, lastSiteId: 7 }]);
    expect(listener.onReset).toHaveBeenCalledTimes(1);
  });

  it('has the state loaded again when the missed events are gone', () => {
    last().begin();
    last().say({ type: 'reset', scope: 'member', id: 9, payload: { lastId: 9, lastSiteId: 3 } });
    expect(listener.onReset).toHaveBeenCalledTimes(2);
  });

  it('waits longer after each try that fails, a minute at most, and says that it was refused', () => {
    const waits = [1, 2, 4, 8, 16, 32, 60, 60];
    for (const seconds of waits) {
      const before = FakeSocket.opened.length;
      last().lose();
      vi.advanceTimersByTime(seconds * 1_000 - 1);
      expect(FakeSocket.opened).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.opened).toHaveLength(before + 1);
    }
    expect(listener.onRefused).toHaveBeenCalledTimes(waits.length);
  });

  it('does not count a socket that worked as refused', () => {
    last().begin();
    last().lose();
    expect(listener.onRefused).not.toHaveBeenCalled();
  });

  it('reports the end of the session, and does not retry', () => {
    last().begin();
    last().say({ type: 'sessionEnded', scope: 'member', id: 0, payload: { reason: 'passwordChanged' } });
    last().lose();
    vi.advanceTimersByTime(600_000);
    expect(listener.onSessionEnded.mock.calls).toEqual([['passwordChanged']]);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('lets go while nobody looks for long, and is back at once when somebody does', () => {
    last().begin();
    look('hidden');
    vi.advanceTimersByTime(5 * 60_000);
    expect(last().readyState).toBe(3);
    expect(FakeSocket.opened).toHaveLength(1);
    look('visible');
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('asks for a sign of life when somebody looks again, and begins anew where none comes', () => {
    last().begin();
    look('hidden');
    look('visible');
    expect(last().sent).toHaveLength(2);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('rests while the browser is offline', () => {
    last().begin();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.opened).toHaveLength(1);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(2);
  });
});
