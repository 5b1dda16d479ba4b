/** Faults on the way to the merchant, decided when an event is stored. */
export interface FaultPlan {
  /** How long every event waits before its first delivery. */
  readonly lateMs: number;
  /** Shares from 0 to 1: of events that are sent twice, overtaken by later ones, accompanied by a forgery, or lost. */
  readonly duplicate: number;
  readonly reorder: number;
  readonly forge: number;
  readonly lose: number;
  /** Decides which events; the same seed gives the same faults in the same order of events. */
  readonly seed: number;
}

export const NO_FAULTS: FaultPlan = { lateMs: 0, duplicate: 0, reorder: 0, forge: 0, lose: 0, seed: 1 };

const SHARES = ['duplicate', 'reorder', 'forge', 'lose'] as const;

/**
 * Reads `{"late_ms": 500, "duplicate": 0.1, "seed": 7}`; what is not named is no fault.
 * @throws Error naming the part that cannot be read.
 */
export function readFaultPlan(written: unknown): FaultPlan {
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new Error('must be a JSON object, such as {"duplicate": 0.1}.');
  const plan = { ...NO_FAULTS };
  for (const [name, value] of Object.entries(written)) {
    const share = SHARES.find((known) => known === name);
    const isWhole = Number.isSafeInteger(value) && Number(value) >= 0;
    if (share !== undefined && typeof value === 'number' && value >= 0 && value <= 1) plan[share] = value;
    else if (name === 'late_ms' && isWhole) plan.lateMs = Number(value);
    else if (name === 'seed' && isWhole) plan.seed = Number(value);
    else throw new Error(`${name} must be ${share === undefined ? whatIs(name) : 'a share from 0 to 1'}.`);
  }
  return plan;
}

function whatIs(name: string): string {
  return name === 'late_ms' || name === 'seed' ? 'a whole number from 0' : `one of late_ms, ${SHARES.join(', ')}, seed`;
}

/** A random number from 0 up to 1, repeatable by its seed (mulberry32). Never for secrets. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
