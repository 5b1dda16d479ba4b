/**
 * Calls `look` again and again. One that throws is reported, and the next one tries again. It keeps no process alive.
 * @returns ends it.
 */
export function lookRegularly(everyMs: number, look: () => void, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    try {
      look();
    } catch (error) {
      onError(error);
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
