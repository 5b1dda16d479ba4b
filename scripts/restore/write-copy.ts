import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes an answer's body into a file that its owner alone may read. Until every byte is on the disk, the file has
 * another name, so that a copy which was cut short never passes for a whole one.
 * @returns how many bytes it has.
 */
export async function writeCopy(answer: Response, to: string): Promise<number> {
  if (answer.body === null) throw new Error('the gateway answered nothing');
  const draft = `${to}.${process.pid}.part`;
  const file = await open(draft, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const piece of answer.body) bytes += (await file.write(piece)).bytesWritten;
    const promised = answer.headers.get('content-length');
    if (bytes === 0 || (promised !== null && Number(promised) !== bytes))
      throw new Error(`the copy was cut short after ${bytes} bytes`);
    await file.sync();
    await file.close();
    await rename(draft, to);
    return bytes;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}
