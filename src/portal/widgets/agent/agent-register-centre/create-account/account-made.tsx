import type { AgentPlanKind, TeamAccountMade } from '#contracts/generated/contracts.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { CopyLine, Facts } from '../agent-register-centre.styles.ts';
import { CopyButton } from '../copy-button.tsx';

interface AccountMadeProps {
  readonly made: TeamAccountMade;
  /** The kinds of contracts that were to be offered with it. */
  readonly asked: readonly AgentPlanKind[];
  readonly onDone: () => void;
}

/** A new account with its first password, which nobody can read again. */
export function AccountMade({ made: { account, password, offers }, asked, onDone }: AccountMadeProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const missing = asked.filter((kind) => !offers.some((offer) => offer.kind === kind));
  const title = useFirstFocus<HTMLHeadingElement>();
  // The button that was pressed is gone with its form.
  return (
    <>
      <header>
        <h2 ref={title} tabIndex={-1}>
          {t('register.create')}
        </h2>
      </header>
      <FormSuccess text={t('register.made', { account: leftToRight(account) })} />
      {offers.length > 0 && (
        <Hint as="p">
          {t('register.offered', {
            offers: offers.map(({ kind, rate }) => `${t(kindWords[kind])} ${words.rate(rate)}`).join(', '),
          })}
        </Hint>
      )}
      {missing.length > 0 && (
        <Hint as="p" $isWrong>
          {t('register.notOffered', { kinds: missing.map((kind) => t(kindWords[kind])).join(', ') })}
        </Hint>
      )}
      <Facts>
        <div>
          <dt>{t('field.username')}</dt>
          <dd>
            <bdi translate="no">{account}</bdi>
          </dd>
        </div>
      </Facts>
      <div>
        <Hint as="p">{t('register.firstPassword')}</Hint>
        <CopyLine>
          <bdi dir="ltr" translate="no" data-code="">
            {password}
          </bdi>
          <CopyButton text={password} label={t('register.copyPassword')} />
        </CopyLine>
      </div>
      <Hint as="p">{t('register.onlyOnce')}</Hint>
      <OutlineButton type="button" onClick={onDone}>
        {t('register.another')}
      </OutlineButton>
    </>
  );
}
