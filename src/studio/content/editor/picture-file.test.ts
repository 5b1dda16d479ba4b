import { expect, it } from 'vitest';
import { MOST_PICTURE_BYTES, pictureName, readPicture } from './picture-file.ts';

const taken = new Set(['autumn-races.webp']);

it.each([
  ['Autumn races.webp', 'autumn-races-2.webp'],
  ['Áö.webp', 'picture.webp'],
  ['_front row_.webp', 'front-row.webp'],
])('names %s so that no file of the site is replaced', (fileName, name) => {
  expect(pictureName(fileName, 'webp', taken)).toBe(name);
});

it('takes pictures up to a size, and nothing else', async () => {
  const png = new File([new Uint8Array([1, 2, 255])], 'a.png', { type: 'image/png' });
  expect(await readPicture(png, taken)).toEqual({ name: 'a.png', base64: 'AQL/' });
  const large = new File([new Uint8Array(MOST_PICTURE_BYTES + 1)], 'a.png', { type: 'image/png' });
  expect(await readPicture(large, taken)).toBe('content.pictureLarge');
  expect(await readPicture(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), taken)).toBe(
    'content.pictureKind',
  );
});
