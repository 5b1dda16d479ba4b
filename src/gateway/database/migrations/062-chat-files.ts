import { type Kysely, sql } from 'kysely';

/** PDF files beside the images that members send in chats. They have no size in pixels: it is 0. */
export const chatFiles = { name: '062-chat-files', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_image drop constraint chat_image_media_type_check`.execute(db);
  await sql`alter table chat_image add constraint chat_image_media_type_check
    check (media_type in ('image/png', 'image/jpeg', 'application/pdf'))`.execute(db);
}
