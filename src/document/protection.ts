import type {
  HelpLine,
  LimitPeriod,
  ProtectedStep,
  RealityCheckSettings,
  SelfExclusionSpan,
  SiteDocument,
  TimeOutSpan,
  TimePeriod,
} from '#contracts/generated/contracts.ts';
import { isModuleOn } from './flags.ts';

/** How a site protects its players, with everything that its document leaves out. */
export interface Protection {
  readonly limits: {
    readonly deposit: readonly LimitPeriod[];
    readonly stake: readonly LimitPeriod[];
    readonly loss: readonly LimitPeriod[];
    readonly bet: boolean;
    readonly time: readonly TimePeriod[];
  };
  /** Null: no member is reminded of the time. */
  readonly realityCheck: Required<RealityCheckSettings> | null;
  readonly timeOuts: readonly TimeOutSpan[];
  readonly selfExclusions: readonly SelfExclusionSpan[];
  /** A self-exclusion for a time holds after it until the member asks for its end. */
  readonly exclusionEndsOnRequest: boolean;
  readonly statement: boolean;
  /** The first step that needs a passed check; null for none. */
  readonly ageCheck: ProtectedStep | null;
  readonly nameCheck: ProtectedStep | null;
  readonly help: HelpLine | null;
}

const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];
const TIME_PERIODS: readonly TimePeriod[] = ['each', 'day', 'week', 'month'];
const TIME_OUTS: readonly TimeOutSpan[] = ['day', 'week', 'month'];
const SELF_EXCLUSIONS: readonly SelfExclusionSpan[] = ['halfYear', 'year', 'fiveYears', 'forGood'];
const GRACE_MINUTES = 10;

/** The protection settings of a site. Deposit limits are left out where deposits are off. */
export function protectionOf({ protection = {}, flags }: Pick<SiteDocument, 'protection' | 'flags'>): Protection {
  const { limits = {}, realityCheck } = protection;
  return {
    limits: {
      deposit: isModuleOn(flags, 'DEPOSIT3') ? (limits.deposit ?? PERIODS) : [],
      stake: limits.stake ?? PERIODS,
      loss: limits.loss ?? PERIODS,
      bet: limits.bet ?? true,
      time: limits.time ?? TIME_PERIODS,
    },
    realityCheck:
      realityCheck === undefined ? null : { graceMinutes: GRACE_MINUTES, mayTurnOff: false, ...realityCheck },
    timeOuts: protection.timeOuts ?? TIME_OUTS,
    selfExclusions: protection.selfExclusions ?? SELF_EXCLUSIONS,
    exclusionEndsOnRequest: protection.exclusionEndsOnRequest ?? false,
    statement: protection.statement ?? true,
    ageCheck: protection.ageCheck ?? null,
    nameCheck: protection.nameCheck ?? null,
    help: protection.help ?? null,
  };
}

const STEPS: readonly ProtectedStep[] = ['deposit', 'play', 'withdrawal'];

/** Whether a check that a site has before one step comes before another one. */
export const comesBefore = (check: ProtectedStep | null, step: ProtectedStep): boolean =>
  check !== null && STEPS.indexOf(check) <= STEPS.indexOf(step);
