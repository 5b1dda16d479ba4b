import { useCallback } from 'react';
import type { SiteInfo } from '#contracts/generated/contracts.ts';
import { readValue } from '#portal/data/gateway-client.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** Whether a site offers live chat, by customer service or as a resource. */
export const offersLiveChat = ({ customerService, hasLiveChat, resources }: SiteInfo): boolean =>
  hasLiveChat ?? (customerService.some(({ csType }) => csType === 'LIVECHAT') || (resources.LIVECHAT?.length ?? 0) > 0);

/**
 * Opens the live chat in a tab of its own. The tab opens before the gateway has sent the chat's address, since browsers
 * let only a press open one; it knows nothing of the page.
 * @returns when the chat is on its way. Rejects when the gateway sends no address: the tab is gone then.
 */
export function useLiveChat(): () => Promise<void> {
  const { language } = useSite();
  return useCallback(async () => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const { chatUrl } = await readValue(`/wps/relay/CBS_launchChat?language=${language}`);
      (tab ?? window).location.assign(chatUrl);
    } catch (error) {
      tab?.close();
      throw error;
    }
  }, [language]);
}
