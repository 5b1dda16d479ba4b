import { useEffect, useState } from 'react';

/** Twice the size that it is shown at. */
const SIDE = 88;

/**
 * A small square of a file that is still on its way, as an address of its own; null where the browser cannot draw it.
 */
export function useThumbnail(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    draw(file).then(
      (drawn) => {
        if (!isGone) setAddress(drawn);
      },
      // The gateway will say what is wrong with it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return address;
}

async function draw(file: File): Promise<string | null> {
  const whole = await createImageBitmap(file);
  const side = Math.min(whole.width, whole.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
  canvas.getContext('2d')?.drawImage(whole, left, top, side, side, 0, 0, SIDE, SIDE);
  whole.close();
  return canvas.toDataURL('image/png');
}
