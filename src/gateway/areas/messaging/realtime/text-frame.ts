const FINAL_TEXT = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

/**
 * A text as a server sends it over a WebSocket (RFC 6455, section 5.2): one frame, unmasked and uncompressed. Made
 * once, the same bytes go to every socket that receives the event.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headLength = length < LENGTH_IN_16_BITS ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = FINAL_TEXT;
  if (headLength === 2) frame[1] = length;
  else if (headLength === 4) {
    frame[1] = LENGTH_IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_64_BITS;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headLength);
  return frame;
}
