import type { ChannelKind, Deposit, DepositStatus, DepositStep, LanguageCode } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { wordsOf } from '#gateway/kit/text-in-language.ts';
import { presentImage } from '../images/image-presenter.ts';
import type { PaymentImageRow } from '../repository/payment-image-repository.ts';
import type { PaymentEventRow, PaymentRow } from '../repository/payment-repository.ts';
import { LIMIT_REACHED } from './held-deposit.ts';
import { takesReceipts } from './takes-receipts.ts';

interface DepositContext {
  readonly site: PublishedSite;
  readonly language: LanguageCode;
  /** Steps of this and of other payments. */
  readonly steps: readonly PaymentEventRow[];
  /** Images of this and of other payments. */
  readonly images: readonly PaymentImageRow[];
  readonly at: Date;
}

/** States in which money is still awaited. */
const PAYABLE: ReadonlySet<string> = new Set(['created', 'pending', 'expired']);

/** A deposit as its member sees it. */
export function presentDeposit(row: PaymentRow, { site, language, steps, images, at }: DepositContext): Deposit {
  const { decimals } = site.site.currency;
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  const [amount, received, kept] = [row.amount_minor, row.received_minor, row.fee_minor].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const isOver = row.credited_at !== null || row.state === 'refunded';
  const expectedFee = ((received > 0n ? received : amount) * BigInt(row.fee_basis_points)) / 10_000n;
  return {
    depositId: row.payment_id,
    channelId: row.channel_id,
    channelName: channelName(site, language, row.channel_id),
    kind: row.kind as ChannelKind,
    amount: decimal(amount),
    fee: decimal(isOver ? kept : expectedFee),
    received: decimal(received),
    credited: decimal(BigInt(row.credited_minor)),
    currency: row.currency,
    reference: row.reference,
    status: row.state as DepositStatus,
    held: row.held === null ? null : row.held === LIMIT_REACHED ? 'limitReached' : 'amountDiffers',
    failure: row.state === 'failed' ? (row.failure as Deposit['failure']) : null,
    confirmations: row.kind === 'crypto' ? (row.confirmations ?? 0) : null,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    payment: PAYABLE.has(row.state) ? (row.terms as Deposit['payment']) : null,
    takesReceipts: takesReceipts(row, at),
    receipts: images
      .filter(({ payment_id, purpose }) => payment_id === row.payment_id && purpose === 'receipt')
      .map((image) => presentImage(image, `/wps/member/deposits/${row.payment_id}/receipt`)),
    sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
    steps: [
      { status: 'created', at: new Date(row.created_at).toISOString() },
      ...steps.filter(({ payment_id }) => payment_id === row.payment_id).map(presentStep),
    ],
  };
}

/** A channel that the site no longer has is named by its id. */
export function channelName(site: PublishedSite, language: LanguageCode, channelId: string): string {
  const channel = site.site.cashier?.deposits.channels.find(({ id }) => id === channelId);
  return (channel && wordsOf(channel.name, language, wordsSource(site))) ?? channelId;
}

/** Where the words of a site's texts are. */
export function wordsSource(site: PublishedSite) {
  return { words: site.words, defaultLanguage: site.site.languages.default };
}

function presentStep({ to_state, at }: PaymentEventRow): DepositStep {
  return { status: to_state as DepositStatus, at: new Date(at).toISOString() };
}
