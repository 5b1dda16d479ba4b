import { useEffect, useRef, useState } from 'react';
import type { Sending } from '#portal/data/send-image.ts';
import { type FileFault, fileFault } from './file-fault.ts';

/** A file that is on its way, or was not taken. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** 0 to 1. */
  readonly part: number;
  /** Why it is not sent; null while it is on its way. */
  readonly fault: UploadFault | null;
}

export type UploadFault =
  | { readonly kind: FileFault | 'tooMany' }
  /** The gateway refused it, or did not answer. */
  | { readonly kind: 'failed'; readonly error: unknown };

export interface Uploads {
  readonly list: readonly Upload[];
  readonly isBusy: boolean;
  /** Sends files, and forgets those that were not taken before. */
  readonly add: (files: readonly File[]) => void;
  /** Sends a file that failed once more. */
  readonly retry: (upload: Upload) => void;
  /** Ends an upload, or takes away what was not taken. */
  readonly drop: (upload: Pick<Upload, 'key'>) => void;
}

interface UploadsGiven {
  /** How many more images may be sent. */
  readonly room: number;
  /** Resolves when the image is among those that the page shows. */
  readonly send: (file: File, sending: Sending) => Promise<void>;
  readonly onSent: (file: File) => void;
}

/** Sends images, side by side. What is under way ends with the page that shows it. */
export function useUploads({ room, send, onSent }: UploadsGiven): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<Upload>): void =>
    setList((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const forget = (key: number): void => setList((before) => before.filter((upload) => upload.key !== key));

  const start = ({ key, file }: Upload): void => {
    const controller = new AbortController();
    running.current.set(key, controller);
    send(file, { signal: controller.signal, onProgress: (part) => change(key, { part }) })
      .then(
        () => {
          forget(key);
          onSent(file);
        },
        (error: unknown) => {
          if (!controller.signal.aborted) change(key, { fault: { kind: 'failed', error } });
        },
      )
      .finally(() => running.current.delete(key));
  };

  const isUnderWay = list.filter(({ fault }) => fault === null);
  const add = (files: readonly File[]): void => {
    let left = room - isUnderWay.length;
    const added = files.map((file): Upload => {
      lastKey.current += 1;
      const kind = fileFault(file) ?? (left > 0 ? null : 'tooMany');
      if (kind === null) left -= 1;
      return { key: lastKey.current, file, part: 0, fault: kind === null ? null : { kind } };
    });
    setList([...isUnderWay, ...added]);
    for (const upload of added) if (upload.fault === null) start(upload);
  };

  return {
    list,
    isBusy: isUnderWay.length > 0,
    add,
    retry(upload) {
      const again = { ...upload, part: 0, fault: null };
      change(upload.key, again);
      start(again);
    },
    drop({ key }) {
      running.current.get(key)?.abort();
      forget(key);
    },
  };
}
