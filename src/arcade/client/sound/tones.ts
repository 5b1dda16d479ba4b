/** One note of the game's sounds: when it begins, how high and how long, in seconds and hertz. */
export interface Tone {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly loudness: number;
  readonly wave: OscillatorType;
  /** The final pitch of a glide; the same pitch when absent. */
  readonly toHertz?: number;
}

/** The steps of a major scale with its octave, in semitones. */
const MAJOR = [0, 4, 7, 12, 16, 19, 24, 28] as const;
const ROOT_HERTZ = 392;

function semitones(steps: number): number {
  return ROOT_HERTZ * 2 ** (steps / 12);
}

function arpeggio(count: number, secondsEach: number, loudness: number): Tone[] {
  return Array.from({ length: count }, (_, index) => ({
    at: index * secondsEach,
    hertz: semitones((MAJOR[index % MAJOR.length] ?? 0) + 12 * Math.floor(index / MAJOR.length)),
    seconds: secondsEach * 2.6,
    loudness,
    wave: 'triangle',
  }));
}

/** The sounds of the game, made of tones: no file is loaded for them. */
export const SOUNDS = {
  press: [{ at: 0, hertz: 520, toHertz: 700, seconds: 0.06, loudness: 0.18, wave: 'triangle' }],
  turn: [
    { at: 0, hertz: 110, toHertz: 240, seconds: 0.3, loudness: 0.12, wave: 'sawtooth' },
    { at: 0.04, hertz: 220, toHertz: 520, seconds: 0.26, loudness: 0.06, wave: 'triangle' },
  ],
  stop: [
    { at: 0, hertz: 160, toHertz: 70, seconds: 0.11, loudness: 0.3, wave: 'sine' },
    { at: 0, hertz: 900, toHertz: 420, seconds: 0.035, loudness: 0.07, wave: 'square' },
  ],
  scatter: [
    { at: 0, hertz: semitones(12), seconds: 0.35, loudness: 0.2, wave: 'triangle' },
    { at: 0.07, hertz: semitones(19), seconds: 0.45, loudness: 0.16, wave: 'triangle' },
  ],
  suspense: Array.from({ length: 8 }, (_, index) => ({
    at: index * 0.13,
    hertz: semitones(-5 + index),
    seconds: 0.16,
    loudness: 0.09,
    wave: 'sawtooth' as const,
  })),
  win: arpeggio(4, 0.085, 0.17),
  fall: [{ at: 0, hertz: 640, toHertz: 210, seconds: 0.24, loudness: 0.12, wave: 'triangle' }],
  freeSpins: [
    ...arpeggio(8, 0.1, 0.18),
    { at: 0.82, hertz: semitones(24), seconds: 1, loudness: 0.16, wave: 'triangle' },
  ],
  bigWin: [
    ...arpeggio(8, 0.09, 0.2),
    ...arpeggio(8, 0.09, 0.16).map((tone) => ({ ...tone, at: tone.at + 0.75, hertz: tone.hertz * 1.122 })),
    { at: 1.55, hertz: semitones(24), seconds: 1.4, loudness: 0.18, wave: 'triangle' },
    { at: 1.55, hertz: semitones(16), seconds: 1.4, loudness: 0.14, wave: 'triangle' },
  ],
  refused: [{ at: 0, hertz: 240, toHertz: 150, seconds: 0.2, loudness: 0.16, wave: 'triangle' }],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;
