import type { RealtimeReady, RealtimeReset, RealtimeSessionEnded } from '#contracts/generated/contracts.ts';
import type { Heard } from './realtime-connection.ts';
import { EVERYBODY, type StoredEvent } from './stored-event.ts';
import { textFrame } from './text-frame.ts';

/** Why a session is over. */
export type SessionEnd = RealtimeSessionEnded['payload']['reason'];

/** The frame of an event, for everybody who receives it. */
export function eventFrame({ audience, type, id, at, payload }: StoredEvent): Buffer {
  const scope = audience === EVERYBODY ? 'site' : 'member';
  return textFrame(JSON.stringify({ type, scope, id, at, payload }));
}

/** Tells a client where it stands: all is well from there on, or what it missed is gone. */
export function positionFrame(type: 'ready' | 'reset', { lastId, lastSiteId }: Heard, at: Date): Buffer {
  const frame: RealtimeReady | RealtimeReset = {
    type,
    scope: 'member',
    id: lastId,
    at: at.toISOString(),
    payload: { lastId, lastSiteId },
  };
  return textFrame(JSON.stringify(frame));
}

/** Tells a client that its session is over. */
export function sessionEndedFrame(reason: SessionEnd, lastId: number, at: Date): Buffer {
  const frame: RealtimeSessionEnded = {
    type: 'sessionEnded',
    scope: 'member',
    id: lastId,
    at: at.toISOString(),
    payload: { reason },
  };
  return textFrame(JSON.stringify(frame));
}
