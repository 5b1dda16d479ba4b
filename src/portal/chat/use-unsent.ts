import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LiveChat } from '#contracts/generated/contracts.ts';
import { sayInChat, sendChatImage } from '#portal/data/chat-calls.ts';
import { chatQuery } from '#portal/data/chat-queries.ts';
import { type FileFault, fileFault } from '#portal/forms/uploads/file-fault.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** A message on its way, or one that did not get through. */
export interface Unsent {
  readonly messageId: string;
  /** Empty for an image. */
  readonly text: string;
  readonly file: File | null;
  /** The part of the image that is there, 0 to 1. */
  readonly part: number;
  /** Why the image is not sent at all. */
  readonly fault: FileFault | null;
  /** Why it did not get through; null while it is on its way. */
  readonly failure: unknown;
}

/** Messages that the gateway does not have yet. They stay until they got through, under the same id. */
export function useUnsent() {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const keep = (answer: LiveChat): void => void queryClient.setQueryData(chatQuery(language).queryKey, answer);
  const mark = (messageId: string, change: Partial<Unsent>): void =>
    setUnsent((before) => before.map((one) => (one.messageId === messageId ? { ...one, ...change } : one)));
  const drop = (messageId: string): void => {
    running.current.get(messageId)?.abort();
    setUnsent((before) => before.filter((one) => one.messageId !== messageId));
  };
  const sent = ({ messageId, text, file }: Unsent): Promise<LiveChat> => {
    if (file === null) return sayInChat({ messageId, text }, language);
    const controller = new AbortController();
    running.current.set(messageId, controller);
    const onProgress = (part: number): void => mark(messageId, { part });
    return sendChatImage(messageId, file, language, { signal: controller.signal, onProgress });
  };
  const deliver = async (message: Unsent): Promise<void> => {
    try {
      keep(await sent(message));
      drop(message.messageId);
    } catch (failure) {
      mark(message.messageId, { failure });
    } finally {
      running.current.delete(message.messageId);
    }
  };
  const start = (message: Unsent): void => {
    setUnsent((before) => [...before, message]);
    if (message.fault === null) void deliver(message);
  };
  const begun = () => ({ messageId: crypto.randomUUID(), part: 0, failure: null });
  return {
    unsent,
    keep,
    drop,
    say: (text: string): void => start({ ...begun(), text, file: null, fault: null }),
    attach(files: Iterable<File>): void {
      for (const file of files) start({ ...begun(), text: '', file, fault: fileFault(file, { takesPdf: true }) });
    },
    sayAgain(message: Unsent): void {
      mark(message.messageId, { failure: null, part: 0 });
      void deliver(message);
    },
  };
}
