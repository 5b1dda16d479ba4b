import { fillSlots, refillSlots, type SlottedBody } from './slotted-body.ts';

/** More copies of one page than this under way at once are left to the garbage collector. */
const MOST_SPARES = 64;

/**
 * Copies of pages that have been sent, to be filled again: a page's bytes are tens of kilobytes, and copying them for
 * each answer costs more than everything else about it.
 */
export class BodyPool {
  private readonly spares = new WeakMap<SlottedBody, Buffer[]>();

  /** A copy with the nonce in every hole. Nobody else has it until it is given back. */
  borrow(body: SlottedBody, nonce: string): Buffer {
    const spare = this.spares.get(body)?.pop();
    return spare ? refillSlots(body, spare, nonce) : fillSlots(body, nonce);
  }

  /** @param bytes borrowed from this body, and no longer read. */
  giveBack(body: SlottedBody, bytes: Buffer): void {
    const spares = this.spares.get(body) ?? [];
    if (spares.length === 0) this.spares.set(body, spares);
    if (spares.length < MOST_SPARES) spares.push(bytes);
  }
}
