import { useState } from 'react';
import type { Action, Redeemed, RedeemItem } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { usePhone } from '#portal/ui/use-phone.ts';
import { ConfirmByPassword } from '#portal/widgets/money/confirm-by-password.tsx';
import { DetailCard } from './mall.styles.ts';
import { RedeemForm, useRedeemDraft } from './redeem-form.tsx';
import { useRedemption } from './use-redemption.ts';

interface RedeemingProps {
  readonly item: RedeemItem;
  readonly points: number;
  readonly hasPaymentPassword: boolean;
  readonly paymentProof: Action;
  readonly onClose: () => void;
  readonly onDone: (made: Redeemed) => void;
}

/** The chosen item: beside the others, or in a sheet on a phone; then the payment password. */
export function Redeeming({ item, points, hasPaymentPassword, paymentProof, onClose, onDone }: RedeemingProps) {
  const t = useFormWords();
  const { number } = useWords();
  const isPhone = usePhone();
  const redeem = useRedemption();
  const [wanted, setWanted] = useState(1);
  const [isConfirming, setConfirming] = useState(false);
  const draft = useRedeemDraft(item, () => setConfirming(true));
  const quantity = Math.min(wanted, Math.max(1, item.most));
  const { receivingAddress, remark } = draft.values;
  const form = (
    <RedeemForm
      {...{ item, points, quantity, draft, hasPaymentPassword }}
      hasThumbnail={isPhone}
      onQuantity={(count) => setWanted(Math.max(1, count))}
    />
  );
  const title = t('mall.confirm', {
    count: number(quantity),
    item: item.name,
    points: number(item.points * quantity),
  });
  return (
    <>
      {!isPhone && (
        <DetailCard aria-label={item.name}>
          {item.picture !== null && <img src={item.picture} alt="" width={264} height={162} />}
          <h2>{item.name}</h2>
          {form}
        </DetailCard>
      )}
      {isPhone && !isConfirming && (
        <Sheet title={item.name} onClose={onClose}>
          {form}
        </Sheet>
      )}
      {isConfirming && (
        <Sheet title={title} onClose={() => setConfirming(false)}>
          <ConfirmByPassword
            go={t('mall.redeem', { points: number(item.points * quantity) })}
            paymentProof={paymentProof}
            onClose={() => setConfirming(false)}
            onSend={async (paymentPassword) => {
              const made = await redeem({
                ...{ itemId: item.itemId, quantity, points: item.points, paymentPassword },
                ...(item.bonus === null && { receivingAddress }),
                ...(remark.trim() !== '' && { remark }),
              });
              setConfirming(false);
              onDone(made);
            }}
          />
        </Sheet>
      )}
    </>
  );
}
