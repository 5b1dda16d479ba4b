import type { ChatModels, LanguageCode, LaunchedChat } from '#contracts/generated/contracts.ts';
import { allowedHostsOf } from '#document/check/check-addresses.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/**
 * The live chats of sites: the portal's own first, then those that their documents name, customer service before
 * resources (specification, section 7, "Live chat").
 */
export function supportService() {
  return {
    /**
     * The address of customer service.
     * @throws DomainError `not_found` when the site has none, or on a host that it does not allow.
     */
    customerServiceLink(site: PublishedSite): string {
      const url = site.site.customerService[0]?.url;
      if (url === undefined || !mayLeadTo(site, url)) throw new DomainError('not_found');
      return url;
    },

    /** The chats that a site offers. */
    chatModels: (site: PublishedSite): ChatModels => ({
      list: chatsOf(site).map((_chat, index) => ({ modelId: String(index + 1), csType: 'LIVECHAT' })),
    }),

    /**
     * The address that opens a chat.
     * @throws DomainError `chat_unavailable` when the site has no such chat.
     */
    launchChat(site: PublishedSite, language: LanguageCode, modelId = '1'): LaunchedChat {
      const url = chatsOf(site)[Number(modelId) - 1];
      if (url === undefined) throw new DomainError('chat_unavailable');
      if (url === CHAT_PATH) return { chatUrl: `${CHAT_PATH}?language=${language}` };
      const chatUrl = new URL(url);
      chatUrl.searchParams.set('language', language);
      return { chatUrl: chatUrl.href };
    },
  };
}

/** The page of the portal's own live chat. */
const CHAT_PATH = '/chat';

/** The chats of a site: the portal's own first, then those elsewhere. */
function chatsOf(site: PublishedSite): readonly string[] {
  return [...(site.site.liveChat === undefined ? [] : [CHAT_PATH]), ...chatAddresses(site)];
}

/** A revision from before its hosts were checked may still be served, so an address is judged where it is given out. */
function chatAddresses(published: PublishedSite): readonly string[] {
  const { site } = published;
  const named = [
    ...site.customerService.filter(({ csType }) => csType === 'LIVECHAT'),
    ...site.resources.filter(({ kind }) => kind === 'LIVECHAT'),
  ].map(({ url }) => url);
  return [...new Set(named)].filter((url) => url.startsWith('https://') && mayLeadTo(published, url));
}

/** Whether a site may lead to an address: a mailbox, or a page on a host that it allows. */
function mayLeadTo({ site }: PublishedSite, url: string): boolean {
  return url.startsWith('mailto:') || (url.startsWith('https://') && allowedHostsOf(site).has(new URL(url).hostname));
}

export type SupportService = ReturnType<typeof supportService>;
