import { useId } from 'react';
import type { RedeemItem } from '#contracts/generated/contracts.ts';
import { decimalOf, minorOf } from '#portal/data/decimals.ts';
import { type AccountForm, useAccountForm } from '#portal/forms/account-form.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Go, SumRow, TotalRow } from '#portal/widgets/money/summary.styles.ts';
import { Detail, Lead, Price, Stepper } from './mall.styles.ts';
import { useItemNote } from './use-item-note.ts';

export type RedeemDraft = AccountForm<'receivingAddress' | 'remark'>;

/** What is filled in for an item, held while the payment password is asked for. */
export function useRedeemDraft(item: RedeemItem, onAsk: () => void): RedeemDraft {
  const t = useFormWords();
  return useAccountForm<'receivingAddress' | 'remark'>({
    names: item.bonus === null ? ['receivingAddress', 'remark'] : ['remark'],
    initial: { receivingAddress: '', remark: '' },
    check: (name, values) =>
      name === 'receivingAddress' && values.receivingAddress.trim() === '' ? t('mall.addressMissing') : undefined,
    send: async () => onAsk(),
  });
}

interface RedeemFormProps {
  readonly item: RedeemItem;
  readonly points: number;
  readonly quantity: number;
  readonly draft: RedeemDraft;
  readonly hasPaymentPassword: boolean;
  /** Whether no larger picture stands above. */
  readonly hasThumbnail: boolean;
  readonly onQuantity: (quantity: number) => void;
}

/** One item: how many, where to, and what is left of the points. */
export function RedeemForm({ item, points, quantity, draft, hasPaymentPassword, ...rest }: RedeemFormProps) {
  const { hasThumbnail, onQuantity } = rest;
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const noteOf = useItemNote();
  const id = useId();
  const price = item.points * quantity;
  const missing = item.most === 0 ? noteOf(item) : hasPaymentPassword ? null : t('withdraw.missing.newPassword');
  const limits = [
    item.available === null ? t('mall.noLimit') : t('mall.left', { count: number(item.available) }),
    ...(item.perMember === null ? [] : [t('mall.perMember', { count: number(item.perMember) })]),
  ];
  return (
    <Detail
      ref={draft.ref}
      noValidate
      onSubmit={(event) => (missing === null ? draft.submit(event) : event.preventDefault())}
    >
      <Lead>
        {hasThumbnail && item.picture !== null && <img src={item.picture} alt="" width={264} height={162} />}
        <Price $isReached={item.most > 0}>
          <Icon name="coins" size={18} />
          <bdi>{number(item.points)}</bdi>
          <small>{limits.join(' · ')}</small>
        </Price>
        <p>{item.description}</p>
      </Lead>
      <Stepper>
        <legend>{t('mall.quantity')}</legend>
        <button
          type="button"
          aria-label={t('mall.fewer')}
          disabled={quantity <= 1}
          onClick={() => onQuantity(quantity - 1)}
        >
          −
        </button>
        <output>
          <bdi>{number(quantity)}</bdi>
        </output>
        <button
          type="button"
          aria-label={t('mall.more')}
          disabled={quantity >= item.most}
          onClick={() => onQuantity(quantity + 1)}
        >
          +
        </button>
      </Stepper>
      {item.bonus === null ? (
        <TextField
          label={t('mall.address')}
          isRequired
          dir="auto"
          autoComplete="street-address"
          maxLength={300}
          hint={t('mall.addressHint')}
          {...draft.bind('receivingAddress')}
        />
      ) : (
        <p>{t('mall.paid', { amount: money.say(timesOf(item.bonus, quantity, decimals)) })}</p>
      )}
      <TextField
        label={t('mall.remark')}
        dir="auto"
        maxLength={200}
        {...(item.bonus === null && { hint: t('mall.remarkHint') })}
        {...draft.bind('remark')}
      />
      <div>
        <SumRow>
          <span>{t('points.own')}</span>
          <bdi>{number(points)}</bdi>
        </SumRow>
        <SumRow>
          <span>{t('mall.item')}</span>
          <bdi>− {number(price)}</bdi>
        </SumRow>
        {missing === null && (
          <TotalRow>
            <span>{t('mall.after')}</span>
            <bdi>{number(points - price)}</bdi>
          </TotalRow>
        )}
      </div>
      <Go type="submit" $size="large" aria-disabled={missing !== null} aria-describedby={id}>
        {t('mall.redeem', { points: number(price) })}
      </Go>
      <small id={id}>{missing ?? t('mall.next')}</small>
    </Detail>
  );
}

const timesOf = (amount: string, count: number, decimals: number): string =>
  decimalOf(minorOf(amount, decimals) * BigInt(count), decimals);
