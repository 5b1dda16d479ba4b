import type { AnnouncementsDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { ALLOWED_HTML, isAllowedLink, isOwnPicture } from '../html/allowed-html.ts';
import { cleanHtml } from '../html/clean-html.ts';
import type { JsonPath } from '../json-path.ts';
import { show } from './explain/describe-issue.ts';
import type { Reference } from './references/references-in.ts';

/**
 * Says of every element of announcements' HTML that is not allowed, and of its attributes and addresses (specification,
 * section 3).
 */
export function* checkHtml(document: AnnouncementsDocument): Generator<Fault> {
  for (const { path, html } of htmlIn(document)) {
    for (const { element, attributes } of elementsOf(html)) {
      const allowed = ALLOWED_HTML.get(element);
      if (allowed === undefined) {
        const right = `take it out; allowed are ${[...ALLOWED_HTML.keys()].join(', ')}`;
        yield { path, wrong: `the element <${element}> is not allowed`, right };
        continue;
      }
      for (const name of Object.keys(attributes)) {
        if (allowed.includes(name)) continue;
        const right = allowed.length > 0 ? `take it out; allowed are ${allowed.join(', ')}` : 'take it out';
        yield { path, wrong: `the attribute ${name} of <${element}> is not allowed`, right };
      }
      if (element === 'a') yield* checkLink(attributes.href, path, html);
      if (element === 'img') yield* checkPicture(attributes, path);
    }
  }
}

function* checkLink(href: string | undefined, path: JsonPath, html: string): Generator<Fault> {
  if (href === undefined) return;
  if (!isAllowedLink(href))
    yield {
      path,
      wrong: `the link ${show(href)} of <a> is not allowed`,
      right: 'give a path of the site such as /help, or an address with https:, mailto: or tel:',
    };
  // Hosts are looked for in the text as it is written.
  else if (!html.includes(href) && !html.includes(href.replaceAll('&', '&amp;')))
    yield { path, wrong: `the link ${show(href)} of <a> is written with entities`, right: 'write it plainly' };
}

function* checkPicture({ src, alt }: Readonly<Record<string, string>>, path: JsonPath): Generator<Fault> {
  if (!isOwnPicture(src ?? ''))
    yield {
      path,
      wrong: `the picture ${show(src ?? '')} of <img> is not allowed`,
      right: "name a file of the site's assets, such as assets/map.webp",
    };
  if (alt === undefined)
    yield {
      path,
      wrong: 'an <img> has no alt',
      right: 'say in alt what it shows; leave alt empty where it only decorates',
    };
}

/** The pictures that announcements' HTML shows. */
export function* picturesInHtml(document: AnnouncementsDocument): Generator<Reference & { readonly kind: 'asset' }> {
  for (const { path, html } of htmlIn(document)) {
    for (const { element, attributes } of elementsOf(html)) {
      const name = element === 'img' ? (attributes.src ?? '') : '';
      if (isOwnPicture(name)) yield { kind: 'asset', name, path };
    }
  }
}

function* htmlIn({ announcements }: AnnouncementsDocument): Generator<{ path: JsonPath; html: string }> {
  for (const [index, { content, promotion }] of announcements.entries()) {
    for (const [language, html] of Object.entries(content ?? {}))
      yield { path: ['announcements', index, 'content', language], html };
    for (const [place, { answer }] of (promotion?.faq ?? []).entries())
      for (const [language, html] of Object.entries(answer))
        yield { path: ['announcements', index, 'promotion', 'faq', place, 'answer', language], html };
  }
}

interface HtmlElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function elementsOf(html: string): readonly HtmlElement[] {
  if (!html.includes('<')) return [];
  const elements: HtmlElement[] = [];
  cleanHtml(html, { onElement: (element, attributes) => elements.push({ element, attributes: { ...attributes } }) });
  return elements;
}
