/**
 * `assets/mark.svg`, as a document names a file of its site, under the base that the gateway serves the site's folder
 * at.
 */
export function assetAddress(assetBase: string, asset: string): string {
  return `${assetBase}/${asset.replace(/^assets\//, '')}`;
}
