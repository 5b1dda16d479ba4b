/** The game's code as browsers load it. */
export interface ClientFiles {
  readonly entry: (page: ClientPage) => Promise<ClientEntry>;
  /** A file by its name below `/client/`; undefined for none of ours. */
  readonly read: (name: string) => Promise<ClientFile | undefined>;
  /** The names tell the contents, so that browsers may keep them for ever. */
  readonly isImmutable: boolean;
}

/** A game, a past round, and the page that checks rounds. */
export type ClientPage = 'game' | 'round' | 'fairness';

/** The addresses of a page's built files. */
export interface ClientEntry {
  readonly scriptUrl: string;
  readonly styleUrl: string;
}

export interface ClientFile {
  readonly contents: Uint8Array;
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
};

/** The type of a file by its ending; undefined for endings that a client has none of. */
export function typeOfFile(name: string): string | undefined {
  return TYPES[name.split('.').at(-1) ?? ''];
}
