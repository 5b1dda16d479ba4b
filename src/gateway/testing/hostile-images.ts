import { constants, crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth?: 8 | 16;
  /** 0 grey, 2 colours, 6 colours with alpha. */
  readonly colours?: 0 | 2 | 6;
  readonly isInterlaced?: boolean;
}

/** A PNG by its parts. @param extra chunks before the pixels. */
export function pngOf(header: PngHeader, pixels: Buffer, ...extra: readonly Buffer[]): Buffer {
  const { width, height, depth = 8, colours = 2, isInterlaced = false } = header;
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(width, 0);
  fields.writeUInt32BE(height, 4);
  fields.set([depth, colours, 0, 0, isInterlaced ? 1 : 0], 8);
  const chunks = [pngChunk('IHDR', fields), ...extra, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

/** A chunk of a PNG. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** So many zero bytes, compressed a thousand times. */
export async function compressedZeros(count: number): Promise<Buffer> {
  const deflate = createDeflate({ level: constants.Z_BEST_COMPRESSION });
  const block = Buffer.alloc(1 << 20);
  const write = async (): Promise<void> => {
    for (let left = count; left > 0; left -= block.length)
      if (!deflate.write(block.subarray(0, Math.min(left, block.length))))
        await new Promise((resolve) => deflate.once('drain', resolve));
    deflate.end();
  };
  const [parts] = await Promise.all([collect(deflate), write()]);
  return Buffer.concat(parts);
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

/** The pixels of a PNG of one pixel. */
export const ONE_PIXEL = deflateSync(Buffer.from([0, 200, 60, 50]));

/** A photo with a place in it: JPEG of 640 by 480, or of another size. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c43' } })
    .withExif({ IFD0: { Copyright: 'taken at home' }, IFD3: { GPSLatitude: '59/1 26/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** A screenshot: PNG. */
export function screenshot(width = 320, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#2be8c6' } })
    .png()
    .toBuffer();
}

const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
const ZIP = Buffer.from('PK\u0003\u0004polyglot', 'latin1');

/** Files that are also something else. Their pixels are good, and nothing else of them may be kept. */
export async function polyglots(): Promise<
  Readonly<Record<string, { readonly file: Buffer; readonly trace: Buffer }>>
> {
  const [png, jpeg] = [await screenshot(), await photo()];
  const text = pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0', 'latin1'), HTML]));
  const afterHeader = SIGNATURE.length + 25;
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, HTML.length + 2]), HTML]);
  return {
    'PNG and HTML behind it': { file: Buffer.concat([png, HTML]), trace: HTML },
    'PNG and HTML inside': {
      file: Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader)]),
      trace: HTML,
    },
    'JPEG and ZIP behind it': { file: Buffer.concat([jpeg, ZIP]), trace: ZIP },
    'JPEG and HTML inside': { file: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), trace: HTML },
    'JPEG with a place': { file: jpeg, trace: Buffer.from('taken at home') },
  };
}

/** A JPEG of zeros that goes over all its pixels so many times. */
export function jpegOfScans(side: number, scans: number): Buffer {
  const segment = (marker: number, ...content: number[]) =>
    Buffer.from([0xff, marker, 0, content.length + 2, ...content]);
  const [high, low] = [side >> 8, side & 0xff];
  const blocks = Math.ceil(side / 8) ** 2;
  // One code, of one bit: zeros for the first scan, and for the others a run of 16,384 blocks.
  const codeOf = (kind: number, symbol: number) => segment(0xc4, kind, 1, ...Array<number>(15).fill(0), symbol);
  const first = Buffer.alloc(Math.ceil(blocks / 8));
  const others = Buffer.alloc(Math.ceil((15 * Math.ceil(blocks / 16_384)) / 8));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, high, low, high, low, 1, 1, 0x11, 0),
    codeOf(0, 0),
    codeOf(0x10, 0xe0),
    ...[segment(0xda, 1, 1, 0, 0, 0, 0), first],
    ...Array.from({ length: scans - 1 }, (_, index) => {
      const [coefficient, bit] = [1 + Math.floor(index / 14), 13 - (index % 14)];
      const refines = bit === 13 ? 0 : (bit + 1) << 4;
      return Buffer.concat([segment(0xda, 1, 1, 0, coefficient, coefficient, refines | bit), others]);
    }),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Files that are refused, by what is wrong with them, with the code of the refusal. */
export async function hostileImages(): Promise<readonly (readonly [name: string, code: string, file: Buffer])[]> {
  const [png, jpeg] = [await screenshot(), await photo()];
  const gif = await sharp(png).gif().toBuffer();
  const webp = await sharp(png).webp().toBuffer();
  return [
    ['nothing', 'not_an_image', Buffer.alloc(0)],
    ['text', 'not_an_image', Buffer.from('this is no image')],
    ['HTML', 'not_an_image', HTML],
    ['HTML with a PNG behind it', 'not_an_image', Buffer.concat([HTML, png])],
    ['ZIP with a JPEG behind it', 'not_an_image', Buffer.concat([ZIP, jpeg])],
    [
      'SVG',
      'not_an_image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['GIF', 'not_an_image', gif],
    ['WebP', 'not_an_image', webp],
    ['PDF', 'not_an_image', Buffer.from('%PDF-1.7\n')],
    ['a path', 'not_an_image', Buffer.from('/etc/passwd')],
    ['the signature of a PNG alone', 'image_damaged', png.subarray(0, 8)],
    ['the signature of a PNG and text', 'image_damaged', Buffer.concat([png.subarray(0, 8), HTML])],
    ['the signature of a JPEG and text', 'image_damaged', Buffer.concat([jpeg.subarray(0, 4), HTML])],
    ['half of a PNG', 'image_damaged', png.subarray(0, png.length / 2)],
    ['half of a JPEG', 'image_damaged', jpeg.subarray(0, jpeg.length / 2)],
    ['20,000 by 20,000 pixels in the header', 'image_too_large', pngOf({ width: 20_000, height: 20_000 }, ONE_PIXEL)],
    [
      '20,000 by 20,000 pixels in 400 kB',
      'image_too_large',
      pngOf({ width: 20_000, height: 20_000, colours: 0 }, await compressedZeros(20_000 * 20_001)),
    ],
    ['more scans than anybody sees', 'image_too_large', jpegOfScans(6_000, 800)],
    ['a line of pixels', 'image_too_large', pngOf({ width: 4, height: 9_000_000 }, ONE_PIXEL)],
    ['no width', 'image_damaged', pngOf({ width: 0, height: 5 }, ONE_PIXEL)],
    [
      'few pixels of many bytes',
      'image_too_large',
      pngOf({ width: 6_000, height: 6_000, depth: 16, colours: 6 }, ONE_PIXEL),
    ],
    ['more than 5 MB', 'payload_too_large', Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)])],
  ];
}

/** Chunks that are small and would be 400 MB, in an image of one pixel. */
export async function inflatingChunks(): Promise<readonly (readonly [name: string, file: Buffer])[]> {
  const bomb = await compressedZeros(400_000_000);
  const one = { width: 1, height: 1 };
  const text = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), bomb]);
  return [
    ['zTXt', pngOf(one, ONE_PIXEL, pngChunk('zTXt', text('Comment\0\0')))],
    ['iTXt', pngOf(one, ONE_PIXEL, pngChunk('iTXt', text('Comment\0\x01\0\0\0')))],
    ['iCCP', pngOf(one, ONE_PIXEL, pngChunk('iCCP', text('profile\0\0')))],
  ];
}
