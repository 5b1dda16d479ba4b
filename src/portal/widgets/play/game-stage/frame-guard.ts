import type { GameFrameMessage, PortalFrameMessage } from '#contracts/generated/contracts.ts';
import { isGameFrameMessage } from '#contracts/generated/frame-verdicts.js';

/** The game's frame, and the origin that its address had when it was started. */
export interface FrameParty {
  readonly origin: string;
  readonly frame: HTMLIFrameElement | null;
}

/** The game's message; null for one from another origin or another window, and for any that is not of our protocol. */
export function messageOfGame(event: MessageEvent<unknown>, { origin, frame }: FrameParty): GameFrameMessage | null {
  if (event.origin !== origin) return null;
  if (frame === null || event.source !== frame.contentWindow) return null;
  return isGameFrameMessage(event.data) ? event.data : null;
}

/** Sends the game a message, and nobody else that may be in its frame by now. */
export function sendToGame({ origin, frame }: FrameParty, type: PortalFrameMessage['type']): void {
  const message: PortalFrameMessage = { source: 'marquee-portal', type };
  frame?.contentWindow?.postMessage(message, origin);
}
