import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { MESSAGES_PATH } from './message-queries.ts';
import { sendValue } from './send-value.ts';

/** Marks a message as read. */
export async function readMessage(messageId: string, language: LanguageCode): Promise<void> {
  await sendValue('PUT', `${MESSAGES_PATH}/${messageId}/read`, {}, language);
}

/** Marks all messages as read. */
export async function readAllMessages(language: LanguageCode): Promise<void> {
  await sendValue('PUT', `${MESSAGES_PATH}/read`, {}, language);
}

/** Deletes a message for good. */
export async function deleteMessage(messageId: string, language: LanguageCode): Promise<void> {
  await sendValue('DELETE', `${MESSAGES_PATH}/${messageId}`, {}, language);
}
