import { readOptions } from '#scripts/revisions/read-options.ts';

/** The arguments of `npm run operator --`. */
export interface OperatorArguments {
  /** The gateway's origin without a slash at its end. */
  readonly url: string | undefined;
  readonly command: string | undefined;
  readonly rest: readonly string[];
  readonly options: {
    readonly help?: boolean;
    readonly account?: string;
    readonly name?: string;
    readonly role?: string;
    readonly site?: string;
    readonly 'all-sites'?: boolean;
    readonly remove?: boolean;
    readonly state?: string;
    readonly reason?: string;
    readonly text?: string;
    readonly file?: string;
  };
}

/** @throws TypeError for an option that there is not, in words of its own. */
export function readOperatorArguments(args: readonly string[]): OperatorArguments {
  const { values, positionals } = readOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      help: { type: 'boolean' },
      account: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      site: { type: 'string' },
      'all-sites': { type: 'boolean' },
      remove: { type: 'boolean' },
      state: { type: 'string' },
      reason: { type: 'string' },
      text: { type: 'string' },
      file: { type: 'string' },
    },
  });
  const { url, ...options } = values;
  const [command, ...rest] = positionals;
  return { url: url?.replace(/\/$/, ''), command, rest, options };
}
