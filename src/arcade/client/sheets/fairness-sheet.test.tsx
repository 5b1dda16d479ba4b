import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { OpenFairness, RotatedSeeds } from '#arcade/game-api.ts';
import type { GameContext } from '../game-context.ts';
import { loadWords } from '../words/words.ts';
import { openFairnessSheet } from './fairness-sheet.tsx';

const words = await loadWords('EN');
const serverSeed = 'a'.repeat(64);
const promisedSeed = 'b'.repeat(64);
const otherSeed = 'c'.repeat(64);
const shown: OpenFairness = {
  serverSeedHash: serverSeedHash(serverSeed),
  clientSeed: 'mine',
  nonce: 4,
  nextServerSeedHash: serverSeedHash(promisedSeed),
};
const next: OpenFairness = {
  serverSeedHash: serverSeedHash(promisedSeed),
  clientSeed: 'yours',
  nonce: 0,
  nextServerSeedHash: serverSeedHash('d'.repeat(64)),
};
const revealed: RotatedSeeds['revealed'] = {
  serverSeed,
  serverSeedHash: shown.serverSeedHash,
  clientSeed: 'mine',
  nonces: [0, 3],
};

/** jsdom has no dialogs. */
const showModal = HTMLDialogElement.prototype.showModal;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

afterEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  // The document is shared by the tests of every file.
  document.body.replaceChildren();
});

async function rotateTo(answer: RotatedSeeds) {
  const rotated = vi.fn();
  const server = { rotate: vi.fn().mockResolvedValue(answer) };
  const context = { root: document.body, words, server } as unknown as GameContext;
  openFairnessSheet(context, { current: () => shown, rotated, seen: new Map() });
  fireEvent.click(screen.getByRole('button', { name: words.fair.rotate }));
  await waitFor(() => expect(screen.getByText(words.fair.revealed)).toBeTruthy());
  return { rotated };
}

describe('a change of seeds', () => {
  test('goes on with the seeds that were promised', async () => {
    const { rotated } = await rotateTo({ revealed, next });
    expect(rotated.mock.calls).toEqual([[next]]);
    expect(screen.getByText(next.nextServerSeedHash)).toBeTruthy();
    expect(screen.queryByText(words.fair.hashDiffers)).toBeNull();
  });

  test.each([
    [
      'the seed that follows is another one',
      { revealed, next: { ...next, serverSeedHash: serverSeedHash(otherSeed) } },
    ],
    [
      'the revealed seed is another one',
      { revealed: { ...revealed, serverSeed: otherSeed, serverSeedHash: serverSeedHash(otherSeed) }, next },
    ],
  ])('says so where %s than was shown before, and keeps the promise in sight', async (_what, answer) => {
    const { rotated } = await rotateTo(answer);
    const verdict = screen.getByText(words.fair.hashDiffers);
    expect(verdict.dataset.verdict).toBe('hashDiffers');
    expect(rotated).not.toHaveBeenCalled();
    expect(screen.getByText(shown.nextServerSeedHash)).toBeTruthy();
    expect(screen.queryByText(next.nextServerSeedHash)).toBeNull();
  });
});
