import type { GameFrameMessage, PortalFrameMessage } from '#contracts/generated/contracts.ts';
import { isPortalFrameMessage } from '#contracts/generated/frame-verdicts.js';

/** A message as the browser hands it over, as far as it is judged. */
export type IncomingMessage = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** Messages to the page around the game, without the mark that every message bears. */
type Unmarked<Message> = Message extends unknown ? Omit<Message, 'source'> : never;
export type WordToPortal = Unmarked<GameFrameMessage>;

export interface PortalChannel {
  send(word: WordToPortal): void;
}

/** The message when it comes from the portal's very window and origin and has the portal's form; null otherwise. */
export function portalMessageIn(event: IncomingMessage, origin: string, portal: unknown): PortalFrameMessage | null {
  const isFromPortal = event.origin === origin && event.source !== null && event.source === portal;
  return isFromPortal && isPortalFrameMessage(event.data) ? event.data : null;
}

/** Talks with the page that the game stands in, at the one origin that the session names. */
export function openPortalChannel(
  origin: string,
  hear: (message: PortalFrameMessage['type']) => void,
  frame: Window = window,
): PortalChannel {
  const portal = frame.parent === frame ? null : frame.parent;
  frame.addEventListener('message', (event) => {
    const message = portalMessageIn(event, origin, portal);
    if (message !== null) hear(message.type);
  });
  return {
    send(word) {
      portal?.postMessage({ source: 'marquee-game', ...word }, origin);
    },
  };
}
