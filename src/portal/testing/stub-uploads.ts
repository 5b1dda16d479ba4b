import { vi } from 'vitest';

/** An upload that a test answers. */
export interface StubbedUpload {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  readonly isAborted: boolean;
  readonly progress: (loaded: number, total: number) => void;
  readonly answer: (status: number, body: unknown) => void;
  /** No answer comes. */
  readonly fail: () => void;
}

/** Puts a gateway behind `XMLHttpRequest`, which uploads are made with. @returns the uploads, as they are made. */
export function stubUploads(): readonly StubbedUpload[] {
  const uploads: StubbedUpload[] = [];
  class StubbedRequest {
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    responseText = '';
    status = 0;
    private target = { method: '', path: '' };
    private isAborted = false;
    private readonly headers: Record<string, string> = {};

    open(method: string, path: string): void {
      this.target = { method, path };
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    send(file: File): void {
      const isAborted = () => this.isAborted;
      uploads.push({
        ...this.target,
        headers: this.headers,
        file,
        get isAborted() {
          return isAborted();
        },
        progress: (loaded, total) => this.upload.onprogress?.({ lengthComputable: true, loaded, total }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
        },
        fail: () => this.onerror?.(),
      });
    }

    abort(): void {
      this.isAborted = true;
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubbedRequest);
  return uploads;
}
