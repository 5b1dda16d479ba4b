import type { Action } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { ConfirmByPassword } from '../confirm-by-password.tsx';

interface ConvertSheetProps {
  readonly points: number;
  readonly amount: string;
  readonly paymentProof: Action;
  readonly onClose: () => void;
  /** @throws GatewayError */
  readonly onSend: (paymentPassword: string) => Promise<void>;
}

/** Names the points and the money once more, and asks for the payment password. */
export function ConvertSheet({ points, amount, ...confirm }: ConvertSheetProps) {
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
  const title = t('points.confirm', { points: number(points), amount: money.say(amount) });
  return (
    <Sheet title={title} onClose={confirm.onClose}>
      <ConfirmByPassword go={t('points.go')} {...confirm} />
    </Sheet>
  );
}
