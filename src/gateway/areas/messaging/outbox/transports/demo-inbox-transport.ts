import type { Settings } from '#gateway/kit/settings.ts';
import type { MessageTransport } from './message-transport.ts';

/**
 * Sends nothing: the messages of a demo stay where they are and are read in its inbox.
 * @throws in production, where people wait for their messages and nobody else may read them.
 */
export function demoInboxTransport({ mode }: Pick<Settings, 'mode'>): MessageTransport {
  if (mode !== 'demo') throw new Error('the inbox of demos does not start in production mode');
  return { send: async () => undefined };
}
