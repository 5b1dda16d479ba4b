import { useMutation } from '@tanstack/react-query';
import type { OperatorSite } from '#contracts/generated/contracts.ts';
import { siteAddress } from '#studio/app/site-address.ts';
import { send } from '#studio/calls/desk-client.ts';

/** Opens a preview of a revision on the site's own host. */
export function usePreview(site: OperatorSite) {
  return useMutation({
    mutationFn: async (revision: number): Promise<string> => {
      // Browsers allow a new tab only during the click; its address is set later.
      const tab = window.open('', '_blank');
      if (tab !== null) tab.opener = null;
      try {
        const path = `/wps/operator/sites/${site.id}/revisions/${revision}/preview` as const;
        const preview = await send('POST', path, {});
        const address = siteAddress(site.hosts[0] ?? '', preview.path);
        if (tab !== null) tab.location.replace(address);
        return address;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
}
