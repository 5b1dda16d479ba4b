import type { CDPSession, Page } from '@playwright/test';

/** The frames of an animation. */
export interface Frames {
  /** Frames a second over the whole of it. */
  readonly rate: number;
  /** The longest time between two frames, in milliseconds. */
  readonly worstMs: number;
  /** Of each second, how many milliseconds the main thread spent so, by the trace. */
  readonly script: number;
  readonly layout: number;
  readonly paint: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly dur?: number;
}

/** Names of the trace for what the main thread does. */
const SCRIPT: ReadonlySet<string> = new Set(['FunctionCall', 'FireAnimationFrame', 'EvaluateScript', 'TimerFire']);
const LAYOUT: ReadonlySet<string> = new Set(['Layout', 'UpdateLayoutTree']);
const PAINT: ReadonlySet<string> = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']);

/**
 * Begins an animation and measures its frames: the times at which the page was asked for the next one
 * (requestAnimationFrame), and what the trace says of the main thread meanwhile.
 */
export async function measureFrames(page: Page, begin: () => Promise<void>, lastsMs: number): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await begin();
  const times = await page.evaluate(async (ms) => {
    const seen: number[] = [];
    while (seen.length < 2 || (seen.at(-1) ?? 0) - (seen[0] ?? 0) < ms)
      seen.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    return seen;
  }, lastsMs);
  await endTrace(session);
  const [first = 0] = times;
  const spanMs = (times.at(-1) ?? 0) - first;
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const spentIn = (names: ReadonlySet<string>): number => {
    const spentUs = events.reduce((sum, { name, ph, dur = 0 }) => (ph === 'X' && names.has(name) ? sum + dur : sum), 0);
    return spentUs / spanMs;
  };
  return {
    rate: (gaps.length * 1_000) / spanMs,
    worstMs: Math.max(...gaps),
    script: spentIn(SCRIPT),
    layout: spentIn(LAYOUT),
    paint: spentIn(PAINT),
  };
}

async function endTrace(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}
