import { expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { dominoRules } from '../rules/domino-rules.ts';
import { layChain } from './chain-layout.ts';

/** The unit squares that a tile covers, by its corners. */
function boxOf({ x, y, turn }: ReturnType<typeof layChain>[number]) {
  const [width, height] = turn === 0 || turn === 180 ? [2, 1] : [1, 2];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

it('lays no tile over another, however long the chain is', () => {
  const draw = fastDraw(9);
  for (let match = 0; match < 25; match += 1) {
    let position = dominoRules.start(draw);
    while (dominoRules.endOf(position) === null) {
      const legal = dominoRules.legalMoves(position);
      position = dominoRules.play(position, legal[draw(legal.length)] ?? '', draw);
    }
    const laid = layChain(position.chain, position.leftCount);
    expect(laid).toHaveLength(position.chain.length);
    const boxes = laid.map(boxOf);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(wide, high)).toBeLessThan(0.01);
      }
  }
});
