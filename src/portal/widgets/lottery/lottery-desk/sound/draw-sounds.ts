import { useSyncExternalStore } from 'react';

/** A note: when it begins and how long it is in seconds, and its pitch in hertz at both ends. */
interface Note {
  readonly at: number;
  readonly seconds: number;
  readonly hertz: readonly [from: number, to: number];
  /** 0 to 1. */
  readonly loudness: number;
}

const bell = (at: number, hertz: number): Note => ({ at, seconds: 0.4, hertz: [hertz, hertz], loudness: 0.12 });

/** The sounds of a draw, made of notes: no file is loaded for them. */
const SOUNDS = {
  /** A number is out. */
  number: [{ at: 0, seconds: 0.07, hertz: [880, 620], loudness: 0.1 }],
  /** The draw is out. */
  out: [bell(0, 523), bell(0.12, 659), bell(0.24, 784)],
  /** The cars start. */
  start: [{ at: 0, seconds: 0.7, hertz: [90, 260], loudness: 0.1 }, bell(0, 440)],
  /** The last car has arrived. */
  finish: [bell(0, 659), bell(0.12, 784), bell(0.24, 1_047)],
} as const satisfies Record<string, readonly Note[]>;

export type DrawSound = keyof typeof SOUNDS;

const MUTED_KEY = 'lottery-muted';
const listeners = new Set<() => void>();
let context: AudioContext | null = null;
let isMuted: boolean | null = null;

function readMuted(): boolean {
  isMuted ??= keptMuted();
  return isMuted;
}

function keptMuted(): boolean {
  try {
    return window.localStorage.getItem(MUTED_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Browsers allow no sound before a press, so the device is opened by the first one; what comes before is dropped. */
export function openSoundAtPress(): () => void {
  const open = (): void => {
    context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
    void context?.resume();
  };
  window.addEventListener('pointerdown', open, { once: true });
  window.addEventListener('keydown', open, { once: true });
  return () => {
    window.removeEventListener('pointerdown', open);
    window.removeEventListener('keydown', open);
  };
}

/** Plays a sound, unless the member has muted them or looks at another page. */
export function playDrawSound(sound: DrawSound): void {
  if (context === null || readMuted() || document.visibilityState === 'hidden') return;
  for (const note of SOUNDS[sound]) playNote(context, note);
}

function playNote(device: AudioContext, { at, seconds, hertz: [from, to], loudness }: Note): void {
  const begin = device.currentTime + at;
  const tone = device.createOscillator();
  const volume = device.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
  tone.connect(volume).connect(device.destination);
  tone.start(begin);
  tone.stop(begin + seconds + 0.02);
}

/** Whether the sounds of draws are muted, and how that is changed. The browser keeps the choice. */
export function useMuted(): readonly [isMuted: boolean, mute: (isMuted: boolean) => void] {
  const muted = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    readMuted,
    () => false,
  );
  return [
    muted,
    (next) => {
      isMuted = next;
      try {
        window.localStorage.setItem(MUTED_KEY, String(next));
      } catch {
        // A browser that keeps nothing has the choice for this page.
      }
      for (const changed of listeners) changed();
    },
  ];
}

/** Resets the sounds, for tests: a page opens once, and a worker runs many tests. */
export function forgetSounds(): void {
  context = null;
  isMuted = null;
}
