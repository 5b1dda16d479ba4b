/** One hash over the contents of all build inputs. */
export function fingerprintSources(): { readonly hash: string };
