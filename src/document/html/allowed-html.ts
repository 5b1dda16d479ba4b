/**
 * The elements of announcements' HTML with the attributes that each may have (specification, section 3,
 * "Announcement"). Nothing in the list can run code, load from elsewhere, ask for input, or take over the look of the
 * page. The portal's reader (`portal/ui/html-prose`) shows every one of them.
 */
export const ALLOWED_HTML: ReadonlyMap<string, readonly string[]> = new Map([
  ...['p', 'div', 'span', 'br', 'hr', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6'].map(withoutAttributes),
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'ul', 'ol', 'li'].map(withoutAttributes),
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'].map(withoutAttributes),
  ['th', ['colspan']],
  ['td', ['colspan']],
  ['a', ['href']],
  ['img', ['src', 'alt', 'width', 'height']],
]);

function withoutAttributes(element: string): readonly [string, readonly string[]] {
  return [element, []];
}

/** Whether a link may lead there: a path of the site, or an address by http, https, mail or telephone. */
export function isAllowedLink(href: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s<>"'\\\p{Cc}]*$/iu.test(href);
}

/** Whether a picture is a file of the site's own assets, as documents name it. */
export function isOwnPicture(src: string): boolean {
  return /^assets\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9-]+)*\.(?:svg|png|webp)$/.test(src);
}
