import type {
  AgentContract,
  AgentContracts,
  AgentPlanKind,
  ContractEnding,
  ContractState,
} from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { lastShareOf } from '../repository/contract-income-repository.ts';
import { hasGivenTo, type ListedContracts, pageOfContracts } from '../repository/contract-list-repository.ts';
import { teamAmong } from '../repository/contract-member-repository.ts';
import { type ContractRow, contractsBelow, findContract, stepsOf } from '../repository/contract-repository.ts';
import { memberNamed } from '../repository/team-repository.ts';
import type { ContractParts, ContractReader } from './contract-parts.ts';
import { peopleFor } from './contract-people.ts';
import { presentContract } from './contract-presenter.ts';
import { stateAt } from './contract-state.ts';
import { shownRate } from './stored-tiers.ts';

/** Which contracts are asked for. */
export interface AskedContracts {
  readonly memberId?: string;
  /** In place of the id: the whole account of a member below. */
  readonly account?: string;
  readonly kind?: AgentPlanKind;
  readonly state?: ContractState;
  /** The last id of the page before. */
  readonly before?: string;
  readonly pageSize: number;
}

/**
 * Contracts of an agent and of its direct downlines, or those of one member below, the latest first. Of a downline that
 * moved away since, those that the agent gave.
 * @throws DomainError `not_found` for anybody else.
 */
export async function readContracts(
  parts: ContractParts,
  reader: Pick<ContractReader, 'site' | 'agentId'>,
  { kind, state, before, pageSize, ...whose }: AskedContracts,
): Promise<AgentContracts> {
  const { site, agentId } = reader;
  const at = parts.clock();
  const rows = await parts.database.forAgent(site.id, agentId, async (tx) => {
    const filter = { kind: kind ?? null, state: state ?? null, at, before: before ?? null };
    const listed = await listedFor(tx, reader, whose);
    return pageOfContracts(tx, site.id, listed, { ...filter, limit: pageSize + 1 });
  });
  const page = rows.slice(0, pageSize);
  return {
    contracts: await presentAll(parts, reader, page, at),
    next: rows.length > pageSize ? (page.at(-1)?.contract_id ?? null) : null,
  };
}

async function listedFor(
  tx: SiteTransaction,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  { memberId: asked, account }: Pick<AskedContracts, 'memberId' | 'account'>,
): Promise<ListedContracts> {
  if (asked === undefined && account === undefined) return { agentId };
  const memberId = asked ?? (await memberNamed(tx, site.id, account ?? ''));
  if (memberId === undefined) throw new DomainError('not_found');
  if ((await teamAmong(tx, site.id, agentId, [memberId])).has(memberId)) return { memberId };
  if (await hasGivenTo(tx, site.id, { uplineId: agentId, memberId })) return { memberId, givenBy: agentId };
  throw new DomainError('not_found');
}

/**
 * One contract of an agent or of somebody below it, or that it gave to somebody who moved.
 * @throws DomainError `not_found`.
 */
export async function readContract(
  parts: ContractParts,
  reader: Pick<ContractReader, 'site' | 'agentId'>,
  contractId: string,
): Promise<AgentContract> {
  const { site, agentId } = reader;
  const row = await parts.database.forAgent(site.id, agentId, (tx) => findContract(tx, site.id, contractId));
  if (row === undefined) throw new DomainError('not_found');
  const [contract] = await presentAll(parts, reader, [row], parts.clock());
  if (contract === undefined) throw new DomainError('not_found');
  return contract;
}

/** Contracts as their reader sees them; open offers with what would end. */
export async function presentAll(
  parts: ContractParts,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  rows: readonly ContractRow[],
  at: Date,
): Promise<AgentContract[]> {
  const { steps, below } = await parts.database.forAgent(site.id, agentId, async (tx) => ({
    steps: await stepsOf(
      tx,
      site.id,
      rows.map(({ contract_id }) => contract_id),
    ),
    below: new Map(
      await Promise.all(
        rows
          .filter((row) => stateAt(row, at) === 'offered')
          .map(async (row) => {
            const { member_id: memberId, kind, top_rate: above } = row;
            const from = new Date(row.from_at);
            return [row.contract_id, await contractsBelow(tx, site.id, { memberId, kind, above, at: from })] as const;
          }),
      ),
    ),
  }));
  const named = [...rows, ...[...below.values()].flat()];
  const people = await parts.database.forSite(site.id, (tx) =>
    peopleFor(
      tx,
      site.id,
      agentId,
      named.flatMap(({ member_id, upline_id }) => [member_id, upline_id]),
      new Set(
        rows.flatMap(({ member_id, upline_id }) =>
          member_id === agentId ? [upline_id] : upline_id === agentId ? [member_id] : [],
        ),
      ),
    ),
  );
  const contracts: AgentContract[] = [];
  for (const row of rows) {
    const ends = await endingsOf(parts, { site, agentId }, below.get(row.contract_id) ?? [], at, people);
    contracts.push(presentContract(row, { site, agentId, people, steps, ends, at }));
  }
  return contracts;
}

/** Contracts that would end, with what they paid last. */
export async function endingsOf(
  { database }: ContractParts,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  rows: readonly ContractRow[],
  at: Date,
  people: Awaited<ReturnType<typeof peopleFor>>,
): Promise<ContractEnding[]> {
  if (rows.length === 0) return [];
  return database.forAgent(site.id, agentId, async (tx) => {
    const endings: ContractEnding[] = [];
    for (const row of rows) {
      const last = await lastShareOf(tx, site.id, row);
      endings.push({
        ...{ contractId: row.contract_id, member: people(row.member_id), kind: row.kind, version: row.version },
        ...{ topRate: shownRate(row.top_rate), state: stateAt(row, at) },
        lastPaid: last === null ? null : minorToDecimal(last, site.site.currency.decimals),
      });
    }
    return endings;
  });
}
