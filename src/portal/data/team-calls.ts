import type { LanguageCode, NewTeamTransfer, TeamNote, TeamTransfer } from '#contracts/generated/contracts.ts';
import { sealAndSend } from './seal-and-send.ts';
import { sendValue } from './send-value.ts';

const MEMBERS_PATH = '/wps/agent/team/members';

/** Names a direct downline. @throws GatewayError */
export const nameMember = async (memberId: string, nickname: string, language: LanguageCode): Promise<void> =>
  void (await sendValue('PUT', `${MEMBERS_PATH}/${memberId}/nickname`, { nickname }, language));

/** Freezes a member, or unfreezes it. @throws GatewayError */
export const freezeMember = async (memberId: string, frozen: boolean, language: LanguageCode): Promise<void> =>
  void (await sendValue('PUT', `${MEMBERS_PATH}/${memberId}/frozen`, { frozen }, language));

/** Notes something about a member. @throws GatewayError */
export const noteMember = async (memberId: string, text: string, language: LanguageCode): Promise<TeamNote> =>
  await sendValue('POST', `${MEMBERS_PATH}/${memberId}/notes`, { text }, language);

/** Removes a note. @throws GatewayError */
export const removeNote = async (memberId: string, noteId: string, language: LanguageCode): Promise<void> =>
  void (await sendValue('DELETE', `${MEMBERS_PATH}/${memberId}/notes/${noteId}`, {}, language));

/**
 * Sends money to a member of the team; the body is encrypted, since it has the payment password. The same key never
 * sends it twice. @throws GatewayError
 */
export const sendToDownline = async (
  transfer: NewTeamTransfer,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<TeamTransfer> =>
  await sealAndSend('POST', '/wps/agent/team/transfers', transfer, language, { 'idempotency-key': idempotencyKey });
