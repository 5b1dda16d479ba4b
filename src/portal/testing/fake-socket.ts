/**
 * A fake of the browser's socket, as far as the line to the gateway uses it: it records sent frames, and delivers the
 * gateway's.
 */
export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  /** The one that was opened last. */
  static readonly last = (): FakeSocket => {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };

  readonly sent: unknown[] = [];
  readyState = 0;
  onopen: () => void = () => {};
  onmessage: (event: { readonly data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  begin(payload = { lastId: 0, lastSiteId: 0 }): void {
    this.readyState = 1;
    this.onopen();
    this.say({ type: 'ready', scope: 'member', id: payload.lastId, payload });
  }

  say(frame: object): void {
    this.onmessage({ data: JSON.stringify({ at: '2026-01-01T00:00:00Z', ...frame }) });
  }

  lose(): void {
    this.readyState = 3;
    this.onclose();
  }
}
