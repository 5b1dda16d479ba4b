import { WebSocket } from 'ws';
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
import { validatorOf } from '#gateway/kit/contract-validator.ts';

/** Frames that the gateway sends on a socket. */
export type RealtimeFrame =
  | RealtimeBalance
  | RealtimeChat
  | RealtimeChatTyping
  | RealtimeMessage
  | RealtimeDeposit
  | RealtimeWithdrawal
  | RealtimeNotice
  | RealtimeReady
  | RealtimeReset
  | RealtimeSessionEnded
  | RealtimeSiteUpdated
  | RealtimeWinner;

interface ClientOptions {
  readonly host?: string;
  readonly path?: string;
  /** As a bearer, which carries no ambient authority. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client's end of a socket. */
export interface RealtimeClient {
  /** All that came, in order. */
  readonly frames: readonly RealtimeFrame[];
  send(frame: unknown): void;
  /** Waits for the first unclaimed frame of a type. */
  next<Type extends RealtimeFrame['type']>(type: Type): Promise<Extract<RealtimeFrame, { type: Type }>>;
  /** The code that the gateway closed with. */
  readonly closed: Promise<number>;
  close(): void;
}

const CONTRACTS = {
  ready: 'RealtimeReady',
  reset: 'RealtimeReset',
  balance: 'RealtimeBalance',
  chat: 'RealtimeChat',
  chatTyping: 'RealtimeChatTyping',
  message: 'RealtimeMessage',
  deposit: 'RealtimeDeposit',
  withdrawal: 'RealtimeWithdrawal',
  notice: 'RealtimeNotice',
  siteUpdated: 'RealtimeSiteUpdated',
  sessionEnded: 'RealtimeSessionEnded',
  winner: 'RealtimeWinner',
} as const;

/** Opens a socket to a gateway on this machine. Rejects with the status of a refusal as its message. */
export async function openRealtime(port: number, options: ClientOptions = {}): Promise<RealtimeClient> {
  const { host = 'aurora.localhost', path = '/realtime', token, headers = {} } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host: `${host}:${port}`, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  });
  const frames: RealtimeFrame[] = [];
  const unseen: RealtimeFrame[] = [];
  let look = (): void => {};
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as RealtimeFrame;
    if (!validatorOf(CONTRACTS[frame.type])(frame)) throw new Error(`a frame breaks its contract: ${String(data)}`);
    frames.push(frame);
    unseen.push(frame);
    look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
      response.destroy();
    });
    socket.on('error', reject);
  });
  return {
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    close: () => socket.terminate(),
    next: (type) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no ${type} came; there is ${JSON.stringify(frames)}`)), 5_000);
        look = () => {
          const index = unseen.findIndex((frame) => frame.type === type);
          if (index < 0) return;
          clearTimeout(late);
          const [frame] = unseen.splice(index, 1);
          look = () => {};
          resolve(frame as never);
        };
        look();
      }),
  };
}
