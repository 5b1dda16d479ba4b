import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies the embedded database of a stopped gateway from one data directory to another. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await cp(join(from, 'database'), join(to, 'database'), { recursive: true });
}
