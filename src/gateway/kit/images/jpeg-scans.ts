const MARKER = 0xff;
const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];

/**
 * How many times a JPEG goes over its image, read from its markers alone. A progressive one of a few bytes may do so
 * thousands of times, each time over all pixels.
 */
export function countScans(file: Buffer): number {
  let scans = 0;
  for (let at = 2; at + 3 < file.length; ) {
    const marker = file[at + 1] ?? 0;
    // Within a scan a marker's first byte is followed by zero, or by the number of a restart.
    if (file[at] !== MARKER || marker === 0 || marker === MARKER || isRestart(marker)) {
      const next = file.indexOf(MARKER, at + 1);
      if (next < 0) return scans;
      at = next;
      continue;
    }
    if (marker === END_OF_IMAGE) return scans;
    if (marker === START_OF_SCAN) scans += 1;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return scans;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
