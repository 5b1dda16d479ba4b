import type { Action } from '#contracts/generated/contracts.ts';
import { lessBy } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { ConfirmByPassword } from '../confirm-by-password.tsx';
import { SheetSums } from '../sheet-sums.styles.ts';
import { SumRow } from '../summary.styles.ts';

interface ConfirmSheetProps {
  readonly name: string;
  readonly amount: string;
  readonly balance: string;
  readonly paymentProof: Action;
  readonly onClose: () => void;
  /** @throws GatewayError */
  readonly onSend: (paymentPassword: string) => Promise<void>;
}

/** Names the upline and the sum once more, and asks for the payment password. */
export function ConfirmSheet({ name, amount, balance, ...confirm }: ConfirmSheetProps) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  return (
    <Sheet title={t('upline.confirm', { amount: money.say(amount), name })} onClose={confirm.onClose}>
      <SheetSums>
        <SumRow>
          <span>{t('upline.youSend')}</span>
          <bdi>{money.say(amount)}</bdi>
        </SumRow>
        <SumRow>
          <span>{t('upline.toRow')}</span>
          <bdi>{name}</bdi>
        </SumRow>
        <SumRow as="p">{t('upline.after', { amount: money.say(lessBy(balance, amount, decimals)) })}</SumRow>
      </SheetSums>
      <ConfirmByPassword go={t('upline.go', { amount: money.say(amount) })} {...confirm} />
    </Sheet>
  );
}
