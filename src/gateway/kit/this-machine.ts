import { isIP } from 'node:net';

/** Whether a host of an address names the machine itself: `localhost`, a name below it, or a loopback address. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether a host is an IP address: load balancers and orchestrators probe by it, and browsers reach no site by one. */
export function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
