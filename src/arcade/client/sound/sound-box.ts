import { SOUNDS, type SoundName, type Tone } from './tones.ts';

export interface SoundBox {
  play(name: SoundName): void;
  readonly isMuted: boolean;
  mute(isMuted: boolean): void;
  /** While something lies over the game it is silent, whatever the player chose. */
  hush(isHushed: boolean): void;
}

const MUTED_KEY = 'muted';

/**
 * Browsers may refuse storage to a frame of another site, even the look at it: then the choice lasts as long as the
 * page.
 */
function readMuted(storage: () => Storage): boolean {
  try {
    return storage().getItem(MUTED_KEY) === 'true';
  } catch {
    return false;
  }
}

function writeMuted(storage: () => Storage, isMuted: boolean): void {
  try {
    storage().setItem(MUTED_KEY, String(isMuted));
  } catch {
    // Refused as above: the choice lasts as long as the page.
  }
}

function sound(context: AudioContext, { at, hertz, toHertz = hertz, seconds, loudness, wave }: Tone): void {
  const begin = context.currentTime + at;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hertz, begin);
  oscillator.frequency.exponentialRampToValueAtTime(toHertz, begin + seconds);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds + 0.02);
}

/**
 * Plays the game's sounds. Browsers allow none before the player has pressed something, so the audio device is opened
 * by the first press and what comes before is dropped.
 */
export function soundBox(page: Document, storage: () => Storage): SoundBox {
  let context: AudioContext | null = null;
  let isMuted = readMuted(storage);
  let isHushed = false;
  const open = () => {
    // Without an audio device there is no sound, and nothing else is missing.
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
  };
  page.addEventListener('pointerdown', open, { once: true });
  page.addEventListener('keydown', open, { once: true });
  return {
    play(name) {
      if (isMuted || isHushed || context === null || page.visibilityState === 'hidden') return;
      for (const tone of SOUNDS[name]) sound(context, tone);
    },
    get isMuted() {
      return isMuted;
    },
    mute(next) {
      isMuted = next;
      writeMuted(storage, next);
    },
    hush(next) {
      isHushed = next;
    },
  };
}
