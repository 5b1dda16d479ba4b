import { useEffect, useRef } from 'react';
import type { TeamAccountMade } from '#contracts/generated/contracts.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { CopyLine, Facts } from '../agent-register-centre.styles.ts';
import { CopyButton } from '../copy-button.tsx';

interface AccountMadeProps {
  readonly made: TeamAccountMade;
  readonly onDone: () => void;
}

/** A new account with its first password, which nobody can read again. */
export function AccountMade({ made: { account, password, offers }, onDone }: AccountMadeProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => title.current?.focus(), []);
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
