/** Which hosts a site wants, and which it is served under so far. */
export interface HostClaim {
  readonly id: string;
  readonly wanted: readonly string[];
  readonly held: readonly string[];
}

/**
 * Gives every host to one site: to the one that holds it already and still wants it, else to the first that wants it.
 * @returns the sites' ids by host.
 */
export function hostOwners(claims: readonly HostClaim[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  const give = (host: string, id: string): void => {
    if (!owners.has(host)) owners.set(host, id);
  };
  for (const { id, wanted, held } of claims) for (const host of wanted) if (held.includes(host)) give(host, id);
  for (const { id, wanted } of claims) for (const host of wanted) give(host, id);
  return owners;
}
