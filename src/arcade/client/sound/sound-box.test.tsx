import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { soundBox } from './sound-box.ts';
import { SOUNDS } from './tones.ts';

let started: number;

/** As much of an audio device as tones need; it counts what is started. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = vi.fn(async () => {});
  createOscillator() {
    const frequency = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { type: '', frequency, connect: (next: unknown) => next, start: () => (started += 1), stop: () => {} };
  }
  createGain() {
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (next: unknown) => next };
  }
}

function keptChoice(kept: Record<string, string> = {}) {
  return { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => (kept[key] = value) };
}

const refusingStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  started = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});

test('is silent until the player has pressed something', () => {
  const box = soundBox(document, () => keptChoice() as unknown as Storage);
  box.play('win');
  expect(started).toBe(0);
  fireEvent.pointerDown(document.body);
  box.play('win');
  expect(started).toBe(SOUNDS.win.length);
});

test('keeps silent when muted, and remembers it', () => {
  const kept: Record<string, string> = {};
  const box = soundBox(document, () => keptChoice(kept) as unknown as Storage);
  fireEvent.keyDown(document.body, { key: ' ' });
  box.mute(true);
  box.play('press');
  expect(started).toBe(0);
  expect(soundBox(document, () => keptChoice(kept) as unknown as Storage).isMuted).toBe(true);
});

test('is hushed while something lies over the game, whatever was chosen', () => {
  const box = soundBox(document, () => keptChoice() as unknown as Storage);
  fireEvent.pointerDown(document.body);
  box.hush(true);
  box.play('press');
  expect(started).toBe(0);
  box.hush(false);
  box.play('press');
  expect(started).toBe(SOUNDS.press.length);
});

test('plays on where the browser refuses storage', () => {
  const box = soundBox(document, refusingStorage);
  expect(box.isMuted).toBe(false);
  box.mute(true);
  expect(box.isMuted).toBe(true);
});
