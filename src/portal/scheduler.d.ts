/** React's scheduler comes without types of its own. */
declare module 'scheduler' {
  /** Works for one frame of this rate at a time before the browser gets its turn; 0 is the scheduler's own choice. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
