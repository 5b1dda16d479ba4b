import { createHmac, type KeyObject } from 'node:crypto';

/**
 * Even numbers out of a secret and a name: the same for everyone who holds the secret, and unforeseeable for everyone
 * else. The bytes are HMAC-SHA256 of the name and of a counter, which counts from 0.
 */
export class DrawDice {
  private bytes: Buffer = Buffer.alloc(0);
  private position = 0;
  private block = 0;

  constructor(
    private readonly secret: KeyObject,
    private readonly name: string,
  ) {}

  /**
   * A number from 0 to below `bound`, each as likely as any other: bytes that would favour the small ones are thrown
   * away.
   */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 256) throw new RangeError(`no die has ${bound} sides`);
    const fair = 256 - (256 % bound);
    for (;;) {
      const byte = this.nextByte();
      if (byte < fair) return byte % bound;
    }
  }

  private nextByte(): number {
    if (this.position === this.bytes.length) {
      this.bytes = createHmac('sha256', this.secret).update(`${this.name}\n${this.block}`).digest();
      this.block += 1;
      this.position = 0;
    }
    const byte = this.bytes.readUInt8(this.position);
    this.position += 1;
    return byte;
  }
}
