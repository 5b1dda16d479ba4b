import { isModuleOn } from '#document/flags.ts';
import type { SiteLog } from '#gateway/areas/sites/sites.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { siteAddress } from '#gateway/kit/site-address.ts';
import { INBOX_HOST } from './inbox/inbox-host.ts';
import { DEMO_PASSWORD } from './seed-demo-accounts.ts';

/** Tells whoever started a demo where to look. */
export function announceDemo(
  sites: readonly PublishedSite[],
  { port, deskHost }: Pick<Settings, 'port' | 'deskHost'>,
  hasPortal: boolean,
): void {
  const lines = sites.map(({ site }) => `  ${site.name.padEnd(16)} ${siteAddress(site.hosts[0] ?? '', port)}`);
  console.info(
    ['', 'Marquee is open:', ...lines, `  ${'All brands'.padEnd(16)} ${siteAddress('localhost', port)}`].join('\n'),
  );
  console.info(`  ${'Calls'.padEnd(16)} ${siteAddress('localhost', port)}/docs`);
  if (deskHost !== null) console.info(`  ${'The desk'.padEnd(16)} ${siteAddress(deskHost, port)}`);
  console.info(`  ${'Their messages'.padEnd(16)} ${siteAddress(INBOX_HOST, port)}`);
  const accounts = `demo, demoagent, demonew (password ${DEMO_PASSWORD})`;
  if (sites.some(({ site }) => isModuleOn(site.flags, 'SIGNIN3')))
    console.info(`  ${'Accounts'.padEnd(16)} ${accounts}`);
  if (!hasPortal) console.info('The portal is not built, so pages answer 503: npm run build.');
}

/** Tells whoever saves a document that it is served. */
export function announcePublication({ id, revision }: PublishedSite): void {
  console.info(`${id}: revision ${revision} is published`);
}

/** Prints problems with documents as plain lines, for their author at the terminal; everything else goes to the log. */
export function plainSiteLog(log: SiteLog): SiteLog {
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => console.warn(named(fields, message)),
    error: (fields, message) => ('err' in fields ? log.error(fields, message) : console.error(named(fields, message))),
  };
}

/** A fault names its file; anything else the site that it is about. */
function named(fields: object, message: string): string {
  return 'site' in fields && !/^(?:sites|layouts)\//.test(message) ? `${fields.site}: ${message}` : message;
}
