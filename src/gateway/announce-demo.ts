import type { PublishedSite } from './documents/published-site.ts';
import { siteAddress } from './pages/brand-list.ts';

/** Tells whoever started a demo where to look. */
export function announceDemo(sites: readonly PublishedSite[], port: number, hasPortal: boolean): void {
  const lines = sites.map(({ site }) => `  ${site.name.padEnd(16)} ${siteAddress(site.hosts[0] ?? '', port)}`);
  console.info(
    ['', 'Marquee is open:', ...lines, `  ${'All brands'.padEnd(16)} ${siteAddress('localhost', port)}`].join('\n'),
  );
  console.info(`  ${'Calls'.padEnd(16)} ${siteAddress('localhost', port)}/docs`);
  if (!hasPortal) console.info('The portal is not built, so pages answer 503: npm run build.');
}
