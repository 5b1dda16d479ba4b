/** Injected faults on the way to the wallet, each as a share of calls. */
export const FAULT_KINDS = ['delay', 'drop', 'duplicate', 'reorder', 'rollback-first', 'bad-signature'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface FaultPlan {
  /** 0 to 1 for each kind. */
  readonly shares: Readonly<Record<FaultKind, number>>;
  /** Decides which calls; the same seed gives the same faults in the same order of calls. */
  readonly seed: number;
}

export const NO_FAULTS: FaultPlan = {
  shares: { delay: 0, drop: 0, duplicate: 0, reorder: 0, 'rollback-first': 0, 'bad-signature': 0 },
  seed: 1,
};

/**
 * Reads `delay=0.1,drop=0.05;seed=1`. An empty text is a plan without faults.
 * @throws Error naming what cannot be read.
 */
export function readFaultPlan(text: string): FaultPlan {
  if (text.trim() === '') return NO_FAULTS;
  const shares: Record<FaultKind, number> = { ...NO_FAULTS.shares };
  let seed = NO_FAULTS.seed;
  for (const setting of text.split(/[,;]/)) {
    const [name = '', written = ''] = setting.split('=').map((part) => part.trim());
    const value = written === '' ? Number.NaN : Number(written);
    const kind = FAULT_KINDS.find((known) => known === name);
    if (name === 'seed' && Number.isSafeInteger(value)) seed = value;
    else if (kind !== undefined && value >= 0 && value <= 1) shares[kind] = value;
    else
      throw new Error(
        `${JSON.stringify(setting.trim())} is neither seed=<number> nor one of ${FAULT_KINDS.join(', ')} with a share from 0 to 1`,
      );
  }
  return { shares, seed };
}

export function hasFaults({ shares }: FaultPlan): boolean {
  return FAULT_KINDS.some((kind) => shares[kind] > 0);
}
