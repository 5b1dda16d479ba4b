import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { ChatImageTable } from '#gateway/database/schema/chat-schema.ts';

/** An image of a chat, without its bytes. */
export type ChatImageRow = Omit<Selectable<ChatImageTable>, 'site_id' | 'member_id' | 'bytes'>;

/** An image with its bytes. */
export type StoredChatImage = ChatImageRow & { readonly bytes: Uint8Array };

/** The message that an image is. */
export interface ChatImageId {
  readonly chatId: string;
  readonly no: number;
}

const COLUMNS = [
  'chat_id',
  'message_no',
  'file_sha256',
  'name',
  'media_type',
  'width',
  'height',
  'byte_count',
  'created_at',
] as const;

/** The images of a chat. */
export async function listChatImages(
  tx: SiteTransaction,
  siteId: string,
  chatId: string,
): Promise<readonly ChatImageRow[]> {
  return tx
    .selectFrom('chat_image')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('chat_id', '=', chatId)
    .execute();
}

/** How many PDFs a member sent since a time. */
export async function countPdfs(
  tx: SiteTransaction,
  siteId: string,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_image')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('created_at', '>', since.toISOString())
    .where('media_type', '=', 'application/pdf')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores an image. */
export async function insertChatImage(
  tx: SiteTransaction,
  image: Omit<ChatImageRow, 'byte_count' | 'created_at'> & {
    readonly site_id: string;
    readonly member_id: string;
    readonly bytes: Buffer;
    readonly created_at: Date;
  },
): Promise<void> {
  await tx.insertInto('chat_image').values(image).execute();
}

/** An image with its bytes. */
export async function findChatImage(
  tx: SiteTransaction,
  siteId: string,
  { chatId, no }: ChatImageId,
): Promise<StoredChatImage | undefined> {
  return tx
    .selectFrom('chat_image')
    .select([...COLUMNS, 'bytes'])
    .where('site_id', '=', siteId)
    .where('chat_id', '=', chatId)
    .where('message_no', '=', no)
    .executeTakeFirst();
}
