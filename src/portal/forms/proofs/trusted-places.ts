/** The member that browsers with Trusted Types add to the window. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string | null }): unknown;
  };
}

let isSet = false;

/**
 * Lets a library that knows nothing of Trusted Types load scripts from below some addresses, and from nowhere else: the
 * page's default policy is asked about whatever is given as plain text. There is one for a page, so that only the first
 * list counts.
 * @param places addresses, without a query; those that end with a slash stand for all below them.
 */
export function trustScriptsBelow(places: readonly string[]): void {
  if (isSet) return;
  isSet = true;
  (window as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      if (!URL.canParse(text)) return null;
      const { origin, pathname, href } = new URL(text);
      const asked = `${origin}${pathname}`;
      return places.some((place) => (place.endsWith('/') ? asked.startsWith(place) : asked === place)) ? href : null;
    },
  });
}
