import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, isAllowedLink, isOwnPicture } from './allowed-html.ts';

/** Elements that go with everything inside them: their content is no text for people. Of others the words stay. */
const SILENT = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg', 'math', 'title'],
  ...['textarea', 'select', 'option', 'xmp', 'plaintext', 'audio', 'video', 'canvas', 'head'],
];

/** Deeper elements lose their tags, so that readers may recurse. */
const DEEPEST = 40;

/** Options of `cleanHtml`. */
export interface CleaningOptions {
  /**
   * Returns the address that serves a picture of the site's assets; its own name, such as `assets/map.webp`, unless
   * given.
   */
  readonly pictureAddress?: (asset: string) => string;
  /** Receives every element of the text as it was written, before anything is removed. */
  readonly onElement?: (element: string, attributes: Readonly<Record<string, string>>) => void;
}

/**
 * Takes out of a text of HTML everything that is not on the list of `allowed-html.ts`: elements, attributes, and
 * addresses of links and pictures.
 * @returns well-formed HTML; clean HTML comes back as it was, up to how it is written.
 */
export function cleanHtml(html: string, { pictureAddress, onElement }: CleaningOptions = {}): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_HTML.keys()],
    allowedAttributes: Object.fromEntries([...ALLOWED_HTML].map(([element, names]) => [element, [...names]])),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: SILENT,
    nestingLimit: DEEPEST,
    parseStyleAttributes: false,
    ...(onElement && { onOpenTag: onElement }),
    transformTags: {
      a: (_, { href }) =>
        href !== undefined && isAllowedLink(href)
          ? { tagName: 'a', attribs: { href } }
          : { tagName: 'span', attribs: {} },
      img: (_, { src = '', ...rest }) => ({
        tagName: 'img',
        attribs: isOwnPicture(src) ? { src: pictureAddress?.(src) ?? src, alt: '', ...rest } : {},
      }),
    },
    // A picture that may not be shown leaves no broken one.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
}

/** The words of clean HTML on one line. */
export function textOfHtml(html: string): string {
  return cleanHtml(html)
    .replaceAll(/<\/?(?:p|div|br|hr|blockquote|h[2-6]|ul|ol|li|table|caption|tr|th|td)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof ESCAPED) => ESCAPED[name])
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Entities for the characters that cleaned HTML escapes. */
const ESCAPED = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;
