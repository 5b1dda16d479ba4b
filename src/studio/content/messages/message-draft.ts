import type { MessageAudience, SendOperatorMessage } from '#contracts/generated/contracts.ts';
import { localTime, momentOf } from '#studio/i18n/local-time.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { isWritten, type Texts, writtenTexts } from '../texts.ts';

/** The values of a message's form. Days are in the format of date fields. */
export interface MessageDraft {
  readonly to: 'segment' | 'member';
  readonly account: string;
  readonly who: 'all' | 'players' | 'agents';
  readonly registeredFrom: string;
  readonly registeredUntil: string;
  readonly signedInSince: string;
  readonly awaySince: string;
  /** Empty for all. */
  readonly fromLevel: string;
  readonly subject: Texts;
  readonly body: Texts;
}

export const EMPTY_MESSAGE: MessageDraft = {
  ...{ to: 'segment', account: '', who: 'all', fromLevel: '' },
  ...{ registeredFrom: '', registeredUntil: '', signedInSince: '', awaySince: '' },
  ...{ subject: {}, body: {} },
};

type Segment = Extract<MessageAudience, { segment: unknown }>['segment'];
const TIMES = ['registeredFrom', 'registeredUntil', 'signedInSince', 'awaySince'] as const;

/** The audience of a draft. The account is trimmed. */
export function audienceOf(draft: MessageDraft): MessageAudience {
  if (draft.to === 'member') return { account: draft.account.trim() };
  const segment: Segment = {};
  if (draft.who !== 'all') segment.agents = draft.who === 'agents';
  for (const name of TIMES) {
    const moment = momentOf(draft[name]);
    if (moment !== null) segment[name] = moment;
  }
  if (draft.fromLevel !== '') segment.fromLevel = Number(draft.fromLevel);
  return { segment };
}

export const messageOf = (draft: MessageDraft): SendOperatorMessage => ({
  audience: audienceOf(draft),
  subject: writtenTexts(draft.subject) ?? {},
  body: writtenTexts(draft.body) ?? {},
});

/** The faults of a draft by field. @param language the site's default. */
export function messageFaults(
  draft: MessageDraft,
  language: keyof Texts,
): Readonly<Partial<Record<'account' | 'subject' | 'body', StudioWord>>> {
  return {
    ...(draft.to === 'member' && draft.account.trim() === '' && { account: 'content.accountNeeded' as const }),
    ...(!isWritten(draft.subject[language]) && { subject: 'content.wordsNeeded' as const }),
    ...(!isWritten(draft.body[language]) && { body: 'content.wordsNeeded' as const }),
  };
}

/** One condition of an audience in words. */
export interface AudiencePart {
  readonly word: StudioWord;
  readonly value?: string | number;
}

/** The audience of a message in words, condition by condition. */
export function audienceParts(audience: MessageAudience): readonly AudiencePart[] {
  if ('account' in audience) return [{ word: 'content.toAccount', value: audience.account }];
  const { agents, fromLevel, ...times } = audience.segment;
  const parts: AudiencePart[] = [
    { word: agents === undefined ? 'content.toAll' : agents ? 'content.toAgents' : 'content.toPlayers' },
  ];
  for (const name of TIMES) {
    const moment = times[name];
    if (moment !== undefined) parts.push({ word: `content.${name}Part`, value: localTime(moment).replace('T', ' ') });
  }
  if (fromLevel !== undefined) parts.push({ word: 'content.fromLevelPart', value: fromLevel });
  return parts;
}
