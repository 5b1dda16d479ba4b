/** Where a browser on this machine finds a host. */
export function siteAddress(host: string, port: number): string {
  return `http://${host}${port === 80 ? '' : `:${port}`}`;
}
