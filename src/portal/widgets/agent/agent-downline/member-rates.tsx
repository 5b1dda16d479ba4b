import { useSearchParams } from 'react-router-dom';
import type { AgentContract, AgentPlanKind, TeamMember } from '#contracts/generated/contracts.ts';
import { contractsQuery, ownContractsQuery } from '#portal/data/desk/contract-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { ContractStateBadge } from '#portal/forms/desk/contract/contract-state.tsx';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { kindIcons, kindWords, planKinds } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { usePageParts } from '#portal/site/use-page-parts.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { RateList, RateMeter } from './downline.styles.ts';
import { SHOWN_MEMBER } from './use-shown-member.ts';

/** The part of the desk where contracts are offered. */
const CONTRACTS = 'agentContract';
/** More than one member has of accepted and of waiting contracts. */
const MOST = 20;

/** What an agent of the team is paid by, beside its upline's rates. Its direct upline alone can change it. */
export function MemberRates({ member }: { readonly member: TeamMember }) {
  const { parts } = usePageParts();
  return member.isAgent && parts.includes(CONTRACTS) ? <Rates member={member} /> : null;
}

function Rates({ member: { memberId, level, upline } }: { readonly member: TeamMember }) {
  const t = useFormWords();
  const { language, site } = useSite();
  const offer = useOfferForm(memberId);
  const isDirect = level === 1;
  const active = useOwnQuery(contractsQuery({ memberId, state: 'active', pageSize: MOST }, language));
  const offered = useOwnQuery(contractsQuery({ memberId, state: 'offered', pageSize: MOST }, language));
  const own = useOwnQuery(ownContractsQuery(language), isDirect);
  const above = useOwnQuery(
    contractsQuery({ memberId: upline?.memberId ?? '', state: 'active', pageSize: MOST }, language),
    !isDirect && upline !== null,
  );
  const uplineRate = (kind: AgentPlanKind): string | null =>
    isDirect
      ? (own.data?.terms.find((one) => one.kind === kind)?.tiers.at(-1)?.rate ?? null)
      : (inForce(above.data?.contracts, kind)?.topRate ?? null);
  const answers = [active, offered, isDirect ? own : above];
  const failed = answers.find(({ error, data }) => error && data === undefined);
  return (
    <section>
      <h3>{t('contract.rates')}</h3>
      {!isDirect && upline !== null && <small>{t('contract.onlyUpline', { upline: upline.account })}</small>}
      {failed ? (
        <DeskFailure error={failed.error} onRetry={() => answers.forEach(({ refetch }) => void refetch())} />
      ) : answers.some(({ data }) => data === undefined) ? (
        <TableWaiting rows={2} />
      ) : (
        <RateList>
          {planKinds
            .filter((kind) => site.agentPlans.includes(kind))
            .map((kind) => (
              <RateOfKind
                key={kind}
                kind={kind}
                contract={inForce(active.data?.contracts, kind)}
                waiting={offered.data?.contracts.find((one) => one.kind === kind)}
                uplineRate={uplineRate(kind)}
                uplineName={isDirect ? null : (upline?.account ?? null)}
                onOffer={isDirect && uplineRate(kind) !== null ? () => offer(kind) : null}
              />
            ))}
        </RateList>
      )}
    </section>
  );
}

/** The accepted contract of a kind that counts now, or the next one that will. */
function inForce(contracts: readonly AgentContract[] = [], kind: AgentPlanKind): AgentContract | undefined {
  const ofKind = contracts.filter((one) => one.kind === kind);
  return ofKind.find(({ from }) => Date.parse(from) <= Date.now()) ?? ofKind[0];
}

interface RateOfKindProps {
  readonly kind: AgentPlanKind;
  readonly contract: AgentContract | undefined;
  /** An offer that waits for the member's answer. */
  readonly waiting: AgentContract | undefined;
  /** The best rate that the upline has; null for none. */
  readonly uplineRate: string | null;
  /** Null where the reader is the upline. */
  readonly uplineName: string | null;
  /** Opens the form of an offer; null where the reader cannot offer it. */
  readonly onOffer: (() => void) | null;
}

function RateOfKind({ kind, contract, waiting, uplineRate, uplineName, onOffer }: RateOfKindProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const moments = useMoments();
  const part = contract && uplineRate !== null ? Number(contract.topRate) / Number(uplineRate) : 0;
  const name = t(kindWords[kind]);
  const way = contract ? t('contract.changeIt') : t('contract.offerIt');
  return (
    <li>
      <Icon name={kindIcons[kind]} size={18} />
      <div>
        <b>
          {name} {waiting && <ContractStateBadge contract={waiting} />}
        </b>
        <small>
          {contract
            ? `${t('pay.version', { version: words.count(contract.version) })} · ${t('contract.since', { day: moments.day(contract.from) })}`
            : t('contract.noTerms')}
        </small>
      </div>
      {onOffer && (
        <OutlineButton type="button" aria-label={`${way} ${name}`} onClick={onOffer}>
          {way}
        </OutlineButton>
      )}
      <RateMeter>
        <i aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(1, part) * 100}%` }} />
        </i>
        <strong>{contract ? words.rate(contract.topRate) : '–'}</strong>
        <span>
          {uplineName === null
            ? t('contract.yours', { rate: uplineRate === null ? '–' : words.rate(uplineRate) })
            : t('contract.ofUpline', { upline: uplineName, rate: uplineRate === null ? '–' : words.rate(uplineRate) })}
        </span>
      </RateMeter>
    </li>
  );
}

/** Leads to the form of an offer to a member, which begins with what counts today. */
function useOfferForm(memberId: string): (kind: AgentPlanKind) => void {
  const [, setQuery] = useSearchParams();
  return (kind) =>
    setQuery((present) => {
      const next = new URLSearchParams(present);
      next.delete(SHOWN_MEMBER);
      next.set('menu', CONTRACTS);
      next.set('downline', memberId);
      next.set('kind', kind);
      return next;
    });
}
