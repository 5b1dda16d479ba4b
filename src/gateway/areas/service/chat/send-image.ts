import { createHash } from 'node:crypto';
import type { LiveChat } from '#contracts/generated/contracts.ts';
import { countImages } from '#gateway/database/count-images.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { checkedPdf, startsAsPdf } from '#gateway/kit/images/checked-pdf.ts';
import { type CleanImage, cleanImage } from '#gateway/kit/images/clean-image.ts';
import { shownName } from '#gateway/kit/images/shown-name.ts';
import { countPdfs, findChatImage, insertChatImage } from '../repository/chat-image-repository.ts';
import { type ChatRow, findMessage } from '../repository/chat-repository.ts';
import { append } from './add-message.ts';
import { type ChatMember, type ChatParts, settingsOf } from './chat-parts.ts';
import { holdOwnChat } from './hold-chat.ts';
import { presentToMember } from './present-chat.ts';

/** The most images of a member in a day, over all chats; it bounds the disk space. PDFs are among them. */
const MOST_IN_A_DAY = 60;
/** PDFs are not made smaller. */
const MOST_PDFS_IN_A_DAY = 10;
const DAY_MS = 24 * 60 * 60_000;

/** A file that a member sends in a chat. */
interface SentFile {
  /** Chosen by the sender: a repeat sends it once. */
  readonly messageId: string;
  readonly file: Buffer;
  /** What the member's device calls it. */
  readonly name: string | undefined;
}

/**
 * Sends an image or a PDF in the member's chat. Its content alone decides what it is. The gateway draws an image anew;
 * a PDF stays as it is, and is answered as a download alone.
 * @throws DomainError `chat_unavailable`; `idempotency_mismatch` where the id stands for something else;
 *   `limit_reached` after 60 in a day, 10 of them PDFs, or in a full chat; those of `holdOwnChat`, `cleanImage` and
 *   `checkedPdf`.
 */
export async function sendChatImage(
  { database, clock }: ChatParts,
  member: ChatMember,
  { messageId, file, name }: SentFile,
): Promise<LiveChat> {
  settingsOf(member.site);
  const { id: siteId } = member.site;
  const fileSha256 = createHash('sha256').update(file).digest('hex');
  const isPdf = startsAsPdf(file);
  // An image is decoded only if the chat takes it, or has it already.
  await database.forSite(siteId, async (tx) => {
    const chat = await holdOwnChat(tx, member);
    const said = await findMessage(tx, siteId, { chatId: chat.chat_id, author: 'member', messageId });
    if (said === undefined) await mayTake(tx, chat, { isPdf, at: clock() });
  });
  const image = isPdf ? pdfOf(file) : await cleanImage(file);
  const at = clock();
  return database.forSite(siteId, async (tx) => {
    const chat = await holdOwnChat(tx, member);
    const sent = { messageId, fileSha256, name: shownName(name), image, at };
    return presentToMember(tx, member, await keep(tx, chat, sent), at);
  });
}

/** What is kept of a file: an image as it was drawn anew, or a PDF as it came, without a size in pixels. */
type Attachment = CleanImage | (Omit<CleanImage, 'mediaType'> & { readonly mediaType: 'application/pdf' });

const pdfOf = (file: Buffer): Attachment => ({
  ...{ bytes: checkedPdf(file), mediaType: 'application/pdf', width: 0, height: 0 },
});

async function mayTake(
  tx: SiteTransaction,
  { site_id, member_id: memberId }: ChatRow,
  { isPdf, at }: { readonly isPdf: boolean; readonly at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - DAY_MS);
  const count = await countImages(tx, site_id, { table: 'chat_image', memberId, since });
  if (count >= MOST_IN_A_DAY) throw new DomainError('limit_reached');
  if (isPdf && (await countPdfs(tx, site_id, { memberId, since })) >= MOST_PDFS_IN_A_DAY)
    throw new DomainError('limit_reached');
}

async function keep(
  tx: SiteTransaction,
  chat: ChatRow,
  sent: {
    readonly messageId: string;
    readonly fileSha256: string;
    readonly name: string | null;
    readonly image: Attachment;
    readonly at: Date;
  },
): Promise<ChatRow> {
  const { messageId, fileSha256, name, image, at } = sent;
  const { site_id: siteId, chat_id: chatId } = chat;
  const said = await findMessage(tx, siteId, { chatId, author: 'member', messageId });
  if (said !== undefined) {
    const there = await findChatImage(tx, siteId, { chatId, no: said.message_no });
    if (there?.file_sha256 !== fileSha256) throw new DomainError('idempotency_mismatch');
    return chat;
  }
  await mayTake(tx, chat, { isPdf: image.mediaType === 'application/pdf', at });
  const changed = await append(tx, chat, { author: 'member', client_id: messageId, text: '', at });
  await insertChatImage(tx, {
    ...{ site_id: siteId, chat_id: chatId, message_no: changed.last_no, member_id: chat.member_id },
    ...{ file_sha256: fileSha256, name, media_type: image.mediaType, width: image.width, height: image.height },
    ...{ bytes: image.bytes, created_at: at },
  });
  return changed;
}
