/** Linear light of one channel (0 to 1) as its sRGB value (0 to 1). */
function gammaEncode(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function oklchToLinearRgb(lightness: number, chroma: number, hueDegrees: number): [number, number, number] {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toHexChannel(linear: number): string {
  const encoded = gammaEncode(Math.min(1, Math.max(0, linear)));
  return Math.round(255 * Math.min(1, Math.max(0, encoded)))
    .toString(16)
    .padStart(2, '0');
}

/** An OKLCH colour as `#rrggbb`. A colour outside sRGB loses chroma, five per cent at a time, until it fits. */
export function oklchToHex(lightness: number, chroma: number, hueDegrees: number): string {
  let fitted = chroma;
  let channels = oklchToLinearRgb(lightness, fitted, hueDegrees);
  while (channels.some((channel) => channel < -0.0005 || channel > 1.0005) && fitted > 0.001) {
    fitted *= 0.95;
    channels = oklchToLinearRgb(lightness, fitted, hueDegrees);
  }
  return `#${channels.map(toHexChannel).join('')}`;
}
