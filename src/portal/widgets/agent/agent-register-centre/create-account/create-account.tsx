import { useRef, useState } from 'react';
import type { AgentPlanKind, PatternId, TeamAccountMade } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { ownContractsQuery } from '#portal/data/desk/contract-calls.ts';
import { openTeamAccount } from '#portal/data/desk/register-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { planKinds } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { checkField } from '#portal/forms/fields/check-field.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { useFitsRule } from '#portal/forms/fields/use-fits-rule.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Choice } from '#portal/forms/records/records.styles.ts';
import { patternMessage } from '#portal/i18n/pattern-message.ts';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { DeskForm, KindChoices, PaddedCard, Pair } from '../agent-register-centre.styles.ts';
import { AccountMade } from './account-made.tsx';
import { type Placed, PlaceUnder } from './place-under.tsx';
import { ownRate, RateFields, type RateName } from './rate-fields.tsx';

const KINDS = ['member', 'agent'] as const;
const LONGEST_NICKNAME = 60;
const PERCENT = /^(100|\d{1,2}(\.\d{1,2})?)$/;
const RATE_NAMES = planKinds.map((kind): RateName => `rates.${kind}`);
const NO_RATES = Object.fromEntries(RATE_NAMES.map((name) => [name, ''])) as Readonly<Record<RateName, string>>;

/** An account that was opened. */
interface Made {
  readonly made: TeamAccountMade;
  /** The kinds of contracts that were to be offered with it. */
  readonly asked: readonly AgentPlanKind[];
}

/** Opens an account below the agent; then its first password is shown this once. */
export function CreateAccount() {
  const t = useFormWords();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <PaddedCard as="section" aria-label={t('register.create')}>
      {made ? <AccountMade {...made} onDone={() => setMade(null)} /> : <AccountForm onMade={setMade} />}
    </PaddedCard>
  );
}

function AccountForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const t = useFormWords();
  const { site, language } = useSite();
  const fits = useFitsRule();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('member');
  // Read where the form is checked in the same moment, which a state would not have reached yet.
  const place = useRef<Placed | null>(null);
  const rule = site.register.rules.username;
  const words = usePlanWords();
  const isContracting = isModuleOn(site.whitelabel, 'CONTRACT3') && kind === 'agent';
  const own = useOwnQuery(ownContractsQuery(language), isContracting).data;
  const terms = (own?.terms ?? []).filter((one) => ownRate(one) > 0);
  /** Contracts stand between direct lines alone. */
  const offers = (values: Readonly<Record<'uplineId', string>>): boolean => isContracting && values.uplineId === '';
  const form = useAccountForm<'username' | 'nickname' | 'uplineId' | RateName>({
    names: ['username', 'nickname', 'uplineId', ...RATE_NAMES],
    initial: { username: '', nickname: '', uplineId: '', ...NO_RATES },
    check: (name, values) => {
      const rated = terms.find((one) => name === `rates.${one.kind}`);
      if (rated && offers(values) && values[name] !== '') {
        const rate = readAmount(values[name]);
        if (!PERCENT.test(rate) || Number(rate) === 0) return t('contract.form.percent');
        return Number(rate) <= ownRate(rated)
          ? undefined
          : t('contract.form.above', { rate: words.rate(ownRate(rated)) });
      }
      if (name === 'username')
        return checkField(values.username, { t, fits, isRequired: true, rule, format: 'check.accountFormat' });
      // Letters that nobody was chosen by are nobody's.
      if (name === 'uplineId' && values.uplineId.trim() !== (place.current?.account ?? ''))
        return t('register.underUnchosen');
      return undefined;
    },
    send: async (values) => {
      const { username, nickname } = values;
      const named = nickname.trim();
      const rates = offers(values) ? ratesIn(values) : {};
      const body = {
        ...{ username: username.trim(), type: kind },
        ...(named && { nickname: named }),
        ...(place.current && { uplineId: place.current.memberId }),
        ...(Object.keys(rates).length > 0 && { rates }),
      };
      const account = await openTeamAccount(body, language);
      onMade({ made: account, asked: planKinds.filter((one) => rates[one] !== undefined) });
    },
  });
  const choosePlace = (chosen: Placed | null): void => {
    place.current = chosen;
    form.write('uplineId', chosen?.account ?? '');
  };
  return (
    <>
      <header>
        <h2>{t('register.create')}</h2>
        <KindChoices role="group" aria-label={t('register.kind')}>
          {KINDS.map((one) => (
            <Choice key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {t(`register.kinds.${one}`)}
            </Choice>
          ))}
        </KindChoices>
      </header>
      <DeskForm ref={form.ref} onSubmit={form.submit} noValidate>
        <FormFailure failure={form.failure} />
        <Pair>
          <TextField
            {...form.bind('username')}
            label={t('field.username')}
            isRequired
            autoComplete="off"
            autoCapitalize="none"
            {...(rule && {
              hint: patternMessage(t, rule.patternId as PatternId, rule.minLength, rule.maxLength),
            })}
          />
          <TextField
            {...form.bind('nickname')}
            label={t('field.nickname')}
            dir="auto"
            autoComplete="off"
            maxLength={LONGEST_NICKNAME}
          />
        </Pair>
        <PlaceUnder bound={form.bind('uplineId')} onChoose={choosePlace} />
        {offers(form.values) && terms.length > 0 && <RateFields terms={terms} bind={form.bind} />}
        <Button type="submit" $size="small" disabled={form.isSending}>
          <Icon name="user-plus" size={16} stroke={2} />
          {t(form.isSending ? 'account.working' : 'register.submit')}
        </Button>
      </DeskForm>
    </>
  );
}

/** The rates that are filled in, by kind. */
const ratesIn = (values: Readonly<Record<RateName, string>>): Partial<Record<AgentPlanKind, string>> =>
  Object.fromEntries(
    planKinds.map((kind) => [kind, readAmount(values[`rates.${kind}`])]).filter(([, rate]) => rate !== ''),
  );
