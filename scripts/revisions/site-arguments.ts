import { readOptions } from '#scripts/revisions/read-options.ts';

/** The arguments of `npm run site --`. */
export interface SiteArguments {
  /** The gateway's origin without a slash at its end. */
  readonly url: string | undefined;
  readonly command: string | undefined;
  readonly siteId: string | undefined;
  readonly rest: readonly string[];
  readonly options: {
    readonly help?: boolean;
    readonly publish?: boolean;
    readonly layouts?: boolean;
    readonly force?: boolean;
  };
}

/** @throws TypeError for an option that there is not, in words of its own. */
export function readSiteArguments(args: readonly string[]): SiteArguments {
  const { values, positionals } = readOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      help: { type: 'boolean' },
      publish: { type: 'boolean' },
      layouts: { type: 'boolean' },
      force: { type: 'boolean' },
    },
  });
  const { url, ...options } = values;
  const [command, siteId, ...rest] = positionals;
  return { url: url?.replace(/\/$/, ''), command, siteId, rest, options };
}
