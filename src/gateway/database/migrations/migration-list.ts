import type { Migration } from '#gateway/database/migration.ts';
import { catalogue } from './001-catalogue.ts';
import { siteDocuments } from './002-site-documents.ts';
import { siteContent } from './003-site-content.ts';
import { systemKeys } from './004-system-keys.ts';
import { sitePublications } from './005-site-publications.ts';
import { feedback } from './006-feedback.ts';
import { members } from './007-members.ts';
import { messagesOut } from './008-messages-out.ts';
import { operators } from './009-operators.ts';
import { memberIcons } from './010-member-icons.ts';
import { realtime } from './011-realtime.ts';
import { memberSecurity } from './012-member-security.ts';
import { waysOfSigningIn } from './013-ways-of-signing-in.ts';
import { ledger } from './014-ledger.ts';
import { favourites } from './015-favourites.ts';
import { connectingServices } from './016-connecting-services.ts';
import { seamlessWallet } from './017-seamless-wallet.ts';
import { gameLaunches } from './018-game-launches.ts';
import { openingSessions } from './019-opening-sessions.ts';
import { forgetting } from './020-forgetting.ts';
import { lookupsByWholeKeys } from './021-lookups-by-whole-keys.ts';
import { playLimits } from './022-play-limits.ts';
import { playAtVendors } from './023-play-at-vendors.ts';
import { limitsOfSigningIn } from './024-limits-of-signing-in.ts';
import { payeeProofs } from './025-payee-proofs.ts';
import { sessionsAndLifts } from './026-sessions-and-lifts.ts';
import { wrappedSystemKeys } from './027-wrapped-system-keys.ts';
import { playMeasures } from './028-play-measures.ts';
import { demoBots } from './029-demo-bots.ts';
import { claimedReadings } from './030-claimed-readings.ts';
import { triesInFlight } from './031-tries-in-flight.ts';
import { jobQueues } from './032-job-queues.ts';
import { openDialects } from './033-open-dialects.ts';
import { ledgerByMonth } from './034-ledger-by-month.ts';
import { compactMonths } from './035-compact-months.ts';
import { payments } from './036-payments.ts';
import { withdrawals } from './037-withdrawals.ts';
import { memberRecords } from './038-member-records.ts';
import { paymentImages } from './039-payment-images.ts';
import { playerProtection } from './040-player-protection.ts';
import { uplineTransfers } from './041-upline-transfers.ts';
import { stoppedPlay } from './042-stopped-play.ts';
import { lotteryTickets } from './043-lottery-tickets.ts';
import { agents } from './044-agents.ts';
import { lotteryByMonth } from './045-lottery-by-month.ts';
import { agentContracts } from './046-agent-contracts.ts';
import { contractDrafts } from './047-contract-drafts.ts';
import { liveChat } from './048-live-chat.ts';
import { bonusWallet } from './049-bonus-wallet.ts';
import { pointsMall } from './050-points-mall.ts';
import { rewards } from './051-rewards.ts';
import { vipAndRebate } from './052-vip-and-rebate.ts';
import { leaderboards } from './053-leaderboards.ts';
import { chatImages } from './054-chat-images.ts';
import { cashback } from './055-cashback.ts';
import { raffle } from './056-raffle.ts';
import { referrals } from './057-referrals.ts';
import { promotions } from './058-promotions.ts';
import { operatorMessages } from './059-operator-messages.ts';
import { freeSpins } from './060-free-spins.ts';
import { promotionReminders } from './061-promotion-reminders.ts';
import { chatFiles } from './062-chat-files.ts';
import { siteStatusChanges } from './063-site-status-changes.ts';
import { memberFiles } from './064-member-files.ts';
import { vendorKeys } from './065-vendor-keys.ts';
import { casesByTime } from './066-cases-by-time.ts';
import { closedFeedback } from './067-closed-feedback.ts';
import { operatorLinks } from './068-operator-links.ts';
import { quickQueue } from './069-quick-queue.ts';
import { deskNotices } from './070-desk-notices.ts';
import { siteMinutes } from './071-site-minutes.ts';

/**
 * Every migration, in the order in which they run. Released ones are never changed or reordered; new ones come last.
 */
export const MIGRATIONS: readonly Migration[] = [
  catalogue,
  siteDocuments,
  siteContent,
  systemKeys,
  sitePublications,
  feedback,
  members,
  messagesOut,
  operators,
  memberIcons,
  realtime,
  memberSecurity,
  waysOfSigningIn,
  ledger,
  favourites,
  connectingServices,
  seamlessWallet,
  gameLaunches,
  openingSessions,
  forgetting,
  lookupsByWholeKeys,
  playLimits,
  playAtVendors,
  limitsOfSigningIn,
  payeeProofs,
  sessionsAndLifts,
  wrappedSystemKeys,
  playMeasures,
  demoBots,
  claimedReadings,
  triesInFlight,
  jobQueues,
  openDialects,
  ledgerByMonth,
  compactMonths,
  payments,
  withdrawals,
  memberRecords,
  paymentImages,
  playerProtection,
  uplineTransfers,
  stoppedPlay,
  lotteryTickets,
  agents,
  lotteryByMonth,
  agentContracts,
  contractDrafts,
  liveChat,
  bonusWallet,
  pointsMall,
  rewards,
  vipAndRebate,
  leaderboards,
  chatImages,
  cashback,
  raffle,
  referrals,
  promotions,
  operatorMessages,
  freeSpins,
  promotionReminders,
  chatFiles,
  siteStatusChanges,
  memberFiles,
  vendorKeys,
  casesByTime,
  closedFeedback,
  operatorLinks,
  quickQueue,
  deskNotices,
  siteMinutes,
];
