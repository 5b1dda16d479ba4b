import type { BrotliCompress, DeflateRaw } from 'node:zlib';

/**
 * Compresses pieces one after the other through a stream that is set to flush after every write.
 * @returns the bytes that each piece became, each ending at a whole byte, and what the stream's end added.
 */
export async function compressPieces(
  stream: BrotliCompress | DeflateRaw,
  pieces: readonly Buffer[],
): Promise<{ compressed: Buffer[]; end: Buffer }> {
  let chunks: Buffer[] = [];
  const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const taken = (): Buffer => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    return bytes;
  };
  const compressed: Buffer[] = [];
  for (const piece of pieces) {
    // An empty write would flush nothing and never call back.
    if (piece.length > 0)
      await Promise.race([failed, new Promise<void>((resolve) => stream.write(piece, () => resolve()))]);
    compressed.push(taken());
  }
  await Promise.race([failed, new Promise<void>((resolve) => stream.once('end', resolve).end())]);
  return { compressed, end: taken() };
}
