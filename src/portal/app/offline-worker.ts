import type { LanguageCode } from '#contracts/generated/contracts.ts';

/** What browsers with Trusted Types have beside the window's known members. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string };
  };
}

/** Has the browser keep the page that says that there is no network, once everything else is done. A browser without workers does without. */
export async function keepOfflinePage(language: LanguageCode): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const address = `/service-worker.js?language=${language}`;
  // Where the content policy asks for trusted addresses, this is the only one of its policy.
  const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  });
  const script = policy ? policy.createScriptURL(address) : address;
  await navigator.serviceWorker.register(script, { scope: '/' }).catch(() => {});
}
