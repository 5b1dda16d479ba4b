import { PICTURE_WIDTHS } from '#contracts/picture-widths.ts';
import type { PictureSubject } from './draw-picture.ts';
import type { PictureService } from './picture-service.ts';

/**
 * Draws the pictures that a home page shows before anyone asks for them, one after the other and only while nobody
 * waits. Stops at the first that fails, since a disk or a queue that is full is nothing to insist on.
 */
export async function prewarmPictures(pictures: PictureService, subjects: readonly PictureSubject[]): Promise<void> {
  for (const subject of subjects) {
    for (const width of PICTURE_WIDTHS) {
      const isDrawn = await pictures.webp(subject, width, 'likely').then(
        () => true,
        () => false,
      );
      if (!isDrawn) return;
    }
  }
}
