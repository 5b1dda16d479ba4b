import { readOptions } from '#scripts/revisions/read-options.ts';

/** The arguments of `npm run vendor:sandbox --`. */
export interface SandboxArguments {
  readonly site: string;
  readonly vendor: string;
  /** As typed: its bytes sign. */
  readonly key: string;
  readonly member: string;
  /** A decimal in the site's currency. */
  readonly balance: string;
  /** The gateway's origin without a slash at its end. */
  readonly url: string | undefined;
}

export const SANDBOX_USAGE = `npm run vendor:sandbox -- --site aurora --vendor ACC --key <secret> --member demo --balance 100.00

Opens a test integration of a vendor on a running gateway in demo mode, and gives the member money to test with.
  --site     the site's id
  --vendor   the vendor's code: 2 to 20 capitals, digits and underscores; it need not be in the catalogue
  --key      what the vendor signs with, as it is typed
  --member   an account of the site
  --balance  what the member is given, a decimal in the site's currency; 0 for nothing
  --url      the gateway (default http://localhost:8080, or PORT)
The last line is JSON: {"url", "user_id", "currency", "game"}.`;

const FORMS = {
  site: { form: /^[a-z0-9][a-z0-9-]{0,39}$/, expected: 'a site’s id, such as aurora' },
  vendor: { form: /^[A-Z0-9_]{2,20}$/, expected: '2 to 20 capitals, digits and underscores, such as ACC' },
  key: { form: /^.{1,200}$/s, expected: '1 to 200 characters' },
  member: { form: /^\S{1,60}$/, expected: 'an account, such as demo' },
  balance: { form: /^\d{1,15}(\.\d{1,4})?$/, expected: 'a decimal, such as 100.00' },
} as const;

/**
 * Reads the arguments; null where nothing but help is asked for.
 * @throws Error that names the option that is missing or wrong, and what it may be.
 */
export function readSandboxArguments(args: readonly string[]): SandboxArguments | null {
  const { values } = readOptions({
    args: [...args],
    options: {
      site: { type: 'string' },
      vendor: { type: 'string' },
      key: { type: 'string' },
      member: { type: 'string' },
      balance: { type: 'string' },
      url: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  const read = (name: keyof typeof FORMS): string => {
    const value = values[name];
    const { form, expected } = FORMS[name];
    if (value === undefined) throw new Error(`--${name} is missing: ${expected}`);
    // The key is a secret, and stays out of what is printed.
    if (!form.test(value))
      throw new Error(`--${name} ${name === 'key' ? '' : `${JSON.stringify(value)} `}is wrong: it must be ${expected}`);
    return value;
  };
  return {
    site: read('site'),
    vendor: read('vendor'),
    key: read('key'),
    member: read('member'),
    balance: read('balance'),
    url: values.url?.replace(/\/$/, ''),
  };
}
