/** A point inside a program at which it ends itself (see `kill-at-label.mjs`). */
export interface KillPoint {
  readonly label: string;
  /** A statement, an answer to a request, or a call to another server. */
  readonly seam: 'database' | 'answer' | 'call';
  /** A part of the statement or the path. */
  readonly match: string;
  /** Before it begins, while it is under way, or when it is over and nothing else has happened yet. */
  readonly moment: 'before' | 'sent' | 'done';
  /** The number of matches to skip. */
  readonly after: number;
  /** Timers fire at once, so that the point is reached. */
  readonly hurries?: boolean;
}

const settling = { seam: 'database', match: 'seamless_process_many' } as const;
const noting = { seam: 'database', match: 'insert into vendor_call' } as const;
const reconciling = { seam: 'database', hurries: true, after: 2 } as const;

/** While a gateway serves. */
export const SERVING_POINTS: readonly KillPoint[] = [
  { label: 'before a batch goes to the database', ...settling, moment: 'before', after: 20 },
  { label: 'a batch is committed and nobody was answered', ...settling, moment: 'done', after: 25 },
  { label: 'before an answer is written', seam: 'answer', match: '/vendor/v1/', moment: 'before', after: 120 },
  { label: 'while the log of calls is written', ...noting, moment: 'sent', after: 1 },
  { label: 'while the database works on a batch', ...settling, moment: 'sent', after: 40 },
  { label: 'the first batch is committed and nobody was answered', ...settling, moment: 'done', after: 0 },
  { label: 'an answer is written', seam: 'answer', match: '/vendor/v1/', moment: 'done', after: 60 },
  { label: 'before the log of calls is written', ...noting, moment: 'before', after: 0 },
  { label: 'the log of calls is written and not committed', ...noting, moment: 'done', after: 0 },
  { label: 'reconciliation begins', ...reconciling, match: '"reconciled_until"', moment: 'before' },
  { label: 'in the middle of reconciliation', ...reconciling, match: '"reconciliation_difference"', moment: 'done' },
];

const starting = { seam: 'database', after: 0 } as const;

/** While a gateway starts again. */
export const STARTING_POINTS: readonly KillPoint[] = [
  { label: 'the database is asked for the first time', ...starting, match: 'advisory_xact_lock', moment: 'sent' },
  { label: 'the migrations are looked through', ...starting, match: 'select name from migration', moment: 'done' },
  { label: 'the documents are adopted', ...starting, match: '"site_roll"', moment: 'done' },
  { label: 'the vendors are looked through', ...starting, match: '"vendor_integration"', moment: 'done' },
  { label: 'the demo’s funds are granted', ...starting, match: 'ledger_post', moment: 'sent' },
];

/** While the first start makes the tables. */
export const MIGRATING_POINT: KillPoint = {
  label: 'in the middle of the migrations',
  seam: 'database',
  match: 'insert into migration',
  moment: 'done',
  after: 9,
};

const round = { seam: 'call', match: '/vendor/v1/' } as const;
const spin = { seam: 'answer', match: '/api/spin' } as const;
const choice = { seam: 'answer', match: '/choices' } as const;

/** While an arcade plays. */
export const PLAYING_POINTS: readonly KillPoint[] = [
  { label: 'a round is decided and the wallet was not asked', ...round, moment: 'before', after: 15 },
  { label: 'the wallet answers and nobody has heard it', ...round, moment: 'done', after: 20 },
  { label: 'the wallet works on a round', ...round, moment: 'sent', after: 30 },
  { label: 'a round is settled and the player has no answer', ...spin, moment: 'before', after: 25 },
  { label: 'a choice is made and the player has no answer', ...choice, moment: 'before', after: 12 },
  { label: 'the player has the answer', ...spin, moment: 'done', after: 10 },
  { label: 'the first round after a start is on its way', ...round, moment: 'sent', after: 0 },
];

const seek = { seam: 'answer', match: '/api/match/seek' } as const;
const move = { seam: 'answer', match: '/api/match/moves' } as const;
const wish = { seam: 'answer', match: '/api/match/wishes' } as const;

/** Kill points of an arcade whose players play matches. The vendor of the calls dialect has matches alone. */
export const MATCH_POINTS: readonly KillPoint[] = [
  { label: 'the stakes of a match are asked for and its players have no answer', ...seek, moment: 'before', after: 3 },
  { label: 'a match is decided and its players have no answer', ...wish, moment: 'before', after: 1 },
  { label: 'a move is kept and its player has no answer', ...move, moment: 'before', after: 40 },
  { label: 'a wallet works on a stake or a prize', seam: 'call', match: '.PT/', moment: 'sent', after: 1 },
  {
    label: 'a wallet answers for a match and nobody has heard it',
    seam: 'call',
    match: '.PT/',
    moment: 'done',
    after: 6,
  },
  { label: 'a player has the answer to a move', ...move, moment: 'done', after: 60 },
  { label: 'a wallet was not asked for a stake or a prize', seam: 'call', match: '.PT/', moment: 'before', after: 3 },
];

const recalling = { seam: 'call', after: 0 } as const;

/** While a break begins: what ends play at a vendor, and brings the money back. */
export const BREAKING_POINTS: readonly KillPoint[] = [
  {
    label: 'the break is committed and nobody was answered',
    ...recalling,
    seam: 'answer',
    match: '/playExclusion',
    moment: 'before',
  },
  { label: 'the vendor works on the end of the sessions', ...recalling, match: '/end-sessions', moment: 'sent' },
  {
    label: 'the vendor gives the money back and nobody has heard it',
    ...recalling,
    match: '/withdraw',
    moment: 'done',
  },
  { label: 'the sessions ended and nobody has heard it', ...recalling, match: '/end-sessions', moment: 'done' },
  { label: 'before the vendor is asked to end the sessions', ...recalling, match: '/end-sessions', moment: 'before' },
  { label: 'the vendor is asked what it holds', ...recalling, match: '/balance', moment: 'done' },
  { label: 'before the vendor is asked for the money', ...recalling, match: '/withdraw', moment: 'before' },
  { label: 'the vendor works on giving the money back', ...recalling, match: '/withdraw', moment: 'sent' },
  {
    label: 'the end of the transfer is not committed',
    ...recalling,
    seam: 'database',
    match: '"settled_at"',
    moment: 'done',
  },
  {
    label: 'the order is not marked as acknowledged',
    ...recalling,
    seam: 'database',
    match: '"done_at"',
    moment: 'before',
  },
];

const selling = { seam: 'answer', match: '/lgw/vn/tickets' } as const;
const closing = { seam: 'database', match: 'update lottery_ticket t' } as const;

/** While a gateway sells tickets and settles draws. */
export const DRAWING_POINTS: readonly KillPoint[] = [
  { label: 'a ticket is sold and the member has no answer', ...selling, moment: 'before', after: 5 },
  { label: 'tickets are closed and that is not committed', ...closing, moment: 'done', after: 0 },
  {
    label: 'a ticket is stored and not committed',
    ...{ seam: 'database', match: 'insert into "lottery_ticket"', moment: 'done', after: 3 },
  },
  { label: 'the database works on closing tickets', ...closing, moment: 'sent', after: 0 },
  { label: 'the member has the answer', ...selling, moment: 'done', after: 3 },
  { label: 'before tickets are closed', ...closing, moment: 'before', after: 0 },
];

const payments = { seam: 'call', match: '/v1/payments' } as const;
const payouts = { seam: 'call', match: '/v1/payouts' } as const;
const webhook = '/payments/v1/sandbox/events';
const telling = { seam: 'call', match: webhook } as const;

/** Ends a program from outside, at a moment that nobody chooses. */
export const ANY_MOMENT = 'at any moment';

/** While a gateway takes deposits and pays out. */
export const PAYING_POINTS: ReadonlyArray<KillPoint | typeof ANY_MOMENT> = [
  { label: 'the provider works on a payment', ...payments, moment: 'sent', after: 2 },
  { label: 'the provider has taken on a payout and nobody has heard it', ...payouts, moment: 'done', after: 1 },
  { label: 'a step is taken and not committed', seam: 'database', match: 'payment_step', moment: 'done', after: 6 },
  {
    label: 'a webhook is taken and the provider has no answer',
    seam: 'answer',
    match: webhook,
    moment: 'before',
    after: 4,
  },
  ANY_MOMENT,
  { label: 'a payment is stored and the provider was not asked', ...payments, moment: 'before', after: 3 },
  { label: 'the provider has a payment and nobody has heard it', ...payments, moment: 'done', after: 3 },
  { label: 'a payout is approved and the provider was not asked', ...payouts, moment: 'before', after: 0 },
  { label: 'the provider works on a payout', ...payouts, moment: 'sent', after: 1 },
  { label: 'a webhook is stored and not taken', seam: 'database', match: '"provider_event"', moment: 'done', after: 3 },
  {
    label: 'before a member has an answer',
    seam: 'answer',
    match: '/wps/member/withdrawals',
    moment: 'before',
    after: 5,
  },
  {
    label: 'the outcome of a webhook is not committed',
    seam: 'database',
    match: '"outcome" =',
    moment: 'done',
    after: 2,
  },
  { label: 'the provider sends a payment back', seam: 'call', match: '/refund', moment: 'sent', after: 0 },
  { label: 'before an operator has an answer', seam: 'answer', match: '/cases/', moment: 'before', after: 2 },
  { label: 'the job has taken payments to look at', seam: 'database', match: 'set "looks"', moment: 'sent', after: 0 },
];

/** While a payment provider takes money and pays it out. */
export const PROVIDER_POINTS: ReadonlyArray<KillPoint | typeof ANY_MOMENT> = [
  {
    label: 'a payment is taken on and the gateway has no answer',
    seam: 'answer',
    match: '/v1/payments',
    moment: 'before',
    after: 4,
  },
  { label: 'the gateway has taken a webhook and that is not noted', ...telling, moment: 'done', after: 3 },
  {
    label: 'a payout is taken on and the gateway has no answer',
    seam: 'answer',
    match: '/v1/payouts',
    moment: 'before',
    after: 3,
  },
  { label: 'the gateway works on a webhook', ...telling, moment: 'sent', after: 5 },
  ANY_MOMENT,
  { label: 'money has moved and the webhook is not sent', ...telling, moment: 'before', after: 2 },
  {
    label: 'a part is sent and nobody was answered',
    seam: 'answer',
    match: '/sandbox/payouts/',
    moment: 'before',
    after: 1,
  },
  { label: 'the gateway has the answer', seam: 'answer', match: '/v1/payments', moment: 'done', after: 2 },
  {
    label: 'a payment is sent back and the gateway has no answer',
    seam: 'answer',
    match: '/refund',
    moment: 'before',
    after: 0,
  },
];

const settlement = { seam: 'database', match: 'agent_settle(' } as const;
const paying = { seam: 'database', match: 'agent_pay(' } as const;
const commit = { seam: 'database', match: 'commit' } as const;

/** While agents are settled and paid. */
export const SETTLING_POINTS: readonly KillPoint[] = [
  { label: 'a settlement is not committed', ...settlement, moment: 'done', after: 0 },
  { label: 'a later settlement is under way', ...settlement, moment: 'sent', after: 1 },
  { label: 'a transaction is being committed', ...commit, moment: 'sent', after: 6 },
  { label: 'before a later settlement', ...settlement, moment: 'before', after: 1 },
  { label: 'payments are made and not committed', ...paying, moment: 'done', after: 0 },
  { label: 'payments are marked as being paid', seam: 'database', match: "'processing'", moment: 'done', after: 0 },
  { label: 'payments are being made', ...paying, moment: 'sent', after: 0 },
  {
    label: 'messages about payments are not committed',
    seam: 'database',
    match: 'member_message',
    moment: 'done',
    after: 0,
  },
  { label: 'a transaction is committed', ...commit, moment: 'done', after: 9 },
  { label: 'before payments are made', ...paying, moment: 'before', after: 0 },
];
