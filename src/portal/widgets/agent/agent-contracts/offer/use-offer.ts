import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  AgentContract,
  AgentPlanKind,
  ContractDraft,
  ContractSimulation,
  ContractSimulationQuery,
  ContractTerms,
  LanguageCode,
} from '#contracts/generated/contracts.ts';
import { contractsQuery, draftsQuery, simulateContract } from '#portal/data/desk/contract-calls.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { draftOf, draftOfSaved, type ReadTiers, readTiers, type TierDraft } from './tier-draft.ts';

/** How long the simulation waits after the last key, in milliseconds. */
const SETTLE_MS = 300;
/** Past periods that are simulated: the most that one call has for short ones. */
const PERIODS_BACK = 6;
const SHORT_PERIODS_BACK = 24;
/** Versions of a kind with one downline; more than anybody has. */
const VERSIONS = 50;

/** An offer as it is filled in, with what it would have come to. */
export interface Offer {
  readonly drafts: readonly TierDraft[];
  readonly setDrafts: (drafts: readonly TierDraft[]) => void;
  readonly read: ReadTiers;
  readonly startsOn: string;
  readonly setStartsOn: (day: string) => void;
  /** Empty until it is replaced. */
  readonly endsOn: string;
  readonly setEndsOn: (day: string) => void;
  /** The first day that it may begin on. */
  readonly firstDay: string;
  /** Takes back what was typed: the saved draft stands again, or the tiers of today. */
  readonly reset: () => void;
  /** Drafts that are saved for the downline, of every kind. */
  readonly saved: readonly ContractDraft[];
  /** Whether it is known which drafts are saved: before, a draft could be replaced unseen. */
  readonly isSavedKnown: boolean;
  readonly savedError: unknown;
  /** The contract that counts today. */
  readonly today: AgentContract | undefined;
  /** An offer that waits already. */
  readonly waiting: AgentContract | undefined;
  readonly simulation: ContractSimulation | undefined;
  readonly simulationError: unknown;
}

/** What was typed since the form was opened for a downline and a kind. */
interface Typed {
  readonly memberId: string;
  readonly kind: AgentPlanKind;
  readonly tiers?: readonly TierDraft[];
  readonly startsOn?: string;
  readonly endsOn?: string;
}

const EMPTY: TierDraft = { turnover: '0', netLoss: '0', active: '0', rate: '' };

/** The state of an offer of a kind to a downline. It begins with the saved draft, or with the tiers of today. */
export function useOffer(memberId: string, kind: AgentPlanKind, terms: ContractTerms | undefined): Offer {
  const { language, site } = useSite();
  const { decimals } = site.currency;
  const own = terms?.tiers ?? [];
  const [firstDay] = useState(() => daysBefore(dayAt(Date.now(), site.timeZone), -1));
  const [last, setTyped] = useState<Typed>({ memberId, kind });
  // What was typed before a downline was chosen is meant for it.
  const isMeant = last.kind === kind && (last.memberId === memberId || last.memberId === '');
  const typed: Typed = isMeant ? { ...last, memberId } : { memberId, kind };
  const versions = useOwnQuery(contractsQuery({ memberId, kind, pageSize: VERSIONS }, language), memberId !== '');
  const kept = useOwnQuery(draftsQuery(memberId, language), memberId !== '');
  const saved = kept.data?.drafts ?? [];
  const draft = saved.find((one) => one.kind === kind);
  const today = versions.data?.contracts.find(({ state }) => state === 'active');
  const waiting = versions.data?.contracts.find(({ state }) => state === 'offered');
  const drafts = typed.tiers ?? draft?.tiers.map(draftOfSaved) ?? today?.tiers.map(draftOf) ?? [EMPTY];
  const read = readTiers(drafts, { kind, decimals, own });
  const isShort = terms?.period === 'hour' || terms?.period === 'fiveMinutes';
  const asked: ContractSimulationQuery | null =
    terms === undefined || memberId === '' || read.tiers === null
      ? null
      : {
          ...{ memberId, kind, period: terms.period, tiers: read.tiers as ContractSimulationQuery['tiers'] },
          periodsBack: isShort ? SHORT_PERIODS_BACK : PERIODS_BACK,
        };
  const settled = useSettled(asked === null ? null : JSON.stringify(asked));
  const simulation = useOwnQuery(
    { ...simulationQuery(settled, language), placeholderData: keepPreviousData },
    settled !== null,
  );
  const startsOn = typed.startsOn ?? notBefore(firstDay, draft?.startsOn);
  // The last day of a draft may be over.
  const lastDay = draft?.endsOn && draft.endsOn >= startsOn ? draft.endsOn : '';
  return {
    ...{ drafts, read, firstDay, saved, today, waiting },
    ...{ isSavedKnown: kept.data !== undefined, savedError: kept.error },
    ...{ startsOn, endsOn: typed.endsOn ?? lastDay },
    setDrafts: (tiers) => setTyped({ ...typed, tiers }),
    setStartsOn: (startsOn) => setTyped({ ...typed, startsOn }),
    setEndsOn: (endsOn) => setTyped({ ...typed, endsOn }),
    // What was typed since then stays.
    reset: () => setTyped((now) => (now === last ? { memberId, kind } : now)),
    ...{ simulation: asked === null ? undefined : simulation.data, simulationError: simulation.error },
  };
}

/** The first day of a draft may have come since it was saved. */
const notBefore = (first: string, day: string | null | undefined): string =>
  day === undefined || day === null || day < first ? first : day;

const simulationQuery = (asked: string | null, language: LanguageCode) =>
  queryOptions({
    // Writes nothing, so it is a query although it is sent.
    queryKey: ['contract-simulation', asked, language],
    queryFn: () => simulateContract(JSON.parse(asked ?? '') as ContractSimulationQuery, language),
    ...OF_MEMBER,
    retry: false,
  });

/** A value once it has not changed for a moment. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
