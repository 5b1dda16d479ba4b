import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  AgentContract,
  AgentPlanKind,
  ContractSimulation,
  ContractSimulationQuery,
  ContractTerms,
  LanguageCode,
} from '#contracts/generated/contracts.ts';
import { contractsQuery, simulateContract } from '#portal/data/desk/contract-calls.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { draftOf, type ReadTiers, readTiers, type TierDraft } from './tier-draft.ts';

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
  /** The contract that counts today. */
  readonly today: AgentContract | undefined;
  /** An offer that waits already. */
  readonly waiting: AgentContract | undefined;
  readonly simulation: ContractSimulation | undefined;
  readonly simulationError: unknown;
}

const EMPTY: TierDraft = { turnover: '0', netLoss: '0', active: '0', rate: '' };

/** The state of an offer of a kind to a downline. It begins with the tiers that count today. */
export function useOffer(memberId: string, kind: AgentPlanKind, terms: ContractTerms | undefined): Offer {
  const { language, site } = useSite();
  const { decimals } = site.currency;
  const own = terms?.tiers ?? [];
  const [firstDay] = useState(() => daysBefore(dayAt(Date.now(), site.timeZone), -1));
  const [typed, setTyped] = useState<readonly TierDraft[] | null>(null);
  const [startsOn, setStartsOn] = useState(firstDay);
  const [endsOn, setEndsOn] = useState('');
  const versions = useOwnQuery(
    contractsQuery({ memberId, kind, pageNo: 1, pageSize: VERSIONS }, language),
    memberId !== '',
  );
  const today = versions.data?.contracts.find(({ state }) => state === 'active');
  const waiting = versions.data?.contracts.find(({ state }) => state === 'offered');
  const drafts = typed ?? today?.tiers.map(draftOf) ?? [EMPTY];
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
  return {
    ...{ drafts, setDrafts: setTyped, read, startsOn, setStartsOn, endsOn, setEndsOn, firstDay, today, waiting },
    ...{ simulation: asked === null ? undefined : simulation.data, simulationError: simulation.error },
  };
}

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
