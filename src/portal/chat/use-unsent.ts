import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatSaying, LiveChat } from '#contracts/generated/contracts.ts';
import { sayInChat } from '#portal/data/chat-calls.ts';
import { chatQuery } from '#portal/data/chat-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** A message on its way, or one that did not get through. */
export interface Unsent extends ChatSaying {
  /** Why it did not get through; null while it is on its way. */
  readonly failure: unknown;
}

/** Messages that the gateway does not have yet. They stay until they got through, under the same id. */
export function useUnsent() {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const keep = (answer: LiveChat): void => void queryClient.setQueryData(chatQuery(language).queryKey, answer);
  const mark = (messageId: string, failure: unknown): void =>
    setUnsent((before) => before.map((one) => (one.messageId === messageId ? { ...one, failure } : one)));
  const deliver = async (saying: ChatSaying): Promise<void> => {
    try {
      keep(await sayInChat(saying, language));
      setUnsent((before) => before.filter(({ messageId }) => messageId !== saying.messageId));
    } catch (failure) {
      mark(saying.messageId, failure);
    }
  };
  return {
    unsent,
    keep,
    say(text: string): void {
      const saying = { messageId: crypto.randomUUID(), text };
      setUnsent((before) => [...before, { ...saying, failure: null }]);
      void deliver(saying);
    },
    sayAgain({ messageId, text }: Unsent): void {
      mark(messageId, null);
      void deliver({ messageId, text });
    },
  };
}
