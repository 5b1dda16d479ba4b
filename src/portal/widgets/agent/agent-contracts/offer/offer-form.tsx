import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { AgentPlanKind, OwnContracts } from '#contracts/generated/contracts.ts';
import { teamMemberQuery, teamQuery } from '#portal/data/team-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { Quiet, Warning } from '#portal/forms/desk/contract/contract.styles.ts';
import { ContractEndings } from '#portal/forms/desk/contract/contract-endings.tsx';
import { CardHead, DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { kindIcons, kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { SelectField } from '#portal/forms/fields/select-field.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { dayAt } from '#portal/site/site-days.ts';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { BesideForm, KindCard, Kinds, OfferButtons, OfferGrid, OfferHead, Padded } from './offer.styles.ts';
import { OfferDays } from './offer-days.tsx';
import { OfferDraft } from './offer-draft.tsx';
import { OfferReview } from './offer-review.tsx';
import { OfferSimulation } from './offer-simulation.tsx';
import { SimulationLine } from './simulation-line.tsx';
import { TierRows } from './tier-rows.tsx';
import { useOffer } from './use-offer.ts';

/** Agents directly below that can be chosen. */
const MOST_AGENTS = 100;

interface OfferFormProps {
  /** The downline's id; empty until one is chosen. */
  readonly memberId: string;
  /** The kind that the form begins with, where the agent has terms of it. */
  readonly begin: string | null;
  readonly own: OwnContracts;
  readonly onMember: (memberId: string) => void;
  readonly onBack: () => void;
  /** Told in words. */
  readonly onSent: (outcome: string) => void;
}

/** An offer to a direct downline: kind, days and tiers, beside what it would have come to. Ctrl+Enter reviews it. */
export function OfferForm({ memberId, begin, own, onMember, onBack, onSent }: OfferFormProps) {
  const t = useFormWords();
  const moments = useMoments();
  const { language, site } = useSite();
  const [today] = useState(() => dayAt(Date.now(), site.timeZone));
  const offered = own.terms.filter(({ tiers }) => tiers.length > 0);
  const [kind, setKind] = useState<AgentPlanKind>(
    (offered.find((one) => one.kind === begin) ?? offered[0])?.kind ?? 'dividend',
  );
  const terms = own.terms.find((one) => one.kind === kind);
  const [isReviewing, setReviewing] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const team = useOwnQuery(
    teamQuery(
      {
        ...{ from: today, to: today, type: 'agent', sort: 'account', order: 'up' },
        ...{ pageNo: 1, pageSize: MOST_AGENTS },
      },
      language,
    ),
  );
  const listed = team.data?.list ?? [];
  // The list has a hundred agents. The downline's drawer leads here for any other.
  const isFurther = memberId !== '' && team.data !== undefined && !listed.some((one) => one.memberId === memberId);
  const further = useOwnQuery(teamMemberQuery(memberId, { from: today, to: today }, language), isFurther).data;
  const agents = further?.isAgent && further.level === 1 ? [...listed, further] : listed;
  const account = agents.find((one) => one.memberId === memberId)?.account ?? '';
  const offer = useOffer(memberId, kind, terms);
  const { read, waiting, simulation } = offer;
  const saved = offer.saved.find((one) => one.kind === kind);
  const canReview = read.tiers !== null && account !== '' && !waiting && simulation?.faults.length === 0;
  const review = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (canReview) setReviewing(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isReviewing) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  if (offered.length === 0)
    return (
      <DeskCard>
        <DeskEmpty icon="scale" title={t('contract.form.noOwn')} hint={t('contract.form.noOwnHint')}>
          <OutlineButton type="button" onClick={onBack}>
            {t('contract.form.back')}
          </OutlineButton>
        </DeskEmpty>
      </DeskCard>
    );
  return (
    <form onSubmit={review} onKeyDown={onKeyDown} noValidate>
      <OfferHead>
        <div>
          <h2>{account === '' ? t('contract.offer') : t('contract.form.titleTo', { account })}</h2>
          <Quiet>{t('contract.form.nothingYet')}</Quiet>
          <Quiet role="status">{saved && t('contract.draft.saved', { time: moments.soon(saved.savedAt) })}</Quiet>
        </div>
        <OfferButtons>
          <OutlineButton type="button" onClick={onBack}>
            {t('contract.form.back')}
          </OutlineButton>
          {terms && (
            <OfferDraft key={`${memberId} ${kind}`} memberId={account === '' ? '' : memberId} {...{ terms, offer }} />
          )}
          <Button type="submit" $size="small" aria-disabled={!canReview}>
            {t('contract.form.review')}
          </Button>
        </OfferButtons>
      </OfferHead>
      <OfferGrid>
        <div>
          <DeskCard as="section" aria-label={t('contract.form.what')}>
            <CardHead>
              <h3>{t('contract.form.what')}</h3>
            </CardHead>
            <Padded>
              <SelectField
                name="memberId"
                label={t('contract.form.whom')}
                empty={t('contract.form.choose')}
                value={account === '' ? '' : memberId}
                choices={agents.map((one) => ({ value: one.memberId, label: one.account }))}
                fault={isChecked && account === '' ? t('team.missing') : undefined}
                {...(team.data && agents.length === 0 && { hint: t('contract.form.noAgents') })}
                onWrite={onMember}
                onLeave={() => {}}
              />
              <Kinds role="radiogroup" aria-label={t('pay.head.kind')}>
                {own.terms.map((one) => (
                  <KindCard key={one.kind} data-off={one.tiers.length === 0 || undefined}>
                    <input
                      type="radio"
                      name="kind"
                      value={one.kind}
                      checked={one.kind === kind}
                      disabled={one.tiers.length === 0}
                      onChange={() => setKind(one.kind)}
                    />
                    <Icon name={kindIcons[one.kind]} size={18} />
                    <b>
                      {t(kindWords[one.kind])}
                      {offer.saved.some((draft) => draft.kind === one.kind) && (
                        <Badge $tone="open">{t('contract.draft.badge')}</Badge>
                      )}
                    </b>
                    <small>
                      {t(one.tiers.length === 0 ? 'contract.form.noOwn' : `contract.form.hint.${one.kind}`)}
                    </small>
                  </KindCard>
                ))}
              </Kinds>
              {terms && <OfferDays key={`${memberId} ${kind}`} offer={offer} period={terms.period} />}
            </Padded>
          </DeskCard>
          {waiting && (
            <Warning role="status">{t('contract.form.waiting', { time: moments.whole(waiting.openUntil) })}</Warning>
          )}
          {terms && <TierRows key={kind} offer={offer} terms={terms} isChecked={isChecked} />}
          {simulation && simulation.ends.length > 0 && (
            <DeskCard as="section" aria-label={t('contract.form.touches')}>
              <CardHead>
                <h3>{t('contract.form.touches')}</h3>
              </CardHead>
              <Padded>
                <Warning>{t('contract.endsHint')}</Warning>
                <ContractEndings ends={simulation.ends} />
              </Padded>
            </DeskCard>
          )}
        </div>
        <BesideForm>
          <OfferSimulation offer={offer} account={account} />
        </BesideForm>
      </OfferGrid>
      <SimulationLine offer={offer} account={account} />
      {isReviewing && terms && read.tiers && simulation && (
        <OfferReview
          {...{ memberId, account, terms, offer, simulation }}
          tiers={read.tiers}
          onBack={() => setReviewing(false)}
          onSent={onSent}
        />
      )}
    </form>
  );
}
