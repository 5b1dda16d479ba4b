import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageOfGame, sendToGame } from './frame-guard.ts';

const origin = 'https://vendor.example';
const message = { source: 'marquee-game', type: 'roundEnded' };

function buildFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame;
}

const eventOf = (over: MessageEventInit<unknown>, frame: HTMLIFrameElement) =>
  new MessageEvent<unknown>('message', { origin, source: frame.contentWindow, data: message, ...over });

describe('the messages of a frame', () => {
  afterEach(() => document.body.replaceChildren());

  it('are heard from its origin and its window, in the words of the schema', () => {
    const frame = buildFrame();
    expect(messageOfGame(eventOf({}, frame), { origin, frame })).toEqual(message);
  });

  it.each([
    ['another origin', { origin: 'https://vendor.example.evil' }],
    ['the same host by another scheme', { origin: 'http://vendor.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['another sender', { data: { ...message, source: 'marquee-portal' } }],
    ['another word', { data: { ...message, type: 'payOut' } }],
    ['something beside the word', { data: { ...message, amount: 5 } }],
    ['a word without what belongs to it', { data: { ...message, type: 'ready' } }],
    [
      'a return that is no number',
      { data: { source: 'marquee-game', type: 'ready', returnToPlayer: '<b>', volatility: 'low' } },
    ],
    ['a text', { data: JSON.stringify(message) }],
    ['nothing', { data: null }],
  ])('are not heard from %s', (_name, over) => {
    const frame = buildFrame();
    expect(messageOfGame(eventOf(over, frame), { origin, frame })).toBeNull();
  });

  it('are not heard when there is no frame, not even from no window', () => {
    expect(messageOfGame(new MessageEvent('message', { origin, data: message }), { origin, frame: null })).toBeNull();
  });

  it('go to its origin alone', () => {
    const frame = buildFrame();
    const post = vi.fn();
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue({ postMessage: post } as unknown as Window);
    sendToGame({ origin, frame }, 'openRules');
    expect(post.mock.calls).toEqual([[{ source: 'marquee-portal', type: 'openRules' }, origin]]);
  });
});
