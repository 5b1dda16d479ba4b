import type { DeskChanged } from '#contracts/generated/contracts.ts';

/** How long to wait before the next try: after each one longer, and never for all desks the same. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The gateway's code for a socket that lived its time: the next one is opened at once. */
const COME_AGAIN = 1012;

let open = false;

/** Whether the gateway tells this desk what changes. */
export const isLive = (): boolean => open;

/** What the desk does with what it hears. */
export interface DeskLineListener {
  readonly onChange: (change: DeskChanged) => void;
  /** A socket opened: what changed before is not known. Or the last one is gone, and nobody tells any more. */
  readonly onTurn: () => void;
}

/** Keeps a socket to the gateway open. @returns closes it for good. */
export function keepDeskLine({ onChange, onTurn }: DeskLineListener): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  function connect(): void {
    clearTimeout(timer);
    if (isOver || socket !== undefined) return;
    const { protocol, host } = window.location;
    const opening = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/wps/operator/me/events`);
    socket = opening;
    opening.onopen = () => {
      failures = 0;
      open = true;
      onTurn();
    };
    opening.onmessage = ({ data }) => onChange(JSON.parse(String(data)) as DeskChanged);
    opening.onclose = ({ code }) => {
      socket = undefined;
      const wasOpen = open;
      open = false;
      if (isOver) return;
      if (code === COME_AGAIN) {
        connect();
        return;
      }
      if (wasOpen) onTurn();
      timer = setTimeout(connect, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2));
      failures += 1;
    };
  }

  window.addEventListener('online', connect);
  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', connect);
    socket?.close();
    open = false;
  };
}
