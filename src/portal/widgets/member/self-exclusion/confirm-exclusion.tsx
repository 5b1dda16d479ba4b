import type { Action, SelfExclusionSpan } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { usePerform } from '#portal/actions/actions.tsx';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { takePlayBreak } from '#portal/data/play-limits-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { clearSession } from '#portal/session/kept-session.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { ProtectionIcon } from '../protection-icon.tsx';
import { ChosenSpan } from './chosen-span.tsx';
import { Part, RedButton, ShortRest, StepFoot, TwoFields } from './self-exclusion.styles.ts';
import { ExclusionEffects } from './what-happens.tsx';

interface ConfirmExclusionProps {
  readonly span: SelfExclusionSpan;
  readonly hasPaymentPassword: boolean;
  readonly hasPassword: boolean;
  readonly afterwards: Action;
  readonly timeOut: Action | undefined;
  readonly onBack: () => void;
}

/** The third step: the length in words, and a password. Afterwards the page is loaded anew, without the session. */
export function ConfirmExclusion(props: ConfirmExclusionProps) {
  const { span, hasPaymentPassword, hasPassword, afterwards, timeOut, onBack } = props;
  const t = useFormWords();
  const close = useModalClose();
  const perform = usePerform();
  const { site, layout, language } = useSite();
  const needsPassword = hasPaymentPassword || hasPassword;
  const word = t(`limits.span.${span}`);
  const place = useFirstFocus<HTMLDivElement>();
  const form = useAccountForm<'word' | 'password'>({
    names: needsPassword ? ['word', 'password'] : ['word'],
    initial: { word: '', password: '' },
    check: (name, values) => {
      if (values[name].trim() === '') return t('check.required');
      if (name === 'word' && !isSameWord(values.word, word)) return t('protect.writeWrong', { word });
      return undefined;
    },
    send: async ({ password }) => {
      const { exclusion } = await takePlayBreak({ span, ...(needsPassword && { password }) }, language);
      clearSession(site);
      const query = exclusion?.until == null ? '' : `?${new URLSearchParams({ until: exclusion.until })}`;
      const path = afterwards.do === 'navigate' ? pathOf(layout, afterwards.page) : null;
      window.location.assign(`${path ?? '/'}${query}`);
    },
  });
  return (
    <Part ref={form.ref} onSubmit={form.submit} noValidate>
      <ChosenSpan ref={place} span={span} onChange={onBack} />
      <ExclusionEffects span={span} isPlay={site.currency.isPlay === true} />
      <FormFailure failure={form.failure} />
      <TwoFields>
        <TextField
          {...form.bind('word')}
          label={t('protect.write', { word })}
          isRequired
          autoComplete="off"
          dir="auto"
        />
        {needsPassword && (
          <PasswordField
            {...form.bind('password')}
            label={t(hasPaymentPassword ? 'field.paymentPassword' : 'field.password')}
            isRequired
            autoComplete={hasPaymentPassword ? 'off' : 'current-password'}
          />
        )}
      </TwoFields>
      {timeOut && (
        <ShortRest>
          <ProtectionIcon name="coffee" size={17} />
          <span>{t('protect.shortRest')}</span>
          <TextButton
            type="button"
            onClick={() => {
              close();
              perform(timeOut);
            }}
          >
            {t('protect.timeOutInstead')}
          </TextButton>
        </ShortRest>
      )}
      <StepFoot>
        <Button type="button" $look="ghost" disabled={form.isSending} onClick={onBack}>
          {t('proof.back')}
        </Button>
        <Button type="button" $look="secondary" disabled={form.isSending} onClick={close}>
          {t('protect.keepOpen')}
        </Button>
        <RedButton type="submit" $look="ghost" disabled={form.isSending}>
          {form.isSending
            ? t('account.working')
            : span === 'forGood'
              ? t('protect.closeForGood')
              : t('protect.closeFor', { span: word })}
        </RedButton>
      </StepFoot>
    </Part>
  );
}

/** Compares a typed word, ignoring case and spaces. */
function isSameWord(written: string, word: string): boolean {
  const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain(written) === plain(word);
}
