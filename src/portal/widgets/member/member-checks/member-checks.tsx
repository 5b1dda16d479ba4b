import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { IdentityCheck, IdentityCheckKind } from '#contracts/generated/contracts.ts';
import { askIdentityCheck } from '#portal/data/identity-calls.ts';
import { identityQuery, keepIdentity } from '#portal/data/identity-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { End, OverviewRow } from '../security-overview/security-overview.styles.ts';
import { ChecksCard, Failure } from './member-checks.styles.ts';

/** Links lead here, such as that of a withdrawal which waits for a check. */
const ANCHOR = 'identity-checks';

const KINDS = ['age', 'name'] as const satisfies readonly IdentityCheckKind[];
const tones = {
  unchecked: 'open',
  pending: 'busy',
  passed: 'good',
  failed: 'bad',
} as const satisfies Record<IdentityCheck['state'], BadgeTone>;
const signs = { unchecked: 'timer', pending: 'timer', passed: 'check', failed: 'x' } as const;

export function MemberChecksView({ nodeId }: WidgetViewProps<'member-checks'>) {
  const { ageCheck, nameCheck } = useSite().site.protection;
  if (ageCheck === null && nameCheck === null) return null;
  return (
    <FormPlace nodeId={nodeId} widget="member-checks" voice="account" waiting={<WaitingCard rows={2} />}>
      <OwnChecks />
    </FormPlace>
  );
}

/** The checks that the site asks for, and any other that was made. */
function OwnChecks() {
  const t = useFormWords();
  const titleId = useId();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<IdentityCheckKind | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { data, error, isLoadingError, refetch } = useOwnQuery(identityQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={2} />;
  const ask = async (kind: IdentityCheckKind): Promise<void> => {
    setAsked(kind);
    setFailure(null);
    await askIdentityCheck(kind, language).then((answer) => keepIdentity(queryClient, answer), setFailure);
    setAsked(null);
  };
  return (
    <ChecksCard id={ANCHOR} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('checks.title')}</h2>
      {failure !== null && (
        <Failure>
          <FormFailure failure={failure} />
        </Failure>
      )}
      <ul>
        {KINDS.filter((kind) => data[kind].before !== null || data[kind].state !== 'unchecked').map((kind) => (
          <OwnCheck key={kind} kind={kind} check={data[kind]} isSending={asked !== null} onAsk={() => void ask(kind)} />
        ))}
      </ul>
    </ChecksCard>
  );
}

interface OwnCheckProps {
  readonly kind: IdentityCheckKind;
  readonly check: IdentityCheck;
  readonly isSending: boolean;
  readonly onAsk: () => void;
}

/** One check. A member may ask for one that was not made yet, and again for one that was not passed. */
function OwnCheck({ kind, check: { state, since, before }, isSending, onAsk }: OwnCheckProps) {
  const t = useFormWords();
  const moments = useMoments();
  const name = t(`checks.${kind}`);
  const about = () => {
    if (state !== 'unchecked') return t(`checks.since.${state}`, { day: since === null ? '' : moments.day(since) });
    return before === null ? '' : t(`checks.before.${before}`);
  };
  const request = state === 'unchecked' ? t('checks.ask') : t('checks.askAgain');
  return (
    <OverviewRow data-check={kind}>
      <i>{kind === 'age' ? <AccountIcon name="badge-check" /> : <Icon name="user" size={19} />}</i>
      <div>
        <strong>{name}</strong>
        <small>{about()}</small>
      </div>
      <End>
        <span role="status">
          <Badge $tone={tones[state]} data-status={state}>
            <Icon name={signs[state]} size={13} stroke={2.4} />
            {t(`checks.state.${state}`)}
          </Badge>
        </span>
        {(state === 'unchecked' || state === 'failed') && (
          <Button
            type="button"
            $look="secondary"
            $size="small"
            aria-label={`${request}: ${name}`}
            disabled={isSending}
            onClick={onAsk}
          >
            {request}
          </Button>
        )}
      </End>
    </OverviewRow>
  );
}
