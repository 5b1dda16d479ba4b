import type { WidgetName } from '#contracts/generated/contracts.ts';
import type { AnyWidgetDefinition } from '#renderer/widget-definition.ts';
import { accountMenuWidget } from './account-menu/account-menu-widget.ts';
import { accountNoteWidget } from './account-note/account-note-widget.ts';
import { agentLandingWidget } from './agent-landing/agent-landing-widget.ts';
import { appDownloadWidget } from './app-download/app-download-widget.ts';
import { appGuideWidget } from './app-guide/app-guide-widget.ts';
import { balanceCellWidget } from './balance-cell/balance-cell-widget.ts';
import { bankAccountsWidget } from './bank-accounts/bank-accounts-widget.ts';
import { bannerWidget } from './banner/banner-widget.ts';
import { betRecordsWidget } from './bet-records/bet-records-widget.ts';
import { bottomBarWidget } from './bottom-bar/bottom-bar-widget.ts';
import { brandNoteWidget } from './brand-note/brand-note-widget.ts';
import { buttonRowWidget } from './button-row/button-row-widget.ts';
import { categoryGatesWidget } from './category-gates/category-gates-widget.ts';
import { categoryTilesWidget } from './category-tiles/category-tiles-widget.ts';
import { changePasswordFormWidget } from './change-password-form/change-password-form-widget.ts';
import { classifyMenuWidget } from './classify-menu/classify-menu-widget.ts';
import { collectionListWidget } from './collection-list/collection-list-widget.ts';
import { columnsWidget } from './columns/columns-widget.ts';
import { consolidatedFundsWidget } from './consolidated-funds/consolidated-funds-widget.ts';
import { contactFormWidget } from './contact-form/contact-form-widget.ts';
import { copyrightWidget } from './copyright/copyright-widget.ts';
import { domainListWidget } from './domain-list/domain-list-widget.ts';
import { drawListWidget } from './draw-list/draw-list-widget.ts';
import { drawResultsWidget } from './draw-results/draw-results-widget.ts';
import { eWalletsWidget } from './e-wallets/e-wallets-widget.ts';
import { favouriteGamesWidget } from './favourite-games/favourite-games-widget.ts';
import { feedbackFormWidget } from './feedback-form/feedback-form-widget.ts';
import { footerBandWidget } from './footer-band/footer-band-widget.ts';
import { footerColumnsWidget } from './footer-columns/footer-columns-widget.ts';
import { forgotFormWidget } from './forgot-form/forgot-form-widget.ts';
import { gameGridWidget } from './game-grid/game-grid-widget.ts';
import { gameMenuWidget } from './game-menu/game-menu-widget.ts';
import { gameSearchWidget } from './game-search/game-search-widget.ts';
import { gameSectionWidget } from './game-section/game-section-widget.ts';
import { gameStageWidget } from './game-stage/game-stage-widget.ts';
import { guestActionsWidget } from './guest-actions/guest-actions-widget.ts';
import { handOffConfirmWidget } from './hand-off-confirm/hand-off-confirm-widget.ts';
import { headerBarWidget } from './header-bar/header-bar-widget.ts';
import { helpCentreWidget } from './help-centre/help-centre-widget.ts';
import { helpListWidget } from './help-list/help-list-widget.ts';
import { iconLinkWidget } from './icon-link/icon-link-widget.ts';
import { inboxWidget } from './inbox/inbox-widget.ts';
import { languageSelectWidget } from './language-select/language-select-widget.ts';
import { legalLicenceWidget } from './legal-licence/legal-licence-widget.ts';
import { linkListWidget } from './link-list/link-list-widget.ts';
import { linkRowWidget } from './link-row/link-row-widget.ts';
import { lobbyFiltersWidget } from './lobby-filters/lobby-filters-widget.ts';
import { lobbyHeadWidget } from './lobby-head/lobby-head-widget.ts';
import { loginFormWidget } from './login-form/login-form-widget.ts';
import { logoBarWidget } from './logo-bar/logo-bar-widget.ts';
import { memberMenuWidget } from './member-menu/member-menu-widget.ts';
import { memberSectionWidget } from './member-section/member-section-widget.ts';
import { menuBannerWidget } from './menu-banner/menu-banner-widget.ts';
import { modalArtWidget } from './modal-art/modal-art-widget.ts';
import { nextDrawWidget } from './next-draw/next-draw-widget.ts';
import { notFoundWidget } from './not-found/not-found-widget.ts';
import { noticeBarWidget } from './notice-bar/notice-bar-widget.ts';
import { noticeBellWidget } from './notice-bell/notice-bell-widget.ts';
import { noticeListWidget } from './notice-list/notice-list-widget.ts';
import { pageHeadingWidget } from './page-heading/page-heading-widget.ts';
import { pageNoteWidget } from './page-note/page-note-widget.ts';
import { paginationWidget } from './pagination/pagination-widget.ts';
import { paymentPasswordFormWidget } from './payment-password-form/payment-password-form-widget.ts';
import { playLimitsWidget } from './play-limits/play-limits-widget.ts';
import { playLimitsFormWidget } from './play-limits-form/play-limits-form-widget.ts';
import { popupListWidget } from './popup-list/popup-list-widget.ts';
import { productListWidget } from './product-list/product-list-widget.ts';
import { profileCardWidget } from './profile-card/profile-card-widget.ts';
import { profileFormWidget } from './profile-form/profile-form-widget.ts';
import { promotionDetailWidget } from './promotion-detail/promotion-detail-widget.ts';
import { promotionListWidget } from './promotion-list/promotion-list-widget.ts';
import { recentGamesWidget } from './recent-games/recent-games-widget.ts';
import { registerFormWidget } from './register-form/register-form-widget.ts';
import { richTextWidget } from './rich-text/rich-text-widget.ts';
import { securityOverviewWidget } from './security-overview/security-overview-widget.ts';
import { serviceBarWidget } from './service-bar/service-bar-widget.ts';
import { sessionListWidget } from './session-list/session-list-widget.ts';
import { sideMenuWidget } from './side-menu/side-menu-widget.ts';
import { signInClosedWidget } from './sign-in-closed/sign-in-closed-widget.ts';
import { signInHistoryWidget } from './sign-in-history/sign-in-history-widget.ts';
import { signOutConfirmWidget } from './sign-out-confirm/sign-out-confirm-widget.ts';
import { siteClockWidget } from './site-clock/site-clock-widget.ts';
import { socialAccountsWidget } from './social-accounts/social-accounts-widget.ts';
import { socialLinksWidget } from './social-links/social-links-widget.ts';
import { statusMaintenanceWidget } from './status-maintenance/status-maintenance-widget.ts';
import { statusRegionWidget } from './status-region/status-region-widget.ts';
import { topNavigationWidget } from './top-navigation/top-navigation-widget.ts';
import { twoStepWidget } from './two-step/two-step-widget.ts';
import { utilityStripWidget } from './utility-strip/utility-strip-widget.ts';
import { vendorGridWidget } from './vendor-grid/vendor-grid-widget.ts';
import { vendorLogosWidget } from './vendor-logos/vendor-logos-widget.ts';
import { vendorMenuWidget } from './vendor-menu/vendor-menu-widget.ts';
import { walletTransferWidget } from './wallet-transfer/wallet-transfer-widget.ts';
import { winnerBoardWidget } from './winner-board/winner-board-widget.ts';

/** The vocabulary of the portal: every widget that a document may name. */
export const widgetRegistry: Readonly<Record<WidgetName, AnyWidgetDefinition>> = {
  'account-menu': accountMenuWidget,
  'account-note': accountNoteWidget,
  'agent-landing': agentLandingWidget,
  'app-download': appDownloadWidget,
  'app-guide': appGuideWidget,
  'balance-cell': balanceCellWidget,
  'bank-accounts': bankAccountsWidget,
  banner: bannerWidget,
  'bet-records': betRecordsWidget,
  'bottom-bar': bottomBarWidget,
  'brand-note': brandNoteWidget,
  'button-row': buttonRowWidget,
  'category-gates': categoryGatesWidget,
  'category-tiles': categoryTilesWidget,
  'change-password-form': changePasswordFormWidget,
  'classify-menu': classifyMenuWidget,
  'collection-list': collectionListWidget,
  columns: columnsWidget,
  'consolidated-funds': consolidatedFundsWidget,
  'contact-form': contactFormWidget,
  copyright: copyrightWidget,
  'domain-list': domainListWidget,
  'draw-list': drawListWidget,
  'draw-results': drawResultsWidget,
  'e-wallets': eWalletsWidget,
  'favourite-games': favouriteGamesWidget,
  'feedback-form': feedbackFormWidget,
  'footer-band': footerBandWidget,
  'footer-columns': footerColumnsWidget,
  'forgot-form': forgotFormWidget,
  'game-grid': gameGridWidget,
  'game-menu': gameMenuWidget,
  'game-search': gameSearchWidget,
  'game-section': gameSectionWidget,
  'game-stage': gameStageWidget,
  'guest-actions': guestActionsWidget,
  'hand-off-confirm': handOffConfirmWidget,
  'header-bar': headerBarWidget,
  'help-centre': helpCentreWidget,
  'help-list': helpListWidget,
  'icon-link': iconLinkWidget,
  inbox: inboxWidget,
  'language-select': languageSelectWidget,
  'legal-licence': legalLicenceWidget,
  'link-list': linkListWidget,
  'link-row': linkRowWidget,
  'lobby-filters': lobbyFiltersWidget,
  'lobby-head': lobbyHeadWidget,
  'login-form': loginFormWidget,
  'logo-bar': logoBarWidget,
  'member-menu': memberMenuWidget,
  'member-section': memberSectionWidget,
  'menu-banner': menuBannerWidget,
  'modal-art': modalArtWidget,
  'next-draw': nextDrawWidget,
  'not-found': notFoundWidget,
  'notice-bar': noticeBarWidget,
  'notice-bell': noticeBellWidget,
  'notice-list': noticeListWidget,
  'page-heading': pageHeadingWidget,
  'page-note': pageNoteWidget,
  pagination: paginationWidget,
  'payment-password-form': paymentPasswordFormWidget,
  'play-limits': playLimitsWidget,
  'play-limits-form': playLimitsFormWidget,
  'popup-list': popupListWidget,
  'product-list': productListWidget,
  'profile-card': profileCardWidget,
  'profile-form': profileFormWidget,
  'promotion-detail': promotionDetailWidget,
  'promotion-list': promotionListWidget,
  'recent-games': recentGamesWidget,
  'register-form': registerFormWidget,
  'rich-text': richTextWidget,
  'security-overview': securityOverviewWidget,
  'service-bar': serviceBarWidget,
  'session-list': sessionListWidget,
  'side-menu': sideMenuWidget,
  'sign-in-closed': signInClosedWidget,
  'sign-in-history': signInHistoryWidget,
  'sign-out-confirm': signOutConfirmWidget,
  'site-clock': siteClockWidget,
  'social-accounts': socialAccountsWidget,
  'social-links': socialLinksWidget,
  'status-maintenance': statusMaintenanceWidget,
  'status-region': statusRegionWidget,
  'top-navigation': topNavigationWidget,
  'two-step': twoStepWidget,
  'utility-strip': utilityStripWidget,
  'vendor-grid': vendorGridWidget,
  'vendor-logos': vendorLogosWidget,
  'vendor-menu': vendorMenuWidget,
  'wallet-transfer': walletTransferWidget,
  'winner-board': winnerBoardWidget,
};
