/** The address of a host for a browser on this machine. */
export function siteAddress(host: string, port: number): string {
  return `http://${host}${port === 80 ? '' : `:${port}`}`;
}
