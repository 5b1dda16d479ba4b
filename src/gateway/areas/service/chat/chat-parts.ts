import type { LanguageCode, LiveChatSettings } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** What the verbs of live chat need. */
export interface ChatParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
}

/** The member of a call, its site and its language. */
export interface ChatMember {
  readonly site: PublishedSite;
  readonly memberId: string;
  readonly language: LanguageCode;
}

/** An operator at a chat. */
export interface ChatOperator {
  readonly chatId: string;
  readonly account: string;
}

/** @throws DomainError `chat_unavailable` where the site has no live chat of its own. */
export function settingsOf({ site }: PublishedSite): LiveChatSettings {
  if (site.liveChat === undefined) throw new DomainError('chat_unavailable');
  return site.liveChat;
}
