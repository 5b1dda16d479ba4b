import type { WidgetFamily } from '../widget-family.ts';
import { consolidatedFundsWidget } from './consolidated-funds/consolidated-funds-widget.ts';
import { depositWidget } from './deposit/deposit-widget.ts';
import { depositRecordsWidget } from './deposit-records/deposit-records-widget.ts';
import { profitWidget } from './profit/profit-widget.ts';
import { statementWidget } from './statement/statement-widget.ts';
import { transactionRecordsWidget } from './transaction-records/transaction-records-widget.ts';
import { transferUplineWidget } from './transfer-upline/transfer-upline-widget.ts';
import { walletTransferWidget } from './wallet-transfer/wallet-transfer-widget.ts';
import { withdrawWidget } from './withdraw/withdraw-widget.ts';
import { withdrawalRecordsWidget } from './withdrawal-records/withdrawal-records-widget.ts';

/** The widgets of the money of a member. A definition that has more than a version and a view stands in its folder. */
export const moneyWidgets = {
  'bank-accounts': {
    type: 'bank-accounts',
    version: 1,
    view: async () => (await import('./bank-accounts/bank-accounts.tsx')).BankAccountsView,
  },
  bonuses: { type: 'bonuses', version: 1, view: async () => (await import('./bonuses/bonuses.tsx')).BonusesView },
  'consolidated-funds': consolidatedFundsWidget,
  deposit: depositWidget,
  'deposit-records': depositRecordsWidget,
  'e-wallets': {
    type: 'e-wallets',
    version: 1,
    view: async () => (await import('./e-wallets/e-wallets.tsx')).EWalletsView,
  },
  points: { type: 'points', version: 1, view: async () => (await import('./points/points.tsx')).PointsView },
  profit: profitWidget,
  statement: statementWidget,
  'transaction-records': transactionRecordsWidget,
  'transfer-upline': transferUplineWidget,
  'wallet-transfer': walletTransferWidget,
  withdraw: withdrawWidget,
  'withdrawal-records': withdrawalRecordsWidget,
} satisfies WidgetFamily;
