import type { ChatSaying, LanguageCode, LiveChat } from '#contracts/generated/contracts.ts';
import { CHAT_PATH } from './chat-queries.ts';
import { type Sending, sendImage } from './send-image.ts';
import { sendValue } from './send-value.ts';

/** Opens a live chat, or answers the one that is open. @throws GatewayError */
export const openChat = async (language: LanguageCode): Promise<LiveChat> =>
  await sendValue('POST', CHAT_PATH, {}, language);

/** Says something once, however often it is sent under its id. @throws GatewayError */
export const sayInChat = async (saying: ChatSaying, language: LanguageCode): Promise<LiveChat> =>
  await sendValue('POST', `${CHAT_PATH}/messages`, saying, language);

/** Sends an image once, however often it is sent under its id. @throws GatewayError */
export const sendChatImage = async (
  messageId: string,
  file: File,
  language: LanguageCode,
  sending: Sending,
): Promise<LiveChat> => await sendImage(`${CHAT_PATH}/images/${messageId}`, file, language, sending);

/** Shows the operator that the member writes. @throws GatewayError */
export const showTyping = async (language: LanguageCode): Promise<void> => {
  await sendValue('POST', `${CHAT_PATH}/typing`, {}, language);
};

/** Closes the live chat. @throws GatewayError */
export const closeChat = async (language: LanguageCode): Promise<LiveChat> =>
  await sendValue('DELETE', CHAT_PATH, {}, language);

/** Rates the chat that was closed last, from 1 to 5. @throws GatewayError */
export const rateChat = async (rating: number, language: LanguageCode): Promise<LiveChat> =>
  await sendValue('PUT', `${CHAT_PATH}/rating`, { rating }, language);
