import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallRefused, send } from '../calls/desk-client.ts';
import { chatAt, chatKey } from './use-chats.ts';

/** A message that the gateway does not have yet. */
export interface OutgoingMessage {
  /** Chosen by the desk, so that a repeated message is stored once. */
  readonly messageId: string;
  readonly text: string;
  /** Why it could not be sent; null while it is under way. */
  readonly refusal: string | null;
}

/** Sends an operator's chat messages one after the other, and again after a failure. */
export function useOutbox(siteId: string, chatId: string) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly OutgoingMessage[]>([]);
  const line = useRef(Promise.resolve());

  const deliver = async ({ messageId, text }: OutgoingMessage): Promise<void> => {
    const path = `${chatAt(siteId, chatId)}/messages` as const;
    try {
      const chat = await send('POST', path, { messageId, text });
      // An older poll that is still running would remove the message again.
      await client.cancelQueries({ queryKey: chatKey(siteId, chatId) });
      client.setQueryData(chatKey(siteId, chatId), chat);
      setWaiting((before) => before.filter((one) => one.messageId !== messageId));
    } catch (error) {
      const refusal = error instanceof CallRefused ? error.message || error.code : String(error);
      setWaiting((before) => before.map((one) => (one.messageId === messageId ? { ...one, refusal } : one)));
    }
  };
  const enqueue = (message: OutgoingMessage): void => {
    line.current = line.current.then(() => deliver(message));
  };

  return {
    waiting,
    say(text: string): void {
      const message = { messageId: crypto.randomUUID(), text, refusal: null };
      setWaiting((before) => [...before, message]);
      enqueue(message);
    },
    sayAgain(message: OutgoingMessage): void {
      setWaiting((before) =>
        before.map((one) => (one.messageId === message.messageId ? { ...one, refusal: null } : one)),
      );
      enqueue(message);
    },
  };
}
