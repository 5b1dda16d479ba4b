import type { FastifyReply } from 'fastify';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteAddress } from '#gateway/kit/site-address.ts';
import { escapeHtml } from '../kit/escape-html.ts';
import { sendPlainPage } from './plain-page.ts';

/** The demo's own address lists the brands that it serves. */
export function sendBrandList(reply: FastifyReply, sites: readonly PublishedSite[], port: number): FastifyReply {
  const items = sites.map(({ site }) => {
    const address = siteAddress(site.hosts[0] ?? '', port);
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(site.name)}</a> ${escapeHtml(address)}</li>`;
  });
  const body =
    items.length > 0
      ? `<ul>${items.join('')}</ul>`
      : '<p>No site is published. The log tells what is wrong with the documents.</p>';
  return sendPlainPage(reply, { lang: 'en', title: 'Brands of this demo', body });
}
