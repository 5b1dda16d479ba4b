/** The member that browsers with Trusted Types add to the window. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string };
  };
}

/**
 * The address of a script as the page's content policy asks for it, by a policy of that name. It is the only one that
 * the policy lets through; a browser without Trusted Types takes the address as it is.
 */
export function trustedScript(policyName: string, address: string): string {
  const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy(policyName, {
    createScriptURL: () => address,
  });
  return policy ? policy.createScriptURL(address) : address;
}
