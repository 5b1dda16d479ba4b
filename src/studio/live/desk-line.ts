import type { DeskChanged } from '#contracts/generated/contracts.ts';

/** How long to wait before the next try: after each one longer, and never for all desks the same. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The gateway's code for a socket whose time is over: the next one is opened at once. */
const COME_AGAIN = 1012;
/** The gateway ends a socket after two minutes. One that is older has lost its network without a word. */
const OLDEST_MS = 135_000;

let live = false;

/** Whether the socket is open. */
export const isLive = (): boolean => live;

/** Callbacks of the desk's socket. */
export interface DeskLineListener {
  readonly onChange: (change: DeskChanged) => void;
  /** The socket opened or was lost: changes may have been missed. */
  readonly onTurn: () => void;
}

/** Keeps a socket to the gateway open. @returns closes it for good. */
export function keepDeskLine({ onChange, onTurn }: DeskLineListener): () => void {
  let socket: WebSocket | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let oldestTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function connect(): void {
    clearTimeout(retryTimer);
    if (socket !== undefined) return;
    const { protocol, host } = window.location;
    const opening = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/wps/operator/me/events`);
    socket = opening;
    opening.onopen = () => {
      failures = 0;
      live = true;
      oldestTimer = setTimeout(() => {
        drop();
        lose();
      }, OLDEST_MS);
      onTurn();
    };
    opening.onmessage = ({ data }) => onChange(JSON.parse(String(data)) as DeskChanged);
    opening.onclose = ({ code }) => {
      drop();
      // It counts as open until the next one is refused.
      if (code === COME_AGAIN) connect();
      else lose();
    };
  }

  /** Lets go of the socket, and hears nothing of it any more. */
  function drop(): void {
    clearTimeout(oldestTimer);
    const old = socket;
    socket = undefined;
    if (old === undefined) return;
    old.onopen = null;
    old.onmessage = null;
    old.onclose = null;
    old.close();
  }

  function lose(): void {
    const wasLive = live;
    live = false;
    if (wasLive) onTurn();
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    retryTimer = setTimeout(connect, longest * (0.5 + Math.random() / 2));
  }

  window.addEventListener('online', connect);
  connect();
  return () => {
    clearTimeout(retryTimer);
    window.removeEventListener('online', connect);
    drop();
    live = false;
  };
}
