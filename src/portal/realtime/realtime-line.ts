import type {
  RealtimeBalance,
  RealtimeChat,
  RealtimeChatTyping,
  RealtimeDeposit,
  RealtimeMessage,
  RealtimeNotice,
  RealtimeReady,
  RealtimeReset,
  RealtimeSessionEnded,
  RealtimeSiteUpdated,
  RealtimeWinner,
  RealtimeWithdrawal,
} from '#contracts/generated/contracts.ts';

/** The frames that the gateway sends on the socket. */
export type RealtimeFrame =
  | RealtimeBalance
  | RealtimeChat
  | RealtimeChatTyping
  | RealtimeDeposit
  | RealtimeWithdrawal
  | RealtimeMessage
  | RealtimeNotice
  | RealtimeReady
  | RealtimeReset
  | RealtimeSessionEnded
  | RealtimeSiteUpdated
  | RealtimeWinner
  | RealtimeWithdrawal;

/** Frames about events, as opposed to the state of the socket. */
export type RealtimeEvent = Exclude<RealtimeFrame, RealtimeReady | RealtimeReset | RealtimeSessionEnded>;

/** The page's handlers. */
export interface RealtimeListener {
  /** Something happened; each event comes once, in order. */
  readonly onEvent: (event: RealtimeEvent) => void;
  /** The missed events are not known: the state is loaded anew. */
  readonly onReset: () => void;
  readonly onSessionEnded: (reason: RealtimeSessionEnded['payload']['reason']) => void;
  /** No socket opened: the session may be over. */
  readonly onRefused: () => void;
}

/** How long to wait before the next try: after each one longer, and never for all pages the same. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A page that nobody looks at for so long lets its socket go. */
const HIDDEN_MS = 5 * 60_000;
/** How long the gateway has to answer. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Keeps one socket to the site's gateway open while the page is looked at and the browser is online. After a drop it
 * asks for the missed events, by the last ones that it has.
 * @returns closes it for good.
 */
export function keepRealtimeLine(listener: RealtimeListener): () => void {
  let socket: WebSocket | null = null;
  let last: RealtimeReady['payload'] | null = null;
  let failures = 0;
  let isOver = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  const mayConnect = (): boolean => !isOver && socket === null && navigator.onLine;

  function connect(): void {
    clearTimeout(retryTimer);
    if (!mayConnect()) return;
    const opening = new WebSocket(
      `${window.location.protocol === 'https:' ? 'wss:' : 'ws:'}//${window.location.host}/realtime`,
    );
    let isReady = false;
    socket = opening;
    opening.onopen = () => resume(opening);
    opening.onmessage = ({ data }) => {
      if (opening !== socket) return;
      const frame = JSON.parse(String(data)) as RealtimeFrame;
      if (frame.type === 'ready' || frame.type === 'reset') isReady = true;
      hear(frame);
    };
    opening.onclose = () => {
      if (opening !== socket) return;
      drop();
      if (!isReady) listener.onRefused();
      tryAgain();
    };
  }

  function hear(frame: RealtimeFrame): void {
    clearTimeout(answerTimer);
    if (frame.type === 'ready' || frame.type === 'reset') {
      failures = 0;
      // A page that has just begun may have asked for its state before this.
      const isFirst = last === null;
      last = frame.payload;
      if (isFirst || frame.type === 'reset') listener.onReset();
    } else if (frame.type === 'sessionEnded') {
      close();
      listener.onSessionEnded(frame.payload.reason);
    } else if (last !== null) {
      last = frame.scope === 'site' ? { ...last, lastSiteId: frame.id } : { ...last, lastId: frame.id };
      listener.onEvent(frame);
    }
  }

  /** Asks for the missed events; on an open socket, for a heartbeat. */
  function resume(open: WebSocket): void {
    open.send(JSON.stringify({ type: 'resume', ...last }));
    clearTimeout(answerTimer);
    answerTimer = setTimeout(() => {
      if (open !== socket) return;
      drop();
      tryAgain();
    }, ANSWER_WITHIN_MS);
  }

  function tryAgain(): void {
    if (isOver) return;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, longest * (0.5 + Math.random() / 2));
  }

  function drop(): void {
    clearTimeout(answerTimer);
    const open = socket;
    socket = null;
    open?.close();
  }

  /** The network or the visitor is back. */
  function wake(): void {
    clearTimeout(hiddenTimer);
    if (socket === null) {
      failures = 0;
      connect();
    } else if (socket.readyState === WebSocket.OPEN) resume(socket);
  }

  function onVisibility(): void {
    if (document.visibilityState === 'visible') wake();
    else hiddenTimer = setTimeout(rest, HIDDEN_MS);
  }

  function rest(): void {
    clearTimeout(retryTimer);
    drop();
  }

  function close(): void {
    isOver = true;
    clearTimeout(hiddenTimer);
    rest();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', rest);
  }

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', wake);
  window.addEventListener('offline', rest);
  connect();
  return close;
}
