import { randomUUID } from 'node:crypto';
import type { OperatorSites, VendorSandboxOpened } from '#contracts/generated/contracts.ts';
import { OperatorRefusal, operatorCall } from '#scripts/revisions/operator-call.ts';
import type { SandboxArguments } from './sandbox-arguments.ts';

interface SandboxParts {
  /** Of the gateway. */
  readonly origin: string;
  readonly token: string;
  readonly print: (line: string) => void;
}

const NO_SANDBOX = 'the gateway has no sandbox: it does not run in demo mode, or is another version';

/** The command-line option behind each refusal. */
const OPTIONS: Readonly<Record<string, string>> = {
  unknown_site: '--site: the gateway serves no such site',
  unknown_member: '--member: the site has no such member',
  not_found: NO_SANDBOX,
};

async function servedSites(value: ReturnType<typeof operatorCall>['value']): Promise<readonly string[]> {
  const { sites } = await value<OperatorSites>('GET', '/wps/operator/sites');
  return sites.map(({ id }) => id);
}

/**
 * Opens a test integration and prints what came of it: facts for people, and as the last line what a vendor's tests go
 * by, in JSON.
 * @throws Error in words that name the option that was refused.
 */
export async function openSandbox(
  { site, vendor, key, member, balance }: SandboxArguments,
  { origin, token, print }: SandboxParts,
): Promise<void> {
  const { value } = operatorCall(origin, token);
  const opened = await value<VendorSandboxOpened>(
    'POST',
    `/wps/operator/sites/${site}/vendorSandbox`,
    { vendor, key, member, balance },
    { 'idempotency-key': randomUUID() },
  ).catch(async (error: unknown) => {
    if (!(error instanceof OperatorRefusal)) throw error;
    // Outside of a demo the call does not exist, and a gateway that is asked by no site's host says that it knows no
    // such site.
    const isServed = error.code === 'unknown_site' && (await servedSites(value)).includes(site);
    throw isServed ? new Error(NO_SANDBOX, { cause: error }) : inOptions(error);
  });
  const { integrationId, userId, currency, game, credited, path } = opened;
  print(`${integrationId} is registered with the key that was given`);
  print(`${member} was given ${credited} ${currency} and has ${opened.balance} ${currency}`);
  print(JSON.stringify({ url: `${byNumber(origin)}${path}`, user_id: userId, currency, game }));
}

function inOptions(refusal: OperatorRefusal): Error {
  const faults = refusal.problems.map((problem) => `--${problem}`);
  const message = OPTIONS[refusal.code] ?? [refusal.message, ...faults].join('\n');
  return new Error(message, { cause: refusal });
}

/** The machine itself by its number, which every client can reach. */
function byNumber(origin: string): string {
  const url = new URL(origin);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return url.origin;
}
