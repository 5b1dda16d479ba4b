import type { ErrorCode, FieldErrorCode } from '#contracts/errors.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import arabic from './AR.json' with { type: 'json' };
import english from './EN.json' with { type: 'json' };
import spanish from './ES.json' with { type: 'json' };
import portuguese from './PT.json' with { type: 'json' };
import vietnamese from './VI.json' with { type: 'json' };

/** A text that the gateway itself says to people. */
export type MessageKey = `error.${ErrorCode}` | `field.${FieldErrorCode}` | StatusMessageKey;

type StatusMessageKey = 'status.maintenance.title' | 'status.maintenance.message' | 'status.region.message';

type Messages = Readonly<Record<MessageKey, string>>;

const messages: Readonly<Partial<Record<LanguageCode, Messages>>> = {
  EN: english,
  ES: spanish,
  PT: portuguese,
  VI: vietnamese,
  AR: arabic,
};

/** The languages that the gateway itself speaks. */
export const MESSAGE_LANGUAGES: readonly LanguageCode[] = ['EN', 'ES', 'PT', 'VI', 'AR'];

/** The gateway's words in a language; in English where it has none in that one. */
export function message(key: MessageKey, language: LanguageCode): string {
  return (messages[language] ?? english)[key];
}
