/** A banner's board in CSS pixels. The copy stands at the start on desktop and at the foot on mobile. */
export interface BannerFrame {
  width: number;
  height: number;
  mobile: boolean;
  /**
   * The direction of the copy that stands on it. Art is never mirrored: what it shows is placed anew at the other side.
   */
  reading: 'ltr' | 'rtl';
}

/** The part of a drawing that is shown, in its own user units. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wraps markup as a standalone SVG that shows the crop and a margin around it. */
export function board({ x, y, width, height }: Crop, margin: number, markup: string): string {
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">${markup}</svg>`;
}

/** The place that lies so far from the end of the board, where the copy ends and the art stands free. */
export function fromEnd({ width, reading }: BannerFrame, distance: number): number {
  return reading === 'rtl' ? distance : width - distance;
}

/** The side of the board where no copy stands, from a share of its width on. */
export function freeSide({ width, height, reading }: BannerFrame, from = 0.42) {
  const isRtl = reading === 'rtl';
  return { left: isRtl ? 0 : width * from, top: 0, right: isRtl ? width * (1 - from) : width, bottom: height };
}

/** Ink behind the copy: from the start edge on desktop, from the foot on mobile. Dark grounds need less of it. */
export function inkScrim({ width, height, mobile, reading }: BannerFrame, ink: string, strength = 1): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity * strength}"/>`;
  const across = reading === 'rtl' ? 'x1="1" x2="0"' : 'x1="0" x2="1"';
  const gradient = mobile
    ? `<linearGradient id="scrim" x1="0" x2="0" y1="0" y2="1">${stop(0.3, 0)}${stop(0.85, 0.92)}</linearGradient>`
    : `<linearGradient id="scrim" ${across} y1="0" y2="0">${stop(0, 0.82)}${stop(0.42, 0.5)}${stop(0.75, 0)}</linearGradient>`;
  return `<defs>${gradient}</defs><rect width="${width}" height="${height}" fill="url(#scrim)"/>`;
}

export function blurFilter(id: string, deviation: number): string {
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}
