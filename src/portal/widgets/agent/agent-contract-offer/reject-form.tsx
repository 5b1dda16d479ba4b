import { rejectContract } from '#portal/data/desk/contract-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { AnswerButtons } from '#portal/forms/desk/contract/contract.styles.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useRefreshContracts } from '../use-refresh-contracts.ts';

/** The longest reason, in characters. */
const LONGEST = 140;

interface RejectFormProps {
  readonly contractId: string;
  readonly onBack: () => void;
  readonly onRejected: (outcome: string) => void;
}

/** Rejects an offer with the reason that the upline reads. */
export function RejectForm({ contractId, onBack, onRejected }: RejectFormProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const { language } = useSite();
  const refresh = useRefreshContracts();
  const form = useAccountForm<'reason'>({
    names: ['reason'],
    initial: { reason: '' },
    check: (_name, { reason }) => (reason.trim() === '' ? t('team.missing') : undefined),
    send: async ({ reason }) => {
      await rejectContract(contractId, reason.trim(), language);
      onRejected(t('contract.answer.rejected'));
      await refresh();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <TextField
        {...form.bind('reason')}
        label={t('contract.answer.reason')}
        hint={t('contract.answer.reasonHint', { number: words.count(LONGEST) })}
        isRequired
        autoFocus
        dir="auto"
        maxLength={LONGEST}
      />
      <FormFailure failure={form.failure} />
      <AnswerButtons>
        <Button type="button" $look="secondary" onClick={onBack}>
          {t('team.cancel')}
        </Button>
        <Button type="submit" aria-disabled={form.isSending}>
          {t('contract.answer.sendRejection')}
        </Button>
      </AnswerButtons>
    </Form>
  );
}
