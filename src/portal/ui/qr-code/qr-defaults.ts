/** How a QR code is drawn (specification, section 9, "QR defaults"). Lengths are of the drawing's own pixels. */
export interface QrStyle {
  readonly size: number;
  /** The quiet border on every side. */
  readonly margin: number;
  readonly errorCorrection: 'L' | 'M' | 'Q' | 'H';
  /** The side of the mark in the middle, as a part of the code without its margin. */
  readonly logoScale: number;
  /** The side of a dot of data, as a part of its module. What scanners find the code by is always whole. */
  readonly dotScale: number;
  /** The threshold between black and white in a picture, of 255. */
  readonly binarizeThreshold: number;
}

/** The drawing by itself, to be kept or printed. */
export const QR_DEFAULTS: QrStyle = {
  size: 800,
  margin: 20,
  errorCorrection: 'M',
  logoScale: 0.2,
  dotScale: 0.35,
  binarizeThreshold: 128,
};

/** Overrides for a code on a page. */
export const QR_COMPONENT_DEFAULTS: QrStyle = { ...QR_DEFAULTS, size: 200, dotScale: 1 };
