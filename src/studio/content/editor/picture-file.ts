/** The largest picture that the desk takes. */
export const MOST_PICTURE_BYTES = 2 * 1024 * 1024;
export const PICTURE_TYPES = 'image/webp,image/png,image/jpeg';
const WEBP_QUALITY = 0.9;

/** A picture that is ready to be sent. */
export interface PictureFile {
  /** Below the assets folder. */
  readonly name: string;
  readonly base64: string;
}

/** Why a file is not taken. */
export type PictureFault = 'content.pictureKind' | 'content.pictureLarge';

/**
 * Reads a picture from the operator's device. Sites serve WebP and PNG, so a JPEG becomes a WebP.
 * @param taken names of files that the site has.
 */
export async function readPicture(file: File, taken: ReadonlySet<string>): Promise<PictureFile | PictureFault> {
  if (!PICTURE_TYPES.split(',').includes(file.type)) return 'content.pictureKind';
  const picture = file.type === 'image/jpeg' ? await asWebp(file) : file;
  if (picture === null) return 'content.pictureKind';
  if (picture.size > MOST_PICTURE_BYTES) return 'content.pictureLarge';
  const extension = picture.type === 'image/png' ? 'png' : 'webp';
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return { name: pictureName(file.name, extension, taken), base64: base64Of(bytes) };
}

/** A name below the assets folder that no file has. */
export function pictureName(fileName: string, extension: string, taken: ReadonlySet<string>): string {
  const plain = fileName.replace(/\.[^.]*$/, '').toLowerCase();
  const slug =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'picture';
  for (let number = 1; ; number += 1) {
    const name = `${number === 1 ? slug : `${slug}-${number}`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}

async function asWebp(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', WEBP_QUALITY));
  return blob?.type === 'image/webp' ? blob : null;
}

/** In chunks, because the number of arguments of a call is limited. */
function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}
