/** An address of a site, which has the desk's own protocol and port. */
export function siteAddress(host: string, path = '/'): string {
  const { protocol, port } = window.location;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}${path}`;
}
