// Generated from schemas/ by npm run generate. Do not edit.

/**
 * What a menu item, a button or a banner does. A closed vocabulary: documents carry no code and no raw address.
 */
export type Action = (NavigateAction | OpenModalAction | LaunchGameAction | LaunchVendorAction | OpenResourceAction | OpenCustomerServiceAction | SignOutAction | ToggleMenuAction)
/**
 * The stable name of a node, page, modal, menu or menu item inside one layout.
 */
export type Identifier = string
/**
 * A vendor's code.
 */
export type Vassalage = string
/**
 * The kind of an outside resource of a site (specification, section 3).
 */
export type ResourceKind = ("FACEBOOK" | "TELEGRAM" | "WHATSAPP" | "LIVECHAT" | "SPEED" | "ANDROID" | "IOS" | "INSTAGRAM" | "YOUTUBE" | "X")
/**
 * A file in the site's assets folder.
 */
export type AssetPath = string
/**
 * An icon of the portal's set.
 */
export type IconName = ("bird" | "cherry" | "chevron-right" | "circle-help" | "crown" | "facebook" | "fish" | "flame" | "gamepad-2" | "gift" | "headset" | "heart" | "house" | "life-buoy" | "log-out" | "mail" | "megaphone" | "menu" | "radio" | "receipt-text" | "scale" | "shield-check" | "shopping-bag" | "smartphone" | "spade" | "star" | "swords" | "target" | "telegram" | "ticket" | "tickets" | "timer" | "trophy" | "upload" | "user" | "users" | "wallet" | "whatsapp" | "wrench" | "zap")
/**
 * When a node or a menu item is shown. A closed vocabulary: nothing else is understood.
 */
export type Condition = (FlagCondition | SessionCondition | DeviceCondition | LanguageCondition | ResourceCondition | PeriodCondition | AllCondition | AnyCondition | NotCondition)
/**
 * A module of the product that a site switches on or off (specification, sections 1 and 6). SIGNIN3 opens registration and sign-in as a whole.
 */
export type ModId = ("SIGNIN3" | "MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "MOBILEVERCODELOGIN3" | "PHONEPWDRESET3" | "PWDEXPFORCECHANGE3" | "FREEPLAY3" | "SOCIALLOGIN3" | "POINTSYSTEM3" | "VIP3" | "REFERRAL3" | "AGENTPOLICY3" | "DEPOSIT3" | "WITHDRAW3" | "DIVIDEND3" | "DAILYSALARY3" | "HOURLYSALARY3" | "REALTIMESALARY3" | "CONTRACT3" | "CHATROOM3")
export type SessionKind = ("guest" | "member" | "trial" | "agent")
export type Device = ("mobile" | "desktop")
/**
 * A language of the product by its own code (specification, section 9).
 */
export type LanguageCode = ("CN" | "EN" | "JA" | "TH" | "VI" | "MY" | "ES" | "HI" | "ID" | "KM" | "KO" | "MS" | "PT" | "TA" | "TW" | "TY" | "UR" | "TR" | "BN" | "AR" | "FA" | "RU" | "KK" | "UZ" | "LO" | "NE" | "FR" | "DE" | "IT" | "PL")
/**
 * A game of the sandbox lottery house.
 */
export type DrawGameCode = ("VN_MB" | "VN_MN" | "VN_MT" | "VN_HN_VIP" | "VN_KENO_EXPRESS" | "VN_BAMBOO_RACE" | "VN_HN_ELEVEN" | "VN_LOTUS_SIX" | "SSC_STAR" | "LF_LOTUS" | "LHC_JADE" | "SEA_BKK")
/**
 * The site's tree of modules. A child counts as on only while each of its parents is on.
 * 
 * @maxItems 100
 */
export type Flags = Flag[]
/**
 * A category of games (specification, section 9).
 */
export type GameType = ("RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "ELOTT" | "LOTT" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG")
/**
 * @maxItems 300
 */
export type Nodes = UnknownNode[]
/**
 * A text of a document: a key of the translations, or the words themselves by language code.
 */
export type Text = (TextKey | TextByLanguage)
export type TextKey = string
/**
 * What is counted beside the label: messages that the member has not read.
 */
export type MenuBadge = "messages"
/**
 * The items of a menu, in order.
 * 
 * @maxItems 100
 */
export type Menu = MenuItem[]
/**
 * Paths that lead to a page, the query kept. A later layout's wins over one of the same path.
 * 
 * @maxItems 100
 */
export type Redirects = Redirect[]
/**
 * One change to a node, or to an item of a menu, of a layout below, found by its id. Changes apply in order.
 */
export type Change = (PropsChange | RemoveChange | HideChange | InsertBeforeChange | InsertAfterChange | MenuItemChange | RemoveMenuItemChange | HideMenuItemChange | InsertMenuItemsBeforeChange | InsertMenuItemsAfterChange)
/**
 * A service that verifies mobile numbers, and vouches for them by a token.
 */
export type PhoneVerification = "firebase"
/**
 * A group of draw games (specification, section 9).
 */
export type PrizeMode = ("LOTT" | "ZY" | "ELOTT" | "SEA")
/**
 * The stable name of a site: its folder's name, and the key of everything that is its own.
 */
export type SiteId = string
export type Host = string
export type RegistrationType = ("username" | "registerMobile")
export type RegistrationFieldName = ("username" | "password" | "confirmPassword" | "payeeName" | "email" | "qqNum" | "mobileNum" | "recommenderId" | "captcha" | "verificationCode" | "affiliateCode" | "paymentPassword" | "line" | "whatsapp" | "facebook" | "wechat" | "idNumber" | "referralCode" | "nickname" | "birthday" | "telegram" | "zalo" | "skype")
export type PatternId = ("lengthRange" | "letterFirst" | "chineseDigits" | "email" | "alphanumeric" | "lettersAndDigits" | "digits" | "alphanumericUpper" | "englishSpaces" | "noSpaces" | "chinesePunctuation" | "dateYmd" | "dateMdy" | "korean" | "thai" | "thaiEnglishSpaces" | "uppercaseSpaces" | "lettersDigitsSymbols")
/**
 * A service whose accounts sign in here by OpenID Connect. Which client a site is to it, and where it is, the environment says.
 */
export type SocialProvider = ("google" | "facebook" | "telegram" | "line")
/**
 * An outside address, or the path of a page of the site.
 */
export type ResourceUrl = string
export type OutsideUrl = string
export type AllVendors = "all"
/**
 * @minItems 1
 * @maxItems 100
 */
export type ChosenVendors = Vassalage[]
/**
 * A decimal in the site's currency.
 */
export type Amount = string
export type PayoutCode = string
/**
 * #RRGGBB.
 */
export type Color = string
/**
 * #RRGGBB, or #RRGGBBAA where it lets the ground through.
 */
export type TranslucentColor = string
export type Pixels = number
/**
 * A page of the member centre (specification, section 2).
 */
export type MemberPart = ("securityCenter" | "transferFund" | "depositv2" | "withdraw" | "transferUpline" | "personalHistoryCopy" | "transactionHistory" | "personalProfit" | "bonusDetails" | "rewardCenter" | "referral" | "missionLeaderboard" | "messageV2" | "manualRebate")
export type SecurityTopic = ("password" | "paymentPassword" | "mobile" | "email" | "twoStep" | "socialAccounts" | "bankAccounts" | "eWallets")
export type NoLinkage = null
export type NoIcon = null
/**
 * What confirms a member beside a password: an authenticator, or a code to a contact.
 */
export type SecondFactor = ("totp" | "mobile" | "email")
export type BankNumberKind = ("iban" | "digits")
export type BranchField = ("off" | "optional" | "required")
/**
 * The page that is signed in on; `agent` takes agents alone.
 */
export type Entrance = ("player" | "agent")
/**
 * A lottery type (specification, section 3).
 */
export type DrawGroup = ("11X5" | "LF" | "LHC" | "PK10" | "SSC")
/**
 * The picture that stands for a draw game.
 */
export type DrawMark = ("bridge" | "car" | "digits" | "eleven" | "keno" | "lotus" | "six" | "temple" | "ticket" | "tower")
export type DrawPrizeName = ("special" | "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth")
export type NoPrizeTable = null
/**
 * What the wallet is told by: a mobile number, an e-mail address, or an address on the TRON chain.
 */
export type EWalletForm = ("mobile" | "email" | "tron")
/**
 * From now on. It can be made longer, never shorter.
 */
export type PlayBreak = ("day" | "week" | "month" | "halfYear" | "year" | "fiveYears" | "forGood")
/**
 * A type that games are filed under (specification, sections 3 and 9): a category's, a further type of slots, or a kind of lottery.
 */
export type ListedGameType = ("RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "ELOTT" | "LOTT" | "SC" | "VP" | "JP" | "TG" | "AC" | "BG" | "11X5" | "LF" | "LHC" | "PK10" | "SSC")
export type NoMaximum = null
export type FeedbackKind = ("PROBLEM" | "SUGGESTION" | "COMPLAINT" | "PRAISE" | "OTHER")
/**
 * What a game in its frame tells the page around it.
 */
export type GameFrameMessage = (GameReady | GameRoundStarted | GameRoundEnded | GameNeedsFunds | GameSessionEnded | GameCloseAsked)
/**
 * @minItems 2
 * @maxItems 2
 */
export type NameMatch = number[]
/**
 * Where the name has what was typed, in UTF-16 units: from the first up to the second. Empty where another name of it was found.
 */
export type NameMatches = NameMatch[]
/**
 * The page that is signed in on; `agent` takes agents alone.
 */
export type Entrance1 = ("player" | "agent")
export type NoPreviousSignIn = null
export type MemberMessageKind = ("password" | "paymentPassword" | "totpOn" | "totpOff" | "recoveryCodes" | "bankAccountAdded" | "bankAccountRemoved" | "eWalletAdded" | "eWalletRemoved" | "payoutDefault" | "email" | "mobile" | "rememberedElsewhere" | "socialLinked" | "socialUnlinked" | "newAddress" | "playLimit" | "playExclusion" | "playExclusionLifted" | "playExclusionLiftAsked")
/**
 * `bet`: each single bet. `stake`: all that is bet in a period. `loss`: what is bet in a period and not won back.
 */
export type PlayLimitKind = ("bet" | "stake" | "loss")
/**
 * By the site's clock: a day from midnight, a week from Monday, a month from its first day. `each` belongs to `bet` alone.
 */
export type PlayLimitPeriod = ("each" | "day" | "week" | "month")
export type PlayLimitChangeKind = ("limit" | "exclusion" | "liftAsked" | "lifted")
export type FirstSignIn = null
export type SecurityLevel = ("low" | "medium" | "high")
/**
 * What an operator may do: look at documents; prepare them; publish them; handle money; help members; everything.
 */
export type OperatorRole = ("viewer" | "editor" | "publisher" | "cashier" | "support" | "admin")
export type ContactMethod = ("mobile" | "email")
export type NoPhoneVerification = null
export type NoLicence = null
export type NoMaintenance = null
export type NoRestriction = null
/**
 * What the page tells the game in its frame.
 */
export type PortalFrameMessage = (PortalBalanceChanged | PortalOpenRules | PortalPause | PortalResume)
/**
 * `ended`: for a reason that is not known any more.
 */
export type SessionEnd = ("signedOut" | "passwordChanged" | "revoked" | "expired" | "ended")
/**
 * In minor units; null where we have nothing of the round.
 */
export type RoundSide = ({
bet: number
win: number
} | null)
/**
 * In minor units; null where the vendor has nothing of it.
 */
export type VendorRoundSide = ({
bet: number
win: number
} | null)
export type ContactMethod1 = ("mobile" | "email")
export type SignInMethodName = ("username" | "sms" | "social" | "freeplay" | "register" | "remember" | "handoff" | "reset")
export type ExtraMethod = ("mobile" | "email" | "bankAccountName" | "totp")

export interface EveryContract {
"documents/action"?: Action
"documents/announcements"?: AnnouncementsDocument
"documents/asset-path"?: AssetPath
"documents/condition"?: Condition
"documents/device"?: Device
"documents/draw-game-code"?: DrawGameCode
"documents/flags"?: Flags
"documents/game-type"?: GameType
"documents/help"?: HelpDocument
"documents/icon"?: IconName
"documents/identifier"?: Identifier
"documents/language-code"?: LanguageCode
"documents/layout"?: LayoutDocument
"documents/locale"?: LocaleDocument
"documents/menu"?: Menu
"documents/mod-id"?: ModId
"documents/phone-verification"?: PhoneVerification
"documents/prize-mode"?: PrizeMode
"documents/resource-kind"?: ResourceKind
"documents/shared-section"?: SharedSectionProps
"documents/site-id"?: SiteId
"documents/site"?: SiteDocument
"documents/social-provider"?: SocialProvider
"documents/text-by-language"?: TextByLanguage
"documents/text"?: Text
"documents/theme"?: ThemeDocument
"documents/unknown-node"?: UnknownNode
"documents/vassalage"?: Vassalage
"widgets/account-menu"?: AccountMenuProps
"widgets/account-note"?: AccountNoteProps
"widgets/agent-landing"?: AgentLandingProps
"widgets/app-download"?: AppDownloadProps
"widgets/app-guide"?: AppGuideProps
"widgets/balance-cell"?: BalanceCellProps
"widgets/bank-accounts"?: BankAccountsProps
"widgets/banner"?: BannerProps
"widgets/bet-records"?: BetRecordsProps
"widgets/bottom-bar"?: BottomBarProps
"widgets/brand-note"?: BrandNoteProps
"widgets/button-row"?: ButtonRowProps
"widgets/category-gates"?: CategoryGatesProps
"widgets/category-tiles"?: CategoryTilesProps
"widgets/change-password-form"?: ChangePasswordFormProps
"widgets/classify-menu"?: ClassifyMenuProps
"widgets/collection-list"?: CollectionListProps
"widgets/columns"?: ColumnsProps
"widgets/consolidated-funds"?: ConsolidatedFundsProps
"widgets/contact-form"?: ContactFormProps
"widgets/copyright"?: CopyrightProps
"widgets/domain-list"?: DomainListProps
"widgets/draw-list"?: DrawListProps
"widgets/draw-results"?: DrawResultsProps
"widgets/e-wallets"?: EWalletsProps
"widgets/favourite-games"?: FavouriteGamesProps
"widgets/feedback-form"?: FeedbackFormProps
"widgets/footer-band"?: FooterBandProps
"widgets/footer-columns"?: FooterColumnsProps
"widgets/forgot-form"?: ForgotFormProps
"widgets/game-grid"?: GameGridProps
"widgets/game-menu"?: GameMenuProps
"widgets/game-search"?: GameSearchProps
"widgets/game-section"?: GameSectionProps
"widgets/game-stage"?: GameStageProps
"widgets/guest-actions"?: GuestActionsProps
"widgets/hand-off-confirm"?: HandOffConfirmProps
"widgets/header-bar"?: HeaderBarProps
"widgets/help-centre"?: HelpCentreProps
"widgets/help-list"?: HelpListProps
"widgets/icon-link"?: IconLinkProps
"widgets/inbox"?: InboxProps
"widgets/language-select"?: LanguageSelectProps
"widgets/legal-licence"?: LegalLicenceProps
"widgets/link-list"?: LinkListProps
"widgets/link-row"?: LinkRowProps
"widgets/lobby-filters"?: LobbyFiltersProps
"widgets/lobby-head"?: LobbyHeadProps
"widgets/login-form"?: LoginFormProps
"widgets/logo-bar"?: LogoBarProps
"widgets/member-menu"?: MemberMenuProps
"widgets/member-section"?: MemberSectionProps
"widgets/menu-banner"?: MenuBannerProps
"widgets/modal-art"?: ModalArtProps
"widgets/next-draw"?: NextDrawProps
"widgets/not-found"?: NotFoundProps
"widgets/notice-bar"?: NoticeBarProps
"widgets/notice-bell"?: NoticeBellProps
"widgets/notice-list"?: NoticeListProps
"widgets/page-heading"?: PageHeadingProps
"widgets/page-note"?: PageNoteProps
"widgets/pagination"?: PaginationProps
"widgets/payment-password-form"?: PaymentPasswordFormProps
"widgets/play-limits-form"?: PlayLimitsFormProps
"widgets/play-limits"?: PlayLimitsProps
"widgets/popup-list"?: PopupListProps
"widgets/product-list"?: ProductListProps
"widgets/profile-card"?: ProfileCardProps
"widgets/profile-form"?: ProfileFormProps
"widgets/promotion-detail"?: PromotionDetailProps
"widgets/promotion-list"?: PromotionListProps
"widgets/recent-games"?: RecentGamesProps
"widgets/register-form"?: RegisterFormProps
"widgets/rich-text"?: RichTextProps
"widgets/security-overview"?: SecurityOverviewProps
"widgets/service-bar"?: ServiceBarProps
"widgets/session-list"?: SessionListProps
"widgets/side-menu"?: SideMenuProps
"widgets/sign-in-closed"?: SignInClosedProps
"widgets/sign-in-history"?: SignInHistoryProps
"widgets/sign-out-confirm"?: SignOutConfirmProps
"widgets/site-clock"?: SiteClockProps
"widgets/social-accounts"?: SocialAccountsProps
"widgets/social-links"?: SocialLinksProps
"widgets/status-maintenance"?: StatusMaintenanceProps
"widgets/status-region"?: StatusRegionProps
"widgets/top-navigation"?: TopNavigationProps
"widgets/two-step"?: TwoStepProps
"widgets/utility-strip"?: UtilityStripProps
"widgets/vendor-grid"?: VendorGridProps
"widgets/vendor-logos"?: VendorLogosProps
"widgets/vendor-menu"?: VendorMenuProps
"widgets/wallet-transfer"?: WalletTransferProps
"widgets/winner-board"?: WinnerBoardProps
"api/affiliate-query"?: AffiliateQuery
"api/affiliate"?: Affiliate
"api/announcement"?: Announcement
"api/announcements-query"?: AnnouncementsQuery
"api/announcements"?: Announcements
"api/arcade-account-query"?: ArcadeAccountQuery
"api/arcade-account-transfer"?: ArcadeAccountTransfer
"api/arcade-rotate-request"?: ArcadeRotateRequest
"api/arcade-session-request"?: ArcadeSessionRequest
"api/arcade-spin-request"?: ArcadeSpinRequest
"api/bank-account"?: BankAccount
"api/bank-accounts"?: BankAccounts
"api/bet-records-query"?: BetRecordsQuery
"api/bet-records"?: BetRecords
"api/bind-email-code"?: BindEmailCode
"api/bind-email"?: BindEmail
"api/bind-mobile-code"?: BindMobileCode
"api/bind-mobile"?: BindMobile
"api/captcha-query"?: CaptchaQuery
"api/captcha"?: Captcha
"api/change-password"?: ChangePassword
"api/chat-models"?: ChatModels
"api/code-login"?: CodeLogin
"api/consolidated-funds"?: ConsolidatedFunds
"api/credits"?: Credits
"api/device-data"?: DeviceData
"api/domain-routes"?: DomainRoutes
"api/done"?: Done
"api/draw-balls"?: DrawBalls
"api/draw-game"?: DrawGame
"api/draw-group"?: DrawGroup
"api/draw-mark"?: DrawMark
"api/draw-menu-query"?: DrawMenuQuery
"api/draw-menu"?: DrawMenu
"api/draw-opened-query"?: DrawOpenedQuery
"api/draw-opened"?: DrawOpened
"api/draw-recent-query"?: DrawRecentQuery
"api/draw-recent"?: DrawRecent
"api/e-wallet"?: EWallet
"api/e-wallets"?: EWallets
"api/error"?: ErrorBody
"api/exclude-from-play"?: ExcludeFromPlay
"api/favourite-ids"?: FavouriteIds
"api/favourite-list-query"?: FavouriteListQuery
"api/favourite-list"?: FavouriteList
"api/favourite"?: Favourite
"api/feedback-receipt"?: FeedbackReceipt
"api/feedback"?: Feedback
"api/free-play"?: FreePlay
"api/game-frame-message"?: GameFrameMessage
"api/game-list-query"?: GameListQuery
"api/game-list"?: GameList
"api/game-menus"?: GameMenus
"api/game-search-query"?: GameSearchQuery
"api/game-search"?: GameSearch
"api/game"?: Game
"api/handoff-code"?: HandoffCode
"api/handoff-exchange"?: HandoffExchange
"api/handoff-owner"?: HandoffOwner
"api/handoff"?: Handoff
"api/help-centre"?: HelpCentre
"api/hot-games-query"?: HotGamesQuery
"api/hot-games"?: HotGames
"api/keys"?: PublicKeys
"api/language-query"?: LanguageQuery
"api/launch-chat-query"?: LaunchChatQuery
"api/launch-game-query"?: LaunchGameQuery
"api/launch-game"?: LaunchGame
"api/launched-chat"?: LaunchedChat
"api/launched-game"?: LaunchedGame
"api/ledger-report"?: LedgerReport
"api/lift-play-exclusion"?: LiftPlayExclusion
"api/listed-game-type"?: ListedGameType
"api/login"?: Login
"api/master-key-rotated"?: MasterKeyRotated
"api/member-icon"?: MemberIcon
"api/member-info"?: MemberInfo
"api/member-language"?: MemberLanguage
"api/member-messages"?: MemberMessages
"api/member-nickname"?: MemberNickname
"api/member-play-limits"?: MemberPlayLimits
"api/member-security"?: MemberSecurity
"api/merchant-wallet"?: MerchantWallet
"api/messages-query"?: MessagesQuery
"api/name-matches"?: NameMatches
"api/new-bank-account"?: NewBankAccount
"api/new-e-wallet"?: NewEWallet
"api/new-game-vendors"?: NewGameVendors
"api/new-operator"?: NewOperator
"api/open-sessions"?: OpenSessions
"api/operator-account"?: OperatorAccount
"api/operator-accounts"?: OperatorAccounts
"api/operator-enrolment"?: OperatorEnrolment
"api/operator-grant"?: OperatorGrant
"api/operator-login"?: OperatorLogin
"api/operator-me"?: OperatorMe
"api/operator-params"?: OperatorParams
"api/operator-play-exclusion"?: OperatorPlayExclusion
"api/operator-play-limit"?: OperatorPlayLimit
"api/operator-role"?: OperatorRole
"api/operator-roles"?: OperatorRoles
"api/operator-signed-in"?: OperatorSignedIn
"api/operator-sites"?: OperatorSites
"api/page-query"?: PageQuery
"api/password-by-email"?: PasswordByEmail
"api/password-by-link"?: PasswordByLink
"api/password-by-phone"?: PasswordByPhone
"api/payment-password-code"?: PaymentPasswordCode
"api/payout-account-params"?: PayoutAccountParams
"api/payout-confirmation"?: PayoutConfirmation
"api/payout-confirmed"?: PayoutConfirmed
"api/payout-proof-code"?: PayoutProofCode
"api/payout-proof"?: PayoutProof
"api/permission-query"?: PermissionQuery
"api/permission"?: Permission
"api/play-exclusion"?: PlayExclusion
"api/play-limit-kind"?: PlayLimitKind
"api/play-limit-period"?: PlayLimitPeriod
"api/play-limit"?: PlayLimit
"api/play-limits"?: PlayLimits
"api/popular-games-query"?: PopularGamesQuery
"api/popular-games"?: PopularGames
"api/portal-frame-message"?: PortalFrameMessage
"api/publish-revision"?: PublishRevision
"api/push-revision"?: PushRevision
"api/pushed-revision"?: PushedRevision
"api/realtime-authenticate"?: RealtimeAuthenticate
"api/realtime-balance"?: RealtimeBalance
"api/realtime-message"?: RealtimeMessage
"api/realtime-notice"?: RealtimeNotice
"api/realtime-query"?: RealtimeQuery
"api/realtime-ready"?: RealtimeReady
"api/realtime-reset"?: RealtimeReset
"api/realtime-resume"?: RealtimeResume
"api/realtime-session-ended"?: RealtimeSessionEnded
"api/realtime-site-updated"?: RealtimeSiteUpdated
"api/realtime-winner"?: RealtimeWinner
"api/recent-games-query"?: RecentGamesQuery
"api/recent-games"?: RecentGames
"api/reconciliation-differences-query"?: ReconciliationDifferencesQuery
"api/reconciliation-differences"?: ReconciliationDifferences
"api/recovery-codes"?: RecoveryCodes
"api/register-form"?: RegisterForm
"api/register-rules"?: RegisterRules
"api/register-settings"?: RegisterSettings
"api/register-sms-request"?: RegisterSmsRequest
"api/registered"?: Registered
"api/reset-payment-password"?: ResetPaymentPassword
"api/revision-params"?: RevisionParams
"api/revision-sources"?: RevisionSources
"api/roll-back"?: RollBack
"api/room-list-query"?: RoomListQuery
"api/room-list"?: RoomList
"api/second-factor"?: SecondFactor
"api/session-id-params"?: SessionIdParams
"api/set-payment-password"?: SetPaymentPassword
"api/set-play-limit"?: SetPlayLimit
"api/sign-in-history"?: SignInHistory
"api/signed-in"?: SignedIn
"api/site-asset-params"?: SiteAssetParams
"api/site-id-params"?: SiteIdParams
"api/site-info"?: SiteInfo
"api/site-member-params"?: SiteMemberParams
"api/site-publication"?: MadePublication
"api/site-revisions"?: SiteRevisions
"api/sms-request"?: SmsRequest
"api/sms-sent"?: SmsSent
"api/social-arrival"?: SocialArrival
"api/social-connect"?: SocialConnect
"api/social-departure"?: SocialDeparture
"api/social-links"?: SocialLinks
"api/social-params"?: SocialParams
"api/social-start-query"?: SocialStartQuery
"api/system-status"?: SystemStatus
"api/totp-begin"?: TotpBegin
"api/totp-code"?: TotpCode
"api/totp-disable"?: TotpDisable
"api/totp-offer"?: TotpOffer
"api/unread-count"?: UnreadCount
"api/vassal-game-type-query"?: VassalGameTypeQuery
"api/vendor-call-params"?: VendorCallParams
"api/vendor-call-replayed"?: VendorCallReplayed
"api/vendor-calls-query"?: VendorCallsQuery
"api/vendor-calls"?: VendorCalls
"api/vendor-card"?: VendorCard
"api/vendor-game-types"?: VendorGameTypes
"api/vendor-lanes"?: VendorLanes
"api/vendor-play-limits"?: VendorPlayLimits
"api/vendor-rooms"?: VendorRooms
"api/vendor-sandbox-opened"?: VendorSandboxOpened
"api/vendor-sandbox"?: VendorSandbox
"api/vendor-session-ends"?: VendorSessionEnds
"api/vendor-session-exchange"?: VendorSessionExchange
"api/vendor-session"?: VendorSession
"api/vendor-settings"?: VendorSettings
"api/vendor-types"?: VendorTypes
"api/vendor-wallet-balance"?: VendorWalletBalance
"api/verified-sign-in"?: VerifiedSignIn
"api/verify-sign-in"?: VerifySignIn
"api/visitor"?: Visitor
"api/wallet-balance-call"?: WalletBalanceCall
"api/wallet-balance"?: WalletBalance
"api/wallet-bet-call"?: WalletBetCall
"api/wallet-call-answer"?: WalletCallAnswer
"api/wallet-call-refusal"?: WalletCallRefusal
"api/wallet-process"?: WalletProcess
"api/wallet-processed"?: WalletProcessed
"api/wallet-refusal"?: WalletRefusal
"api/wallet-rollback-call"?: WalletRollbackCall
"api/wallet-rounds-query"?: WalletRoundsQuery
"api/wallet-rounds"?: WalletRounds
"api/wallet-transfer"?: WalletTransfer
"api/wallet-transferred"?: WalletTransferred
"api/wallet-win-call"?: WalletWinCall
"api/whitelabel"?: Whitelabel
"api/winner-board-query"?: WinnerBoardQuery
"api/winner-board"?: WinnerBoard
"api/winner"?: Winner
}
export interface NavigateAction {
do: "navigate"
page: Identifier
query?: {
[k: string]: string
}
hash?: string
}
export interface OpenModalAction {
do: "openModal"
modal: Identifier
}
export interface LaunchGameAction {
do: "launchGame"
vassalage: Vassalage
gameCode: string
}
export interface LaunchVendorAction {
do: "launchVendor"
vassalage: Vassalage
}
export interface OpenResourceAction {
do: "openResource"
kind: ResourceKind
}
export interface OpenCustomerServiceAction {
do: "openCustomerService"
}
export interface SignOutAction {
do: "signOut"
}
export interface ToggleMenuAction {
do: "toggleMenu"
}
/**
 * The banners, notices, popups and promotions that a site starts with (specification, sections 3 and 7).
 */
export interface AnnouncementsDocument {
$schema?: string
/**
 * @maxItems 200
 */
announcements: AnnouncementEntry[]
}
export interface AnnouncementEntry {
id: Identifier
/**
 * B banner, PL player notice, PU popup, PR promotion, H home.
 */
kind: ("B" | "PL" | "PU" | "PR" | "H")
/**
 * A for signed-in members, B for anonymous visitors and everyone, F for the first sign-in.
 */
execution: ("A" | "B" | "F")
title: TextByLanguage
content?: TextByLanguage
from?: string
until?: string
banner?: BannerDetail
promotion?: PromotionDetail
}
/**
 * The words by the product's language code, such as EN, ES or CN.
 */
export interface TextByLanguage {
[k: string]: string
}
export interface BannerDetail {
groupName: ("w_forget" | "w_reg" | "w_home" | "w_leftmenu")
linkageType?: Action
image: BannerImage
eyebrow?: TextByLanguage
eyebrowIcon?: IconName
buttonLabel?: TextByLanguage
}
export interface BannerImage {
desktop: AssetPath
mobile: AssetPath
otherDirection?: BannerImageOfOtherDirection
}
/**
 * The picture for languages that are written the other way than the site's default language: it leaves its other side to the words.
 */
export interface BannerImageOfOtherDirection {
desktop: AssetPath
mobile: AssetPath
}
export interface PromotionDetail {
image: PromotionImage
period?: PromotionPeriod
}
export interface PromotionImage {
desktop: AssetPath
mobile: AssetPath
}
/**
 * When it can be joined. From and until of the announcement say when it is shown at all.
 */
export interface PromotionPeriod {
from?: string
until?: string
}
export interface FlagCondition {
flag: ModId
is?: ("on" | "off")
}
export interface SessionCondition {
/**
 * @minItems 1
 * @maxItems 4
 */
session: SessionKind[]
}
export interface DeviceCondition {
device: Device
}
export interface LanguageCondition {
/**
 * @minItems 1
 * @maxItems 40
 */
language: LanguageCode[]
}
export interface ResourceCondition {
resource: ResourceKind
}
export interface PeriodCondition {
period: Period
}
export interface Period {
from?: string
until?: string
}
export interface AllCondition {
/**
 * @minItems 1
 * @maxItems 20
 */
all: Condition[]
}
export interface AnyCondition {
/**
 * @minItems 1
 * @maxItems 20
 */
any: Condition[]
}
export interface NotCondition {
not: Condition
}
export interface Flag {
modId: ModId
enabled: boolean
/**
 * @maxItems 50
 */
childrenNodes?: Flag[]
}
/**
 * The terms of the help centre. A term is the anchor of /help#term.
 */
export interface HelpDocument {
$schema?: string
/**
 * @maxItems 100
 */
terms: HelpTermEntry[]
}
export interface HelpTermEntry {
term: Identifier
title: TextByLanguage
content: TextByLanguage
}
/**
 * A layout: the shell, menus, pages and modals of a site as nodes. One that extends others adds to them and changes their nodes by id.
 */
export interface LayoutDocument {
$schema?: string
id: Identifier
/**
 * The layouts that this one stands on; later ones win.
 * 
 * @maxItems 8
 */
extends?: Identifier[]
shell?: Shell
frame?: Frame
menus?: Menus
sections?: SharedSections
pages?: Pages
redirects?: Redirects
modals?: Modals
/**
 * @maxItems 500
 */
changes?: Change[]
}
export interface Shell {
header?: Nodes
sideMenu?: Nodes
footer?: Nodes
bottomBar?: Nodes
floating?: Nodes
}
/**
 * The frame that every node has, whatever its widget is. A node's props are checked by its widget's own schema.
 */
export interface UnknownNode {
id: Identifier
widget: string
version?: number
props?: {
[k: string]: unknown
}
when?: Condition
/**
 * Kept in the document, never shown. The resolver sets it for a hide change.
 */
hidden?: boolean
at?: {
mobile?: {
[k: string]: unknown
}
desktop?: {
[k: string]: unknown
}
}
/**
 * @maxItems 200
 */
children?: UnknownNode[]
}
/**
 * How the shell stands around the pages. Values of a later layout win one by one.
 */
export interface Frame {
/**
 * wide: the content takes the room there is; contained: it stands in a column of 1240 px in the middle.
 */
width?: ("wide" | "contained")
/**
 * Titles of sections: plain ones with an icon and arrows, or ones in the display face, alone or behind their icon.
 */
heads?: ("plain" | "display" | "emblem")
/**
 * plain: the footer stands on the ground of the header; band: on the dark ground of the strip.
 */
footer?: ("plain" | "band")
}
export interface Menus {
[k: string]: Menu
}
export interface MenuItem {
id: Identifier
/**
 * heading: a group's title; categories: stands for one item per game category that the site offers, in server order; link: one item.
 */
kind?: ("link" | "heading" | "categories")
label?: Text
icon?: IconName
action?: Action
badge?: MenuBadge
when?: Condition
/**
 * Kept in the document, never shown. The resolver sets it for a hide change.
 */
hidden?: boolean
/**
 * @maxItems 40
 */
children?: MenuItem[]
}
/**
 * Sections that are written once and stand in several places: a node with the widget shared-section names one.
 */
export interface SharedSections {
[k: string]: SharedSection
}
export interface SharedSection {
/**
 * What editors call it; visitors never see it.
 */
title?: string
nodes: Nodes
}
export interface Pages {
[k: string]: Page
}
export interface Page {
/**
 * The paths of the page, the canonical one first. Whole-page states have none.
 * 
 * @maxItems 12
 */
paths?: string[]
/**
 * The whole-page state that this page stands for, in place of paths.
 */
state?: ("notFound" | "maintenance" | "regionRestricted")
title: Text
description?: Text
gameType?: GameType
/**
 * Further categories that this page is the place of; its query value gameType tells which of them is meant.
 * 
 * @maxItems 4
 */
alsoGameTypes?: GameType[]
access?: ("public" | "member" | "agent")
signInPage?: Identifier
showsPage?: Identifier
opensModal?: Identifier
/**
 * The query values that the page reads; they are part of its cache key.
 * 
 * @maxItems 10
 */
query?: string[]
shell?: ShellSwitches
sections: Nodes
}
export interface ShellSwitches {
header?: boolean
sideMenu?: boolean
footer?: boolean
bottomBar?: boolean
floating?: boolean
/**
 * How the side menu begins beside the page: a page with a menu of its own leaves it a rail.
 */
menuAs?: ("menu" | "rail")
}
export interface Redirect {
from: string
page: Identifier
}
export interface Modals {
[k: string]: Modal
}
export interface Modal {
title: Text
/**
 * drawer: over the whole height at the end of the page. stage: as wide as a game, with no head of its own; on small screens over all of them.
 */
size?: ("small" | "medium" | "large" | "drawer" | "stage")
/**
 * Whom it is for. member: a guest is led to an account, and a trial account is told that it needs another.
 */
access?: ("public" | "member")
sections: Nodes
}
export interface PropsChange {
node: Identifier
/**
 * Given props replace those of the same name; null removes one.
 */
props?: {
[k: string]: unknown
}
at?: {
mobile?: {
[k: string]: unknown
}
desktop?: {
[k: string]: unknown
}
}
when?: Condition
}
export interface RemoveChange {
remove: Identifier
}
/**
 * Keeps the node in the document, unseen.
 */
export interface HideChange {
hide: Identifier
}
export interface InsertBeforeChange {
insertBefore: Identifier
nodes: Nodes
}
export interface InsertAfterChange {
insertAfter: Identifier
nodes: Nodes
}
/**
 * What is given replaces what the item of the menu has.
 */
export interface MenuItemChange {
menu: Identifier
item: Identifier
label?: Text
icon?: IconName
action?: Action
when?: Condition
}
export interface RemoveMenuItemChange {
menu: Identifier
remove: Identifier
}
export interface HideMenuItemChange {
menu: Identifier
hide: Identifier
}
export interface InsertMenuItemsBeforeChange {
menu: Identifier
insertBefore: Identifier
items: Menu
}
export interface InsertMenuItemsAfterChange {
menu: Identifier
insertAfter: Identifier
items: Menu
}
/**
 * A site's own words for one language: translation key to text. They win over the portal's.
 */
export interface LocaleDocument {
[k: string]: string
}
/**
 * The props of a node with the widget shared-section: the nodes of one of the layout's sections stand in its place.
 */
export interface SharedSectionProps {
section: Identifier
}
/**
 * What a site is: its names, hosts, languages, money, modules, fields, resources and limits. Published to every visitor, so no secret has a place in it.
 */
export interface SiteDocument {
$schema?: string
id: SiteId
merchantCode: string
/**
 * @minItems 1
 * @maxItems 20
 */
hosts: Host[]
name: string
names?: TextByLanguage
tagline?: Text
languages: SiteLanguages
currency: SiteCurrency
/**
 * IANA name.
 */
timeZone: string
flags: Flags
registration: Registration
/**
 * The services whose accounts sign in here, in order, while SOCIALLOGIN3 is on.
 * 
 * @maxItems 4
 */
socialProviders?: SocialProvider[]
phoneVerification?: PhoneVerification
/**
 * @maxItems 40
 */
resources: Resource[]
/**
 * @maxItems 10
 */
customerService: CustomerService[]
/**
 * @maxItems 40
 */
domainRoutes: DomainRoute[]
/**
 * Outside hosts that addresses of this site's documents may name.
 * 
 * @maxItems 60
 */
allowedHosts?: Host[]
analytics?: Analytics
/**
 * @maxItems 8
 */
imageCDNs?: OutsideUrl[]
/**
 * @maxItems 8
 */
launchGameCDNs?: OutsideUrl[]
maintenance?: Maintenance
regionRestriction?: RegionRestriction
legal: Legal
/**
 * The vendors offered, in order; all of the catalogue's when it says all.
 */
vendors: (AllVendors | ChosenVendors)
/**
 * The categories offered, in server order.
 * 
 * @minItems 1
 * @maxItems 15
 */
categories: GameType[]
wallet: WalletSettings
security?: SecuritySettings
payouts?: PayoutSettings
feedback?: FeedbackBounds
agentPlans?: AgentPlans
layouts: SiteLayouts
}
export interface SiteLanguages {
/**
 * @minItems 1
 * @maxItems 40
 */
offered: LanguageCode[]
default: LanguageCode
}
export interface SiteCurrency {
code: string
symbol: string
symbols?: TextByLanguage
decimals: number
symbolPosition: ("before" | "after")
/**
 * Play coins have no cash value.
 */
isPlay?: boolean
}
export interface Registration {
/**
 * @minItems 1
 * @maxItems 2
 */
types: RegistrationType[]
/**
 * @minItems 2
 * @maxItems 40
 */
fields: RegistrationField[]
}
export interface RegistrationField {
name: RegistrationFieldName
enabled: boolean
required: boolean
order: number
/**
 * * matches anything.
 */
acceptedPattern?: string
minLength?: number
maxLength?: number
patternId?: PatternId
}
export interface Resource {
kind: ResourceKind
labelNameEn: string
url: ResourceUrl
}
export interface CustomerService {
csType: ("LIVECHAT" | "TELEGRAM" | "WHATSAPP" | "EMAIL")
url: OutsideUrl
}
export interface DomainRoute {
host: Host
label: Text
}
export interface Analytics {
gtagId?: string
}
export interface Maintenance {
enabled: boolean
title?: Text
message?: Text
endTime?: string
}
export interface RegionRestriction {
mode?: ("block" | "allow")
/**
 * ISO 3166-1 alpha-2 codes.
 * 
 * @maxItems 250
 */
countries: string[]
/**
 * What happens to a visitor whose country is not known.
 */
unknown?: ("allow" | "block")
message?: Text
}
export interface Legal {
minimumAge: number
copyright: Copyright
licence?: Licence
}
export interface Copyright {
from: number
to: number
holder: string
}
export interface Licence {
issuer: string
number: string
}
export interface WalletSettings {
isSingle: boolean
deposit?: AmountRange
withdrawal?: AmountRange
}
export interface AmountRange {
min: Amount
max: Amount
}
export interface SecuritySettings {
/**
 * A password older than this is to be changed, where PWDEXPFORCECHANGE3 is on.
 */
passwordDays?: number
}
/**
 * Where members have their winnings sent: what is left out is not offered.
 */
export interface PayoutSettings {
bankAccounts?: BankAccountSettings
eWallets?: EWalletSettings
}
export interface BankAccountSettings {
/**
 * How many a member may have.
 */
most?: number
number: BankNumberRule
branch?: ("off" | "optional" | "required")
/**
 * @minItems 1
 * @maxItems 200
 */
banks: Bank[]
}
export interface BankNumberRule {
kind: ("iban" | "digits")
/**
 * Of digits.
 */
minLength?: number
/**
 * Of digits.
 */
maxLength?: number
}
export interface Bank {
code: PayoutCode
name: string
}
export interface EWalletSettings {
/**
 * How many a member may have.
 */
most?: number
/**
 * @minItems 1
 * @maxItems 40
 */
types: EWalletType[]
}
export interface EWalletType {
code: PayoutCode
name: string
/**
 * A mobile number, an e-mail address, or an address on the TRON chain.
 */
form: ("mobile" | "email" | "tron")
}
/**
 * How many words a visitor's feedback may have.
 */
export interface FeedbackBounds {
minWords?: number
maxWords?: number
}
export interface AgentPlans {
dividend?: ("daily" | "weekly" | "semimonthly" | "monthly")
/**
 * @maxItems 3
 */
salary?: ("daily" | "hourly" | "realtime")[]
}
export interface SiteLayouts {
player: Identifier
agent?: Identifier
}
/**
 * The design tokens of a brand. Components read roles, never colours.
 */
export interface ThemeDocument {
$schema?: string
id: Identifier
scheme: ("dark" | "light")
colors: ThemeColors
gradient: ThemeGradient
fonts: ThemeFonts
radius: ThemeRadius
shadow: ThemeShadow
logo: ThemeLogo
icons?: ThemeIcons
}
export interface ThemeColors {
bg: Color
bg2: Color
surf: Color
surf2: Color
surf3: Color
line: Color
line2: Color
tx: Color
tx2: Color
tx3: Color
pri: Color
priHover: Color
priPressed: Color
onPri: Color
priTx: Color
priSoft: TranslucentColor
acc: Color
accHover: Color
onAcc: Color
accTx: Color
accSoft: TranslucentColor
ok: Color
okSoft: TranslucentColor
warn: Color
warnSoft: TranslucentColor
err: Color
errSoft: TranslucentColor
hot: Color
onHot: Color
gold: Color
focus: Color
field: Color
scrim: TranslucentColor
ink: Color
onArt: Color
onArt2: Color
glass: TranslucentColor
strip?: Color
onStrip?: Color
stripTx?: Color
band?: Color
onBand?: Color
onBand2?: Color
bandLine?: Color
}
export interface ThemeGradient {
angle: number
/**
 * @minItems 2
 * @maxItems 6
 */
stops: GradientStop[]
}
export interface GradientStop {
color: Color
/**
 * Percent.
 */
at: number
}
export interface ThemeFonts {
interface: ThemeFont
display: ThemeFont
mono?: ThemeFont
}
export interface ThemeFont {
family: string
weights: FontWeights
displayWeight?: number
/**
 * Letter spacing in thousandths of an em.
 */
tracking?: number
fallback: FontFallback
/**
 * @minItems 1
 * @maxItems 12
 */
faces: FontFace[]
}
export interface FontWeights {
min: number
max: number
}
/**
 * The local face that stands in until the font has come, adjusted so that nothing shifts.
 */
export interface FontFallback {
local: string
sizeAdjust: number
ascent?: number
descent?: number
lineGap?: number
}
export interface FontFace {
file: string
unicodeRange: string
/**
 * The one weight of a static face; a variable face carries every weight of the font.
 */
weight?: number
preload?: boolean
}
export interface ThemeRadius {
s: Pixels
m: Pixels
l: Pixels
xl: Pixels
tile: Pixels
}
export interface ThemeShadow {
color: string
/**
 * Percent for low, middle, high and tile shadows.
 * 
 * @minItems 4
 * @maxItems 4
 */
opacity: number[]
}
export interface ThemeLogo {
mark: AssetPath
markOnDark?: AssetPath
wordmark: string
/**
 * The colour of the wordmark in a tall header.
 */
tone?: ("text" | "primary")
}
export interface ThemeIcons {
favicon?: AssetPath
touch?: AssetPath
large?: AssetPath
social?: AssetPath
}
/**
 * The avatar of who is signed in, and the menu behind it: account, user id, and the items of a menu.
 */
export interface AccountMenuProps {
menu: Identifier
}
/**
 * Why something does not work with this account, or that something went well.
 */
export interface AccountNoteProps {
/**
 * trueAccount: it needs a real account; notOpen: what was asked for is not open; idCopied: the user id was copied.
 */
about: ("trueAccount" | "notOpen" | "idCopied")
}
/**
 * The landing page of agents: what the desk does, when someone is there to be asked, and the way in. Children stand at the top, such as the choice of language.
 */
export interface AgentLandingProps {
title: Text
lead: Text
hours: Text
/**
 * @maxItems 4
 */
points: AgentPoint[]
backdrop?: AgentBackdrop
}
export interface AgentPoint {
title: Text
text: Text
}
export interface AgentBackdrop {
desktop: AssetPath
mobile: AssetPath
}
/**
 * The ways to the site's apps: QR codes of the resources IOS and ANDROID, and a link to the page that tells how to install them.
 */
export interface AppDownloadProps {
/**
 * icon: a round control whose codes open above it; strip: words in the strip whose codes open below; block: the codes themselves.
 */
look: ("icon" | "strip" | "block")
guide?: Action
}
/**
 * How the site becomes an app on a phone, step by step. Children stand beside the first words, such as codes to scan.
 */
export interface AppGuideProps {
title: Text
lead: Text
}
/**
 * What the member has to play with, which can be hidden from those who look on.
 */
export interface BalanceCellProps {
/**
 * A button asks for the balance anew.
 */
showRefresh?: boolean
}
/**
 * The bank accounts that the member is paid to.
 */
export interface BankAccountsProps {

}
/**
 * The carousel of the banners of one group.
 */
export interface BannerProps {
group: ("w_forget" | "w_reg" | "w_home" | "w_leftmenu")
slidesPerView: number
autoplayMs: number
speedMs: number
/**
 * peek shows where the next slide begins; hero is one large slide at a time.
 */
look?: ("peek" | "hero")
/**
 * The colour of the slides' button: accent where the main colour would drown in the art.
 */
button?: ("primary" | "accent")
}
/**
 * The rounds that the member played, by period and studio, page by page, and what they came to together.
 */
export interface BetRecordsProps {
pageSize?: number
}
/**
 * The bar of items at the foot of small screens.
 */
export interface BottomBarProps {
menu: Identifier
raised?: Identifier
}
/**
 * Logo, one sentence, the minimum age and social links.
 */
export interface BrandNoteProps {
note: Text
}
/**
 * The items of a menu as buttons in a row; the last one is the main one. Not on small screens.
 */
export interface ButtonRowProps {
menu: Identifier
/**
 * Which item has the main look.
 */
lead?: ("first" | "last")
}
/**
 * Categories as large pictures side by side, each with its name and the number of its games. Stays away while a category is chosen.
 */
export interface CategoryGatesProps {
/**
 * The categories in order; those that the site does not offer are left out.
 * 
 * @minItems 1
 * @maxItems 6
 */
gates: CategoryGate[]
}
export interface CategoryGate {
gameType: GameType
picture: AssetPath
}
/**
 * Categories as a grid of icons, in server order or in the order given.
 */
export interface CategoryTilesProps {
/**
 * Which categories, in this order; those that the site does not offer are left out. All of them when not given.
 * 
 * @minItems 1
 * @maxItems 15
 */
categories?: GameType[]
lead?: GameType
}
/**
 * Changes the password of who is signed in. Opened with `forced` it says why it has to be done first.
 */
export interface ChangePasswordFormProps {

}
/**
 * The kinds of games of a lobby, under All and where there is more than one.
 */
export interface ClassifyMenuProps {
gameType?: GameType
}
/**
 * The games that a card stands for, within the modal that the card opens.
 */
export interface CollectionListProps {
tile: ("portrait" | "live")
}
/**
 * Children side by side on wide screens and below one another on others.
 */
export interface ColumnsProps {
/**
 * hero: a wide column and one of 388 px; aside: a wide column and one of 320 to 372 px, each as high as it is; navigation: a menu of 224 px and a wide column; halves: two halves; whole: one column; stack: one column of cards, closer together; bar: one line over a rule, the last child at its end.
 */
template: ("aside" | "bar" | "hero" | "halves" | "navigation" | "stack" | "whole")
/**
 * Stays away while a category is chosen.
 */
homeOnly?: boolean
}
/**
 * All that the member has: in the main wallet, with studios that keep wallets of their own, and together.
 */
export interface ConsolidatedFundsProps {

}
/**
 * Makes a mobile number or an e-mail address the member's, by a code that is sent to it.
 */
export interface ContactFormProps {
contact: ("email" | "mobile")
}
/**
 * Copyright years and the minimum age.
 */
export interface CopyrightProps {
showAge?: boolean
/**
 * Stands over a picture.
 */
onArt?: boolean
}
/**
 * The site's official addresses, each with the time that its line takes from here.
 */
export interface DomainListProps {
title: Text
lead?: Text
}
/**
 * Cards of draw games: the time to the next draw, what the game pays, the latest result.
 */
export interface DrawListProps {
title?: Text
prizeMode?: PrizeMode
/**
 * Which games, in this order; the first of the group when not given. One that the site does not offer is left out.
 * 
 * @minItems 1
 * @maxItems 12
 */
games?: DrawGameCode[]
/**
 * How many games at most.
 */
count: number
play: Action
playLabel?: Text
more?: Action
}
/**
 * Results of one draw game: one draw with its prize table, turned over by its arrows, or the latest ones as rows of balls.
 */
export interface DrawResultsProps {
title?: Text
game: DrawGameCode
/**
 * table shows one draw, rows the latest ones.
 */
look: ("table" | "rows")
/**
 * How many rows.
 */
rows?: number
}
/**
 * The e-wallets that the member is paid to.
 */
export interface EWalletsProps {

}
/**
 * The games that the member keeps at hand: one row that leads to all of them, or all of them in pages.
 */
export interface FavouriteGamesProps {
/**
 * A row is not there while there are no favourites; all of them say so.
 */
shows: ("row" | "all")
/**
 * Games in the row, or on a page.
 */
size: number
}
/**
 * Tells the site something, with or without an account.
 */
export interface FeedbackFormProps {
/**
 * Whether it brings the heading of a page. A modal has its own.
 */
heading?: boolean
}
/**
 * The first row of a footer: logo, what its children put beside it, the minimum age.
 */
export interface FooterBandProps {

}
/**
 * Columns of the footer.
 */
export interface FooterColumnsProps {

}
/**
 * The way to a new password: by a link in an e-mail, by a code to a mobile number, or by the link once it was followed.
 */
export interface ForgotFormProps {
/**
 * `link` sets the password by the link that the page was opened with.
 */
by?: ("choice" | "link")
}
/**
 * One page of the games that a lobby is narrowed to.
 */
export interface GameGridProps {
gameType?: GameType
tile: ("portrait" | "live")
}
/**
 * Home, Favourites and the categories in server order.
 */
export interface GameMenuProps {
showFavourites?: boolean
/**
 * page: chips over the width of the page; bar: quieter ones within a bar such as the header.
 */
look?: ("page" | "bar")
}
/**
 * Searches the games and vendors of the site as one types.
 */
export interface GameSearchProps {
/**
 * A field; or, where there is no room for one, a button or a bar of the page that opens it over the whole width.
 */
look: ("field" | "button" | "bar")
placeholder?: Text
/**
 * How many games are shown while one types; 8 when not given.
 */
size?: number
}
/**
 * A titled row of games: the hot ones, one category, or the hot ones of one. Shows more of them when its category is the chosen one.
 */
export interface GameSectionProps {
/**
 * hot: the hot games of all categories; category: those of gameType; hotInCategory: the hot ones of gameType, whose row leads to the category.
 */
source: ("hot" | "category" | "hotInCategory")
gameType?: GameType
title: Text
icon: IconName
/**
 * How many on the home page.
 */
size: number
/**
 * How many at a time when its category is chosen.
 */
pageSize?: number
tile: ("portrait" | "live")
/**
 * row: one row while no category is chosen; chosen: all of them when its category is; both.
 */
shows?: ("both" | "row" | "chosen")
/**
 * What leads to all games of a row. button: one in the head; card: the button, and a card at the end of the row; none: nothing.
 */
more?: ("button" | "card" | "none")
}
/**
 * A game in its frame, with what belongs beside it: whose it is, how long it runs, what there is to play with, and what can be done about it. In a modal it plays what the modal was opened with, on a page what the address names.
 */
export interface GameStageProps {
cashierMenu?: Identifier
footMenu?: Identifier
limits?: Action
}
/**
 * Log in and Register.
 */
export interface GuestActionsProps {

}
/**
 * Asks whether to continue as the account that a link opens, and does.
 */
export interface HandOffConfirmProps {

}
/**
 * The site's header: menu toggle, logo, and what its children put at the end.
 */
export interface HeaderBarProps {
menuToggle?: boolean
/**
 * tall: 72 px with a larger logo on wide screens.
 */
size?: ("usual" | "tall")
}
/**
 * The terms of the help centre, opened at the one in the address.
 */
export interface HelpCentreProps {
/**
 * Whether it brings the heading of a page. A modal has its own.
 */
heading?: boolean
}
/**
 * The first terms of the help centre as links.
 */
export interface HelpListProps {
title: Text
limit: number
}
/**
 * A round control with an icon and an action.
 */
export interface IconLinkProps {
icon: IconName
label: Text
action: Action
}
/**
 * The messages to the member, to be read and deleted.
 */
export interface InboxProps {

}
/**
 * Chooses among the site's languages.
 */
export interface LanguageSelectProps {
look: ("row" | "glass" | "button" | "strip")
}
/**
 * Who runs the site under which licence, who may play, and whose drawings and typefaces it shows.
 */
export interface LegalLicenceProps {
/**
 * Whether it brings the heading of a page. A modal has its own.
 */
heading?: boolean
}
/**
 * The items of a menu as links.
 */
export interface LinkListProps {
title: Text
menu: Identifier
}
/**
 * The items of a menu as links in a row.
 */
export interface LinkRowProps {
label: Text
menu: Identifier
}
/**
 * All, Hot, Recent and Favourite of a lobby.
 */
export interface LobbyFiltersProps {
gameType?: GameType
/**
 * Which of them, in order; all four where none are given.
 * 
 * @minItems 2
 * @maxItems 4
 */
filters?: ("ALL" | "HOT" | "RECENT" | "FAV")[]
}
/**
 * The head of a lobby: its title, how many games the choice has, and the search by name.
 */
export interface LobbyHeadProps {
title: Text
gameType?: GameType
/**
 * The search box, which stands under All alone.
 */
showSearch?: boolean
}
/**
 * Signs in: by username and password, or by a code that is sent to a mobile number. Brings the captcha and the second proof where the gateway asks for them.
 */
export interface LoginFormProps {
/**
 * The page that is signed in on; `agent` takes agents alone.
 */
entrance?: ("player" | "agent")
}
/**
 * Logo and children on a whole-page state.
 */
export interface LogoBarProps {
/**
 * Over a picture: controls are glass.
 */
onArt?: boolean
}
/**
 * The links of the member centre. An item that leads to a part of the centre stays away while the page has no such part, and so does a heading without items. Children stand below the links where these stand beside the page.
 */
export interface MemberMenuProps {
menu: Identifier
}
/**
 * A part of the member centre: shown when the query value menu names it, and the first part where it names none. One without a name is shown for names that no part has.
 */
export interface MemberSectionProps {
part?: MemberPart
title?: Text
}
/**
 * The first banner of a group, small enough for a menu. Nothing where the group has none.
 */
export interface MenuBannerProps {
group: ("w_forget" | "w_reg" | "w_home" | "w_leftmenu")
}
/**
 * The art beside a form in a large modal, with a few words on it. Screens without room for it do without.
 */
export interface ModalArtProps {
/**
 * What the form below it is for, which the words go by.
 */
about: ("login" | "register" | "forgot")
backdrop?: AssetPath
}
/**
 * The next draw of one game with its countdown and the latest result: the card beside a banner.
 */
export interface NextDrawProps {
title?: Text
prizeMode?: PrizeMode
game: DrawGameCode
play: Action
playLabel?: Text
}
/**
 * Says that there is no such page.
 */
export interface NotFoundProps {

}
/**
 * The scrolling bar of notices.
 */
export interface NoticeBarProps {
allNotices: Action
/**
 * card stands on the page, strip lies in a strip of the shell.
 */
look?: ("card" | "strip")
}
/**
 * A bell with the number of notices that this browser has not opened yet.
 */
export interface NoticeBellProps {
allNotices: Action
}
/**
 * Every notice with its text.
 */
export interface NoticeListProps {

}
/**
 * The page's own heading, for those who hear the page. Gives way to the heading of a chosen category.
 */
export interface PageHeadingProps {
text: Text
}
/**
 * A page that has nothing to show by itself: what it is, why it is empty, and where to go on.
 */
export interface PageNoteProps {
icon: IconName
title: Text
text: Text
/**
 * Where to go on, the most likely first.
 * 
 * @maxItems 3
 */
ways?: PageNoteWay[]
}
export interface PageNoteWay {
label: Text
action: Action
}
/**
 * The pages of a lobby, where there is more than one.
 */
export interface PaginationProps {
gameType?: GameType
/**
 * Pages at either end that stay in view.
 */
marginPages?: number
/**
 * Pages around the current one.
 */
range?: number
}
/**
 * Sets or changes the password that payments ask for, or replaces a forgotten one.
 */
export interface PaymentPasswordFormProps {

}
/**
 * Sets, changes and takes away the limits that a member's bets are held to, and takes a break from playing.
 */
export interface PlayLimitsFormProps {

}
/**
 * What the member's play is held to: each limit and how much of it is used, what will change, and until when playing is paused.
 */
export interface PlayLimitsProps {
edit: Action
}
/**
 * The announcements that open by themselves, one at a time. A layout whose modal `announcements` holds it shows them once per visit.
 */
export interface PopupListProps {

}
/**
 * Links to the site's game categories.
 */
export interface ProductListProps {
title: Text
limit: number
}
/**
 * Whose account it is: picture, name, user id, since when, the sign-in before this one, and how well it is secured.
 */
export interface ProfileCardProps {
edit?: Action
}
/**
 * The name that is shown, and the picture.
 */
export interface ProfileFormProps {

}
/**
 * The promotion that the address names: its picture, its time, its terms and the way to join it.
 */
export interface PromotionDetailProps {
/**
 * The promotion that is shown where the address names none, such as on a page of its own. Without it the widget then stays away.
 */
promotion?: string
}
/**
 * The promotions of the site, page by page. Stays away while one of them is chosen.
 */
export interface PromotionListProps {
title: Text
pageSize?: number
}
/**
 * The games that the member played last: one line of slots that leads to all of them, or all of them in pages.
 */
export interface RecentGamesProps {
/**
 * A row is not there while nothing has been played; all of them say so.
 */
shows: ("row" | "all")
/**
 * Games in the row, or on a page.
 */
size: number
}
/**
 * Opens an account, with the fields that the site asks for.
 */
export interface RegisterFormProps {

}
/**
 * Headings, paragraphs and lists.
 */
export interface RichTextProps {
/**
 * note: a quiet line in the middle, such as the last words of a page; card: the text of a whole page, on a ground of its own.
 */
look?: ("text" | "note" | "card")
/**
 * @minItems 1
 * @maxItems 100
 */
blocks: RichTextBlock[]
}
export interface RichTextBlock {
kind: ("title" | "heading" | "paragraph" | "item")
text: Text
}
/**
 * What secures an account, row by row: how it stands, and what changes it.
 */
export interface SecurityOverviewProps {
/**
 * @minItems 1
 * @maxItems 12
 */
rows: SecurityRow[]
}
export interface SecurityRow {
about: SecurityTopic
action: Action
}
/**
 * The floating customer service button and the links that are configured.
 */
export interface ServiceBarProps {
/**
 * @maxItems 6
 */
kinds?: ResourceKind[]
}
/**
 * Where the member is signed in, and the way to end that elsewhere.
 */
export interface SessionListProps {

}
/**
 * The menu at the side: quick actions, items, and a pinned foot for its children. A drawer on small screens.
 */
export interface SideMenuProps {
menu: Identifier
quickMenu?: Identifier
}
/**
 * Says that accounts are not open yet.
 */
export interface SignInClosedProps {

}
/**
 * When and where the member signed in, page by page.
 */
export interface SignInHistoryProps {
pageSize?: number
}
/**
 * Asks whether to sign out, and does.
 */
export interface SignOutConfirmProps {

}
/**
 * The time where the site is, with its offset, second by second.
 */
export interface SiteClockProps {

}
/**
 * The services whose accounts sign the member in: connecting one, and taking one away.
 */
export interface SocialAccountsProps {

}
/**
 * Links to the social resources that exist.
 */
export interface SocialLinksProps {
/**
 * @minItems 1
 * @maxItems 10
 */
kinds: ResourceKind[]
}
/**
 * The whole-page maintenance screen.
 */
export interface StatusMaintenanceProps {
backdrop?: StatusBackdrop
}
export interface StatusBackdrop {
desktop: AssetPath
mobile: AssetPath
}
/**
 * The whole-page screen for a region that is not served.
 */
export interface StatusRegionProps {
picture?: AssetPath
help?: Action
}
/**
 * The band of navigation under a tall header: items of a menu; a category opens its vendors over the page. Not on small screens.
 */
export interface TopNavigationProps {
menu: Identifier
endMenu?: Identifier
shortcutsMenu?: Identifier
/**
 * A category with more vendors than this opens over the whole width.
 */
wideAbove: number
/**
 * How many vendors a category shows before all of them are asked for.
 */
vendorsShown: number
}
/**
 * Sets up the codes of an authenticator app, gives new recovery codes, or turns both off.
 */
export interface TwoStepProps {

}
/**
 * The narrow strip above the header: its children in a row, the first one taking the room that the others leave. Not on small screens.
 */
export interface UtilityStripProps {

}
/**
 * The studios of a game centre as tiles. One of slots leads to its games, every other is launched.
 */
export interface VendorGridProps {
gameType?: GameType
title?: Text
icon?: IconName
/**
 * Every category that the page is the place of, each under its own title; else the page’s category alone.
 */
showLanes?: boolean
}
/**
 * Wordmarks of vendors.
 */
export interface VendorLogosProps {
/**
 * @minItems 1
 * @maxItems 30
 */
vendors: Vassalage[]
}
/**
 * The studios of a lobby as a row of wordmarks, all of them first.
 */
export interface VendorMenuProps {
gameType?: GameType
}
/**
 * The wallets of studios, and the ways to move money there and back. Where one wallet serves all studios, a sentence says so.
 */
export interface WalletTransferProps {

}
/**
 * The latest wins, largest first. Hides itself while there are none.
 */
export interface WinnerBoardProps {
title: Text
limit: number
perSlide: number
spacingPx: number
speedMs: number
}
export interface AffiliateQuery {
affiliateCode: string
language?: string
}
export interface Affiliate {
affiliateCode: string
}
export interface Announcement {
id: string
title: string
/**
 * HTML, sanitised: text structure, links, lists, tables and pictures of the site.
 */
content: string
/**
 * The content without markup, on one line. Of player notices alone.
 */
text?: string
promotionType: ("PL" | "PU" | "PR" | "H")
execution: ("A" | "B" | "F")
promotion?: Promotion
}
/**
 * Of promotions alone.
 */
export interface Promotion {
/**
 * Path of the desktop picture.
 */
url: string
urlMobile: string
/**
 * RFC 3339; null where it can be joined already.
 */
startsAt: (string | null)
/**
 * RFC 3339; null where no end is set.
 */
endsAt: (string | null)
}
export interface AnnouncementsQuery {
/**
 * Kinds by comma, such as B,PL,PU,PR,H.
 */
types?: string
platform?: "W"
execution?: ("A" | "B" | "F")
language?: LanguageCode
}
export interface Announcements {
banners: Banner[]
player: Announcement[]
popup: Announcement[]
promotion: Announcement[]
}
export interface Banner {
id: string
title: string
/**
 * Plain text.
 */
content: string
/**
 * Path of the desktop picture.
 */
url: string
urlMobile: string
linkageType: (Action | NoLinkage)
groupName: ("w_forget" | "w_reg" | "w_home" | "w_leftmenu")
eyebrow: (string | null)
eyebrowIcon: (IconName | NoIcon)
buttonLabel: (string | null)
}
/**
 * The arcade's own wallets: whose is asked for.
 */
export interface ArcadeAccountQuery {
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
}
/**
 * The arcade's own wallets: money that an operator brings or takes.
 */
export interface ArcadeAccountTransfer {
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * In minor units.
 */
amount: number
/**
 * The operator's; a repeat moves nothing.
 */
transfer_id: string
}
/**
 * The arcade: reveals the seed in use and begins with new ones.
 */
export interface ArcadeRotateRequest {
/**
 * The player's own word for the next rounds; drawn where it is left out.
 */
clientSeed?: string
/**
 * The hash of the next server seed as the player was shown it before naming the client seed.
 */
nextServerSeedHash: string
}
/**
 * The arcade: opens the session of a game by the code of its launch.
 */
export interface ArcadeSessionRequest {
/**
 * The site and the vendor.
 */
integration: string
/**
 * Works once, for a minute.
 */
code: string
}
/**
 * The arcade: plays a round.
 */
export interface ArcadeSpinRequest {
/**
 * Of the press that asked for it; a repeat gives the same round.
 */
requestId: string
/**
 * The total bet in minor units.
 */
betMinor: number
}
export interface BankAccount {
accountId: string
accountName: string
/**
 * As much as its owner knows it again by.
 */
maskedNumber: string
isDefault: boolean
addedAt: string
bankCode: string
bankName: string
branch: (string | null)
/**
 * RFC 3339: nothing is paid to it before. Null once it can be paid to.
 */
usableFrom: (string | null)
/**
 * Whether a second factor confirmed it.
 */
isVerified: boolean
}
/**
 * The bank accounts of a member, the default first, and what a further one takes.
 */
export interface BankAccounts {
accounts: BankAccount[]
/**
 * The name that every further one must have; null where there is none yet.
 */
accountName: (string | null)
most: number
/**
 * Whether a change takes the payment password.
 */
needsPaymentPassword: boolean
/**
 * Whether a change takes the password of the account.
 */
needsPassword: boolean
/**
 * The second factors of which one proves the member, in place of both passwords. Where all three say nothing, a change takes a sign-in of the last ten minutes.
 */
proofMethods: SecondFactor[]
/**
 * The second factors that can confirm a new account.
 */
confirmMethods: SecondFactor[]
banks: OfferedBank[]
numberKind: BankNumberKind
numberMinLength: number
numberMaxLength: number
branch: BranchField
}
export interface OfferedBank {
bankCode: string
name: string
}
export interface BetRecordsQuery {
/**
 * RFC 3339; seven days before `to` when not given.
 */
from?: string
/**
 * RFC 3339, 92 days after `from` at most; now when not given.
 */
to?: string
vendor?: Vassalage
pageNo?: string
/**
 * At most 100; 20 when not given.
 */
pageSize?: string
language?: LanguageCode
}
export interface BetRecords {
/**
 * The latest first.
 */
list: BetRecord[]
totals: BetTotals
totalPages: number
totalCount: number
}
export interface BetRecord {
roundId: string
vassalage: string
vendorName: string
gameCode: string
gameName: string
iconUrl: string
/**
 * A decimal in the site's currency.
 */
betAmount: string
/**
 * A decimal in the site's currency.
 */
winAmount: string
/**
 * A decimal in the site's currency, negative for a loss.
 */
profit: string
currency: string
status: ("open" | "closed")
openedAt: string
closedAt: (string | null)
}
/**
 * Of all pages together.
 */
export interface BetTotals {
/**
 * A decimal in the site's currency.
 */
betAmount: string
/**
 * A decimal in the site's currency.
 */
winAmount: string
/**
 * A decimal in the site's currency, negative for a loss.
 */
profit: string
}
/**
 * Has a code sent to the address that is to be the member's.
 */
export interface BindEmailCode {
email: string
}
export interface BindEmail {
email: string
verificationCode: string
/**
 * That of the account; needed where it has one.
 */
password?: string
}
/**
 * Has a code sent to the number that is to be the member's.
 */
export interface BindMobileCode {
mobileNum: string
countryDialingCode: string
}
export interface BindMobile {
mobileNum: string
countryDialingCode: string
verificationCode: string
/**
 * That of the account; needed where it has one.
 */
password?: string
}
export interface CaptchaQuery {
/**
 * `image` to read, `work` to compute.
 */
kind?: ("image" | "work")
language?: string
}
export interface Captcha {
captchaId: string
/**
 * A PNG as a data URL.
 */
image?: string
work?: CaptchaWork
}
/**
 * The answer is a decimal number: the first whose SHA-256 of `salt` and the number begins with that many zero bits.
 */
export interface CaptchaWork {
salt: string
zeroBits: number
}
export interface ChangePassword {
/**
 * Left out by an account that has no password yet.
 */
oldPassword?: string
newPassword: string
confirmNewPassword: string
}
/**
 * The live chats that a site offers, in the order of its document.
 */
export interface ChatModels {
list: ChatModel[]
}
export interface ChatModel {
modelId: string
csType: "LIVECHAT"
}
/**
 * Signing in by a code that was sent to a mobile number.
 */
export interface CodeLogin {
mobileNum: string
/**
 * Digits of the country's dialling code, with or without +.
 */
countryDialingCode: string
verificationCode?: string
/**
 * Keeps the browser signed in for a day.
 */
remember?: boolean
entrance?: Entrance
/**
 * The channel of the service that verified the number.
 */
firebaseChannel?: string
/**
 * The token by which that service says so; stands in place of a code.
 */
firebaseIdToken?: string
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
export interface ConsolidatedFunds {
currency: string
currencySymbol: string
/**
 * One wallet serves all vendors.
 */
isSingle: boolean
/**
 * A decimal in the site's currency.
 */
mainWallet: string
/**
 * What can be counted on: the main wallet and what lies with vendors.
 */
total: string
/**
 * What lies with each vendor that keeps wallets of its own.
 */
wallets: VendorWallet[]
/**
 * Daily salaries are paid here; null where they are not.
 */
dailysalreqtype: ("daily" | null)
/**
 * Hourly salaries are paid here; null where they are not.
 */
contracthoursalreq: ("hourly" | null)
/**
 * Real-time salaries are paid here; null where they are not.
 */
realtimesalreqtype: ("realtime" | null)
/**
 * How often dividends are paid here; null where they are not.
 */
divtypereq: ("daily" | "weekly" | "semimonthly" | "monthly" | null)
}
export interface VendorWallet {
vendor: string
vendorName: string
/**
 * A decimal in the site's currency.
 */
balance: string
/**
 * The vendor has just told it; else it is what it told last.
 */
isLive: boolean
/**
 * A transfer is under way.
 */
isPending: boolean
}
/**
 * Whose drawings and typefaces the pictures of games show.
 */
export interface Credits {
drawings: Credit[]
typefaces: Credit[]
}
export interface Credit {
name: string
author: string
licence: string
/**
 * Where the work, or its licence, is found.
 */
url: string
}
/**
 * What a client tells of its device in the header X-Device, as a compact JWE (design of the HTTP contract, "free play").
 */
export interface DeviceData {
userAgent: string
/**
 * Of the screen, in CSS pixels.
 */
width?: number
height?: number
model?: string
deviceId?: string
}
export interface DomainRoutes {
routes: OfficialRoute[]
}
export interface OfficialRoute {
host: string
label: string
/**
 * A path that answers at once, to time the line by.
 */
probePath: string
}
/**
 * It is done; there is nothing more to tell.
 */
export interface Done {
done: true
}
/**
 * A result as balls.
 */
export interface DrawBalls {
/**
 * The number of a draw: its day in the game's zone, and within the day where there are many, such as 20251120 or 20251120-0734.
 */
issue: string
/**
 * When it was drawn.
 */
drawnAt: string
/**
 * The drawn numbers in their order; of a game with a prize table the two-digit endings of its lowest prizes and, last, of the special one.
 */
balls: string[]
/**
 * Which of the balls is the special one, from 0; null where the game has none.
 */
special: (number | null)
}
/**
 * A game of draws with its next draw and its latest result.
 */
export interface DrawGame {
gameCode: DrawGameCode
gameName: string
/**
 * When it draws, in words.
 */
subtitle: string
gameGroupCode: DrawGroup
vassalage: Vassalage
prizeMode: PrizeMode
mark: DrawMark
/**
 * 1 is hot.
 */
isHot: (0 | 1)
/**
 * What the game's main bet pays for one: a decimal.
 */
odds: string
/**
 * The zone that its days are counted in.
 */
timeZone: string
/**
 * The number of a draw: its day in the game's zone, and within the day where there are many, such as 20251120 or 20251120-0734.
 */
nextIssue: string
/**
 * When the next draw is.
 */
nextDrawAt: string
lastResult: DrawBalls
}
export interface DrawMenuQuery {
prizeMode?: PrizeMode
device?: "WEB"
language?: LanguageCode
}
export interface DrawMenu {
/**
 * The moment of the answer, by the gateway's clock.
 */
now: string
prizeMode: PrizeMode
lottGames: DrawGame[]
}
export interface DrawOpenedQuery {
gameCode: string
/**
 * A draw by its number; the latest one when neither this nor a date is given.
 */
issue?: string
/**
 * The latest draw of a day in the game's zone, such as 2025-11-20.
 */
date?: string
language?: LanguageCode
}
/**
 * The opened numbers of one draw.
 */
export interface DrawOpened {
gameCode: DrawGameCode
gameName: string
mark: DrawMark
/**
 * The zone that its days are counted in.
 */
timeZone: string
result: DrawBalls
/**
 * The prize table, highest prize first; null for a game of balls.
 */
prizes: (DrawPrize[] | NoPrizeTable)
/**
 * The draw before this one, where there was one.
 */
previousIssue: (string | null)
/**
 * The draw after this one, once it is drawn.
 */
nextIssue: (string | null)
/**
 * The moment of the answer, by the gateway's clock.
 */
now: string
/**
 * When the game draws next.
 */
nextDrawAt: string
}
export interface DrawPrize {
prize: DrawPrizeName
numbers: string[]
}
export interface DrawRecentQuery {
gameCode: string
/**
 * At most 50; 10 when not given.
 */
pageSize?: string
language?: LanguageCode
}
/**
 * The latest results of a game.
 */
export interface DrawRecent {
gameCode: DrawGameCode
gameName: string
mark: DrawMark
/**
 * The zone that its days are counted in.
 */
timeZone: string
/**
 * Latest first.
 */
list: DrawBalls[]
/**
 * The moment of the answer, by the gateway's clock.
 */
now: string
/**
 * When the game draws next.
 */
nextDrawAt: string
}
export interface EWallet {
accountId: string
/**
 * Null where nobody stands behind an address.
 */
accountName: (string | null)
/**
 * As much as its owner knows it again by.
 */
maskedNumber: string
isDefault: boolean
addedAt: string
walletType: string
walletName: string
/**
 * RFC 3339: nothing is paid to it before. Null once it can be paid to.
 */
usableFrom: (string | null)
/**
 * Whether a second factor confirmed it.
 */
isVerified: boolean
}
/**
 * The e-wallets of a member, the default first, and what a further one takes.
 */
export interface EWallets {
accounts: EWallet[]
/**
 * The name that every further one must have; null where there is none yet.
 */
accountName: (string | null)
most: number
/**
 * Whether a change takes the payment password.
 */
needsPaymentPassword: boolean
/**
 * Whether a change takes the password of the account.
 */
needsPassword: boolean
/**
 * The second factors of which one proves the member, in place of both passwords. Where all three say nothing, a change takes a sign-in of the last ten minutes.
 */
proofMethods: SecondFactor[]
/**
 * The second factors that can confirm a new account.
 */
confirmMethods: SecondFactor[]
types: OfferedEWallet[]
}
export interface OfferedEWallet {
walletType: string
name: string
form: EWalletForm
/**
 * Whether a name stands behind it.
 */
hasName: boolean
}
export interface ErrorBody {
success: false
code: string
message: string
fields?: {
[k: string]: FieldError
}
/**
 * Of `documents_refused`: one line for each fault, with file, line, column and what would be right.
 */
problems?: string[]
/**
 * Further tries need a captcha.
 */
captcha?: true
/**
 * Of `extra_verification`: names the sign-in that waits.
 */
challengeId?: string
/**
 * Of `extra_verification`: how it can be finished.
 */
methods?: string[]
}
export interface FieldError {
code: string
message: string
}
export interface ExcludeFromPlay {
span: PlayBreak
}
export interface FavouriteIds {
/**
 * The nodeIds, the latest first.
 */
ids: string[]
}
export interface FavouriteListQuery {
clientType?: "3"
platform?: string
gameType?: ListedGameType
vassalage?: Vassalage
pageNo?: string
/**
 * At most 999; 42 when not given.
 */
pageSize?: string
language?: LanguageCode
}
/**
 * The games that the member keeps at hand, the latest first.
 */
export interface FavouriteList {
content: Game[]
pageNum: number
totalPages: number
totalCount: number
}
export interface Game {
nodeId: string
gameCode: string
vassalage: string
vendorName: string
gameType: ListedGameType
gameClassify: string
gameName: string
/**
 * The English name.
 */
nodeName: string
showIcon: boolean
/**
 * Path of the tile picture.
 */
iconUrl: string
/**
 * 1 is hot.
 */
isHot: (0 | 1)
/**
 * 0 offers a free trial.
 */
supportPlay: (0 | 1)
/**
 * VASSALAGE opens a sub-list of games.
 */
isGame: ("GAME" | "VASSALAGE")
/**
 * A decimal in the site's currency.
 */
minBet: string
maxBet: (string | NoMaximum)
minLineNum: number
/**
 * People at a live table's seats, where it tells.
 */
seats: (number | null)
}
export interface Favourite {
nodeId: string
vendor: Vassalage
gameType: ListedGameType
}
export interface FeedbackReceipt {
feedbackId: string
/**
 * RFC 3339.
 */
receivedAt: string
}
/**
 * What a visitor tells a site. How many words it may have, the site says.
 */
export interface Feedback {
/**
 * Made up by the sender, so that what is sent twice is stored once: 128 random bits in hex.
 */
feedbackId: string
kind: FeedbackKind
content: string
/**
 * An e-mail address for an answer.
 */
contact?: string
}
/**
 * Free play: a trial account that only browses.
 */
export interface FreePlay {
os: string
captchaId?: string
/**
 * What the picture says, or the number that was worked out. Needed once an address has opened a few trial accounts.
 */
captcha?: string
platform: "W"
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
/**
 * The game can be played. What it pays back is told where players can read it beside the game.
 */
export interface GameReady {
source: "marquee-game"
type: "ready"
/**
 * In percent, with a dot, such as 96.40.
 */
returnToPlayer: string
volatility: ("low" | "medium" | "high" | "very high")
}
/**
 * A round runs from now until roundEnded: the page asks before it closes the game.
 */
export interface GameRoundStarted {
source: "marquee-game"
type: "roundStarted"
}
/**
 * A round has been shown to its end. Balance and records may be other than before.
 */
export interface GameRoundEnded {
source: "marquee-game"
type: "roundEnded"
}
/**
 * The player asked for a way to more money.
 */
export interface GameNeedsFunds {
source: "marquee-game"
type: "needsFunds"
}
/**
 * The game's session is over: it has to be started anew.
 */
export interface GameSessionEnded {
source: "marquee-game"
type: "sessionEnded"
}
/**
 * The player asked within the game to leave it.
 */
export interface GameCloseAsked {
source: "marquee-game"
type: "closeAsked"
}
export interface GameListQuery {
clientType?: "3"
platform?: string
channel?: string
merchant?: string
gameType?: ListedGameType
vassalage?: Vassalage
/**
 * A card with isGame VASSALAGE: lists the games that it opens, which are its vendor's of the same type and kind.
 */
nodeId?: string
gameClassify?: string
gameName?: string
/**
 * Least bet, in the site's currency.
 */
minBet?: string
minLineNum?: string
pageNo?: string
/**
 * At most 100; 42 when not given.
 */
pageSize?: string
language?: LanguageCode
}
export interface GameList {
games: Game[]
totalPages: number
totalCount: number
}
export interface GameMenus {
/**
 * All games of the site, those of further types included.
 */
totalCount: number
menus: GameMenuEntry[]
}
export interface GameMenuEntry {
gameCategory: GameType
title: string
/**
 * For narrow places, such as the chips of the game menu.
 */
shortTitle: string
icon: IconName
gameCount: number
vendorCount: number
}
export interface GameSearchQuery {
/**
 * What was typed: a part of a game's or vendor's name, in any script.
 */
query: string
gameType?: ListedGameType
/**
 * Games at most; no more than 50, and 8 when not given.
 */
pageSize?: string
language?: LanguageCode
}
/**
 * The best hits of a search, while it is typed.
 */
export interface GameSearch {
games: FoundGame[]
/**
 * Vendors that are meant, in the site's order.
 */
vendors: FoundVendor[]
/**
 * What is found in each category, fullest first; types of games that are listed under no category of their own are in none.
 */
categories: FoundCategory[]
/**
 * All games that are found.
 */
totalCount: number
}
export interface FoundGame {
game: Game
matches: NameMatches
}
export interface FoundVendor {
vassalage: string
displayName: string
gameType: GameType
/**
 * Its games in that category.
 */
gameCount: number
matches: NameMatches
}
export interface FoundCategory {
gameType: GameType
gameCount: number
}
export interface HandoffCode {
code: string
}
export interface HandoffExchange {
code: string
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
/**
 * Whose account a code opens, as far as a stranger may see it.
 */
export interface HandoffOwner {
/**
 * Masked.
 */
account: string
}
/**
 * A code that opens the same account once, elsewhere.
 */
export interface Handoff {
code: string
expiresInSeconds: number
}
export interface HelpCentre {
terms: HelpTerm[]
}
export interface HelpTerm {
term: string
title: string
content: string
}
export interface HotGamesQuery {
merchantCode?: string
isPlatform?: "2"
gameType?: ListedGameType
vassalage?: Vassalage
platform?: string
language?: LanguageCode
}
export interface HotGames {
list: Game[]
}
export interface PublicKeys {
keys: PublicKey[]
}
export interface PublicKey {
[k: string]: string
}
export interface LanguageQuery {
language?: LanguageCode
platform?: string
}
export interface LaunchChatQuery {
/**
 * Of CBS_modelList; the first where none is named.
 */
modelId?: string
language?: LanguageCode
}
export interface LaunchGameQuery {
vassalage: Vassalage
/**
 * Left out for a vendor that is no slots vendor: its first game.
 */
gameCode?: string
/**
 * `trial` plays for nothing, without an account and without a wallet; `real` where it is left out.
 */
mode?: ("real" | "trial")
clientType?: "3"
platform?: string
language?: LanguageCode
}
/**
 * A game against others that is to be started.
 */
export interface LaunchGame {
vassalage: Vassalage
gameCode: string
/**
 * One of the rooms of the game.
 */
roomId?: string
platform?: string
language?: LanguageCode
}
export interface LaunchedChat {
/**
 * Where the chat opens, in a tab of its own; it is told the language.
 */
chatUrl: string
}
export interface LaunchedGame {
/**
 * The game, with a code that is good once and for a minute.
 */
url: string
sessionId: string
mode: ("real" | "trial")
nodeId: string
/**
 * Of the game that is played: that of the vendor, and its first game's where none was named.
 */
vassalage?: string
gameCode?: string
gameType?: ListedGameType
gameName: string
vendorName: string
iconUrl: string
}
/**
 * What an adding up of the ledgers found.
 */
export interface LedgerReport {
sites: LedgerFindings[]
}
export interface LedgerFindings {
siteId: string
/**
 * Nothing was found.
 */
isSound: boolean
/**
 * Currencies whose entries do not come to nothing.
 */
unbalancedCurrencies: {
currency: string
/**
 * In minor units.
 */
sum: string
}[]
/**
 * Transfers that do not come to nothing by themselves.
 */
unbalancedTransfers: string[]
/**
 * Accounts whose balance is not the sum of their entries.
 */
wrongBalances: {
accountId: string
balance: string
sum: string
}[]
/**
 * Accounts of members that stand below nothing.
 */
overdrawn: string[]
}
export interface LiftPlayExclusion {
/**
 * Why, for those who look it up later.
 */
reason: string
}
/**
 * Signing in by username and password (specification, section 7).
 */
export interface Login {
type: "username"
username: string
password: string
/**
 * Of a mobile number that is typed in place of the name, without its country. Digits, with or without +.
 */
countryDialingCode?: string
captchaId?: string
/**
 * What the picture says, or the number that was worked out.
 */
captcha?: string
/**
 * Keeps the browser signed in for a day.
 */
remember?: boolean
entrance?: Entrance1
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
/**
 * All keys of the platform are wrapped under another master key.
 */
export interface MasterKeyRotated {
/**
 * Names the master key that is in use now, without telling anything of it.
 */
masterKeyId: string
/**
 * How many keys were wrapped anew.
 */
keys: number
}
export interface MemberIcon {
iconUrl: (string | null)
}
/**
 * The member of the session (specification, section 3, "Member info").
 */
export interface MemberInfo {
/**
 * The user id, opaque.
 */
id: string
account: string
nickname: (string | null)
/**
 * 1, 2, 41, 42 agents; 4 trial; 0 members.
 */
type: (0 | 1 | 2 | 4 | 41 | 42)
isAgent: boolean
isTrial: boolean
iconUrl: (string | null)
/**
 * Null until one was chosen.
 */
language: (string | null)
/**
 * Masked.
 */
email: (string | null)
/**
 * Masked.
 */
mobileNum: (string | null)
emailVerified: boolean
mobileVerified: boolean
hasVip: boolean
vipLabelName: (string | null)
vipRankLevel: (number | null)
mustChangePassword: boolean
passwordExpired: boolean
registeredAt: string
previousSignIn: (PreviousSignIn | NoPreviousSignIn)
}
export interface PreviousSignIn {
at: string
address: string
device: string
}
export interface MemberLanguage {
language: LanguageCode
}
/**
 * Messages to a member, newest first, in the language of the request.
 */
export interface MemberMessages {
list: MemberMessage[]
unreadCount: number
totalPages: number
totalCount: number
}
export interface MemberMessage {
messageId: string
kind: MemberMessageKind
subject: string
body: string
createdAt: string
/**
 * Null while the member has not opened it.
 */
readAt: (string | null)
}
export interface MemberNickname {
/**
 * Empty takes it away.
 */
nickname: string
}
/**
 * What a member's play is limited by, and who changed it.
 */
export interface MemberPlayLimits {
limits: PlayLimits
/**
 * Who asked that an exclusion for good ends; null where nobody did.
 */
lift: (null | PlayExclusionLift)
/**
 * Newest first, a hundred at most.
 */
changes: PlayLimitChange[]
}
/**
 * What a member's play is limited by.
 */
export interface PlayLimits {
currency: string
limits: PlayLimit[]
/**
 * Null where the member may play.
 */
exclusion: (null | PlayExclusion)
/**
 * How long a member waits until a limit is raised or taken away.
 */
raisedAfterHours: number
}
/**
 * A limit that a member's bets are held to.
 */
export interface PlayLimit {
kind: PlayLimitKind
period: PlayLimitPeriod
/**
 * A decimal in the site's currency.
 */
amount: string
/**
 * What counts towards it so far; nothing for a single bet.
 */
used: string
/**
 * What it will be, and from when: a member's own limit is lowered at once, and raised or taken away later. Null where it stays.
 */
next: (null | NextPlayLimit)
}
export interface NextPlayLimit {
/**
 * Null: none any more.
 */
amount: (string | null)
from: string
}
/**
 * How long a member is kept from playing.
 */
export interface PlayExclusion {
from: string
/**
 * Null: for good.
 */
until: (string | null)
}
export interface PlayExclusionLift {
/**
 * The operator's account.
 */
askedBy: string
askedAt: string
reason: string
/**
 * The second operator's account; null until one confirmed.
 */
confirmedBy: (string | null)
/**
 * The exclusion does not end before.
 */
from: string
}
export interface PlayLimitChange {
at: string
/**
 * The account; null where the member did it.
 */
operator: (string | null)
what: PlayLimitChangeKind
/**
 * Of a limit; null else.
 */
kind: (null | PlayLimitKind)
/**
 * Of a limit; null else.
 */
period: (null | PlayLimitPeriod)
/**
 * Of a limit; null else. Amounts are written with the decimals of the site's currency of today.
 */
currency: (string | null)
/**
 * What the limit was set to; null where it was taken away, or it is none.
 */
amount: (string | null)
/**
 * Of an exclusion; null: for good, or it is none.
 */
until: (string | null)
/**
 * When it counts from.
 */
from: string
reason: (string | null)
}
/**
 * The state of everything that the security centre shows.
 */
export interface MemberSecurity {
password: PasswordState
paymentPassword: PaymentPasswordState
email: EmailState
mobile: MobileState
totp: TotpState
bankAccounts: BankAccountsState
eWallets: EWalletsState
socialAccounts: SocialAccountsState
previousSignIn: (FirstSignIn | MaskedSignIn)
level: SecurityLevel
/**
 * How many of the steps that protect an account were taken.
 */
stepsDone: number
stepsOf: number
}
export interface PasswordState {
/**
 * False: the account signs in by other ways alone.
 */
isSet: boolean
/**
 * RFC 3339; null where there is none.
 */
changedAt: (string | null)
/**
 * Null where the site lets passwords live on.
 */
expiresAt: (string | null)
isExpired: boolean
}
export interface PaymentPasswordState {
isSet: boolean
changedAt: (string | null)
}
export interface EmailState {
/**
 * Null where there is none.
 */
masked: (string | null)
isVerified: boolean
}
export interface MobileState {
/**
 * Null where there is none.
 */
masked: (string | null)
isVerified: boolean
}
export interface TotpState {
isOn: boolean
since: (string | null)
recoveryCodesLeft: number
}
export interface BankAccountsState {
/**
 * Whether the site pays out that way.
 */
isOffered: boolean
count: number
most: number
}
export interface EWalletsState {
/**
 * Whether the site pays out that way.
 */
isOffered: boolean
count: number
most: number
}
export interface SocialAccountsState {
/**
 * How many services sign the member in.
 */
count: number
}
export interface MaskedSignIn {
at: string
/**
 * With its end left out.
 */
address: string
device: string
}
export interface MerchantWallet {
/**
 * One wallet for all vendors; else each vendor has one of its own, and money is moved between them.
 */
isSingle: boolean
}
export interface MessagesQuery {
pageNo?: string
/**
 * 100 at most.
 */
pageSize?: string
language?: LanguageCode
}
export interface NewBankAccount {
bankCode: string
/**
 * May be left out once it is settled.
 */
accountName?: string
/**
 * An IBAN or digits; spaces do no harm.
 */
accountNumber: string
branch?: string
/**
 * Needed where the member has one.
 */
paymentPassword?: string
/**
 * That of the account; needed where the member has no payment password and the account has one.
 */
password?: string
method?: SecondFactor
/**
 * The code that was sent or is shown by the authenticator, or a recovery code.
 */
answer?: string
}
export interface NewEWallet {
walletType: string
/**
 * May be left out once it is settled, and is not asked for where nobody stands behind an address.
 */
accountName?: string
/**
 * What the form of the wallet says.
 */
walletNumber: string
/**
 * Needed where the member has one.
 */
paymentPassword?: string
/**
 * That of the account; needed where the member has no payment password and the account has one.
 */
password?: string
method?: SecondFactor
/**
 * The code that was sent or is shown by the authenticator, or a recovery code.
 */
answer?: string
}
/**
 * The vendors that joined the catalogue last.
 */
export interface NewGameVendors {
/**
 * Newest first, each in the category that it has most games in.
 */
list: VendorCard[]
}
export interface VendorCard {
vassalage: string
displayName: string
/**
 * The name as it is drawn.
 */
wordmark: string
/**
 * Path of the vendor's large picture.
 */
lagerIcon: string
gameType: GameType
gameCategory: GameType
gameCount: number
}
export interface NewOperator {
/**
 * Told apart without regard to capitals.
 */
account: string
name: string
password: string
/**
 * @maxItems 200
 */
roles: OperatorGrant[]
}
/**
 * A role of an operator on a site or on all of them.
 */
export interface OperatorGrant {
/**
 * A site's id, also of one that is still to come, or `*` for all sites.
 */
siteId: string
role: OperatorRole
}
/**
 * Where the member is signed in, the latest first.
 */
export interface OpenSessions {
sessions: OpenSession[]
}
export interface OpenSession {
sessionId: string
device: string
address: string
entrance: ("player" | "agent")
startedAt: string
seenAt: string
isCurrent: boolean
}
export interface OperatorAccount {
operatorId: string
account: string
name: string
roles: OperatorGrant[]
/**
 * An authenticator belongs to the account; without one the next sign-in enrols it.
 */
isEnrolled: boolean
createdAt: string
/**
 * Null while the account may be used.
 */
disabledAt: (string | null)
}
export interface OperatorAccounts {
operators: OperatorAccount[]
}
/**
 * What an authenticator is enrolled with. Signing in again with its first code opens the session.
 */
export interface OperatorEnrolment {
enrolment: {
/**
 * In base32, to be typed in.
 */
secret: string
/**
 * The same for a QR code.
 */
otpauthUri: string
/**
 * Until then a first code of it is taken.
 */
expiresAt: string
}
}
/**
 * Signing an operator in.
 */
export interface OperatorLogin {
account: string
password: string
/**
 * The code that the authenticator shows. Left out at the first sign-in, which answers what to enrol it with.
 */
totp?: string
/**
 * Stands in for the authenticator, once.
 */
recoveryCode?: string
}
/**
 * Who makes operators' calls.
 */
export interface OperatorMe {
/**
 * Null: the token of the gateway's own machine.
 */
account: (string | null)
name: (string | null)
roles: OperatorGrant[]
}
export interface OperatorParams {
operatorId: string
}
export interface OperatorPlayExclusion {
/**
 * Null: for good.
 */
until: (string | null)
/**
 * Why, for those who look it up later.
 */
reason: string
}
export interface OperatorPlayLimit {
kind: PlayLimitKind
period: PlayLimitPeriod
/**
 * A decimal in the site's currency, above nothing, in force at once; null takes the limit away.
 */
amount: (string | null)
/**
 * Why, for those who look it up later.
 */
reason: string
}
/**
 * All roles of an operator, in place of those before.
 */
export interface OperatorRoles {
/**
 * @maxItems 200
 */
roles: OperatorGrant[]
}
export interface OperatorSignedIn {
/**
 * Sent as `Authorization: Bearer` from now on.
 */
token: string
/**
 * The session ends then, and after an hour in which nobody uses it.
 */
expiresAt: string
recoveryCodesLeft: number
/**
 * Given with the first session alone, and never shown again.
 */
recoveryCodes?: string[]
}
/**
 * The sites that a gateway serves.
 */
export interface OperatorSites {
sites: OperatorSite[]
}
export interface OperatorSite {
id: string
name: string
hosts: string[]
revision: number
publication: number
/**
 * The newest revision, where it is newer than what is served and was never published; else null.
 */
waiting: (number | null)
}
export interface PageQuery {
pageNo?: string
/**
 * 100 at most.
 */
pageSize?: string
}
export interface PasswordByEmail {
username: string
email: string
}
/**
 * A new password by the link of an e-mail.
 */
export interface PasswordByLink {
code: string
newPassword: string
confirmNewPassword: string
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
export interface PasswordByPhone {
mobileNum: string
/**
 * Digits of the country's dialling code, with or without +.
 */
countryDialingCode: string
verificationCode?: string
newPassword: string
/**
 * The channel of the service that verified the number.
 */
firebaseChannel?: string
/**
 * The token by which that service says so; stands in place of a code.
 */
firebaseIdToken?: string
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
/**
 * Has a code sent that stands in for a forgotten payment password.
 */
export interface PaymentPasswordCode {
method: ContactMethod
}
export interface PayoutAccountParams {
accountId: string
}
/**
 * Confirms a new account by a second factor, so that it can be paid to at once.
 */
export interface PayoutConfirmation {
method: SecondFactor
/**
 * The code that was sent or is shown by the authenticator, or a recovery code. Left out to have a code sent.
 */
answer?: string
}
export interface PayoutConfirmed {
/**
 * The account is confirmed.
 */
done?: true
/**
 * A code was sent; how long it is good for.
 */
expiredMinutes?: number
}
/**
 * Has the code sent that proves a member without a password before a payout account changes.
 */
export interface PayoutProofCode {
method: ContactMethod
}
/**
 * Proves the owner before an account is removed or becomes the default.
 */
export interface PayoutProof {
/**
 * Needed where the member has one.
 */
paymentPassword?: string
/**
 * That of the account; needed where the member has no payment password and the account has one.
 */
password?: string
method?: SecondFactor
/**
 * The code that was sent or is shown by the authenticator, or a recovery code.
 */
answer?: string
}
export interface PermissionQuery {
/**
 * site: only what is the same for every visitor (has an ETag). visitor: only the rest.
 */
part?: ("site" | "visitor" | "all")
language?: LanguageCode
}
export interface Permission {
revision: number
info: SiteInfo
layout: LayoutDocument
location?: Location
maintenance?: (MaintenanceVerdict | NoMaintenance)
regionRestriction?: (RegionVerdict | NoRestriction)
}
export interface SiteInfo {
id: string
merchantCode: string
name: string
tagline: string
mainDomain: string
/**
 * Every host that is the site's own.
 */
hosts: string[]
languages: OfferedLanguages
currency: SiteCurrency
timeZone: string
whitelabel: Flags
register: RegisterInfo
socialProviders: SocialProvider[]
/**
 * The service that verifies mobile numbers here in place of codes of our own; null where none does.
 */
phoneVerification: (PhoneVerificationInfo | NoPhoneVerification)
/**
 * By kind.
 */
resources: {
[k: string]: Resource[]
}
customerService: CustomerServiceEntry[]
domainRoute: DomainRouteInfo[]
analytics: AnalyticsInfo
imageCDNs: string[]
launchGameCDNs: string[]
legal: LegalInfo
feedback: FeedbackBoundsInfo
theme: ThemeDocument
/**
 * Where the site's assets folder is served, without a slash at the end. Changes with its content.
 */
assetBase: string
}
export interface OfferedLanguages {
offered: LanguageCode[]
default: LanguageCode
}
export interface RegisterInfo {
settings: RegisterSettings
rules: RegisterRules
}
export interface RegisterSettings {
fields: RegisterFieldSetting[]
types: ("username" | "registerMobile")[]
}
export interface RegisterFieldSetting {
name: string
enabled: boolean
required: boolean
order: number
}
export interface RegisterRules {
[k: string]: RegisterRule
}
export interface RegisterRule {
acceptedPattern: string
minLength: number
maxLength: number
patternId: string
}
export interface PhoneVerificationInfo {
service: PhoneVerification
/**
 * What `firebaseChannel` of the calls is to be.
 */
channel: string
/**
 * The project's web API key, which is public: the service tells sites by their domains.
 */
apiKey: string
authDomain: string
/**
 * Where the stand-in of a demo is; null: the service itself is asked.
 */
emulatorUrl: (string | null)
}
export interface CustomerServiceEntry {
csType: string
/**
 * The link, DES-encrypted (ECB, PKCS #7) and in base64, followed by its key of 8 characters. Obfuscation, no secret.
 */
path: string
}
export interface DomainRouteInfo {
host: string
label: string
}
export interface AnalyticsInfo {
gtagId: (string | null)
}
export interface LegalInfo {
minimumAge: number
copyright: CopyrightInfo
licence: (LicenceInfo | NoLicence)
}
export interface CopyrightInfo {
from: number
to: number
holder: string
}
export interface LicenceInfo {
issuer: string
number: string
}
export interface FeedbackBoundsInfo {
minWords: number
maxWords: number
}
export interface Location {
ip: string
country: (string | null)
}
export interface MaintenanceVerdict {
/**
 * Null where the site says none; each side then has words of its own.
 */
title: (string | null)
/**
 * Null where the site says none.
 */
message: (string | null)
endTime: (string | null)
}
export interface RegionVerdict {
ip: string
/**
 * Null where the site says none.
 */
message: (string | null)
}
export interface PopularGamesQuery {
gameType?: ListedGameType
/**
 * At most 50; 12 when not given.
 */
limitNum?: string
language?: LanguageCode
platform?: string
}
/**
 * The hot games, hottest first, filled up with the first ones of the list, so that it is never shorter than what the site has.
 */
export interface PopularGames {
list: Game[]
}
/**
 * Money came or went elsewhere, such as by a deposit: the game asks for the balance anew.
 */
export interface PortalBalanceChanged {
source: "marquee-portal"
type: "balanceChanged"
}
/**
 * The player asked beside the game for its rules.
 */
export interface PortalOpenRules {
source: "marquee-portal"
type: "openRules"
}
/**
 * Something lies over the game: it starts nothing by itself and is silent until resume.
 */
export interface PortalPause {
source: "marquee-portal"
type: "pause"
}
/**
 * The game is in front again.
 */
export interface PortalResume {
source: "marquee-portal"
type: "resume"
}
export interface PublishRevision {
revision: number
/**
 * The publication that the caller saw; refused when there has been another one since.
 */
over?: number
}
/**
 * The documents of one site, with the shared layouts that they stand on, and all of its assets.
 */
export interface PushRevision {
/**
 * The texts by file, such as sites/aurora/site.json.
 */
sources: {
[k: string]: string
}
/**
 * The contents by name below the assets folder, in base64.
 */
assets: {
[k: string]: string
}
}
export interface PushedRevision {
revision: number
/**
 * What was kept all the same and is to be told: widgets that are not known, texts that nothing names.
 */
remarks: string[]
}
/**
 * The first frame of a client that has no cookie.
 */
export interface RealtimeAuthenticate {
type: "authenticate"
token: string
/**
 * The id of the last event of the member's own that the client has. Left out, it hears only of what comes from now on.
 */
lastId?: number
/**
 * The same of the events that everybody on the site is told.
 */
lastSiteId?: number
}
/**
 * What the member has to play with has changed.
 */
export interface RealtimeBalance {
type: "balance"
scope: "member"
id: number
at: string
payload: RealtimeBalancePayload
}
export interface RealtimeBalancePayload {
/**
 * A decimal in the site's currency.
 */
balance: string
currency: string
}
/**
 * A message to the member came.
 */
export interface RealtimeMessage {
type: "message"
scope: "member"
id: number
at: string
payload: RealtimeMessagePayload
}
export interface RealtimeMessagePayload {
messageId: string
kind: string
}
/**
 * Announcements are new since a publication of the site.
 */
export interface RealtimeNotice {
type: "notice"
scope: "site"
id: number
at: string
payload: RealtimeNoticePayload
}
export interface RealtimeNoticePayload {
publication: number
ids: string[]
}
/**
 * Nothing: no token is ever taken from an address.
 */
export interface RealtimeQuery {

}
/**
 * The session is open; events follow. Has the id of the member's last event that came before it.
 */
export interface RealtimeReady {
type: "ready"
scope: "member"
id: number
at: string
payload: RealtimePosition
}
/**
 * Where both counts stand: what to resume from.
 */
export interface RealtimePosition {
lastId: number
lastSiteId: number
}
/**
 * What was missed is not kept any more: the client loads its state anew, and goes on from here.
 */
export interface RealtimeReset {
type: "reset"
scope: "member"
id: number
at: string
payload: RealtimeResetPosition
}
export interface RealtimeResetPosition {
lastId: number
lastSiteId: number
}
/**
 * The first frame of a client whose session is known already, to be told what it missed. Later on the same connection: asks for a sign of life, which is `ready`.
 */
export interface RealtimeResume {
type: "resume"
/**
 * The id of the last event of the member's own that the client has. Left out, it hears only of what comes from now on.
 */
lastId?: number
/**
 * The same of the events that everybody on the site is told.
 */
lastSiteId?: number
}
/**
 * The session is over, and the connection with it. Has the id of the member's last event that came before it.
 */
export interface RealtimeSessionEnded {
type: "sessionEnded"
scope: "member"
id: number
at: string
payload: RealtimeSessionEndedPayload
}
export interface RealtimeSessionEndedPayload {
reason: SessionEnd
}
/**
 * Another revision of the site is served.
 */
export interface RealtimeSiteUpdated {
type: "siteUpdated"
scope: "site"
id: number
at: string
payload: RealtimeSiteUpdatedPayload
}
export interface RealtimeSiteUpdatedPayload {
publication: number
revision: number
}
/**
 * Somebody won what belongs on the winner board.
 */
export interface RealtimeWinner {
type: "winner"
scope: "site"
id: number
at: string
payload: RealtimeWinnerPayload
}
export interface RealtimeWinnerPayload {
vo: Winner
}
export interface Winner {
id: string
nodeId: string
vassalage: string
gameCode?: string
gameType?: ListedGameType
iconUrl: string
gameName: string
/**
 * Masked.
 */
customerName: string
/**
 * A decimal in the site's currency.
 */
winAmount: string
}
export interface RecentGamesQuery {
clientType?: "3"
platform?: string
gameType?: ListedGameType
vassalage?: Vassalage
page?: string
/**
 * At most 100; 42 when not given.
 */
pageSize?: string
language?: LanguageCode
}
/**
 * The games that the member played, the latest first.
 */
export interface RecentGames {
list: Game[]
totalPages: number
totalCount: number
}
/**
 * Which differences to list.
 */
export interface ReconciliationDifferencesQuery {
/**
 * Also those that have been settled since.
 */
settled?: ("true" | "false")
}
/**
 * Rounds that a vendor and the wallet have otherwise, newest first.
 */
export interface ReconciliationDifferences {
list: ReconciliationDifference[]
}
export interface ReconciliationDifference {
differenceId: string
integrationId: string
vendorRoundId: string
userId: string
ours: RoundSide
theirs: VendorRoundSide
foundAt: string
/**
 * When both sides were seen to agree.
 */
settledAt: (string | null)
}
/**
 * Codes that stand in for the authenticator, each once. Shown now and never again.
 */
export interface RecoveryCodes {
recoveryCodes: string[]
}
/**
 * The registration form (specification, section 3). Which fields a site asks for, and what they must look like, its document says.
 */
export interface RegisterForm {
username?: string
/**
 * Left out where the account of another service or a code to the mobile number opens the account.
 */
password?: string
confirmPassword?: string
payeeName?: string
email?: string
qqNum?: string
mobileNum?: string
recommenderId?: string
captcha?: string
verificationCode?: string
affiliateCode?: string
paymentPassword?: string
line?: string
whatsapp?: string
facebook?: string
wechat?: string
idNumber?: string
referralCode?: string
nickname?: string
birthday?: string
telegram?: string
zalo?: string
skype?: string
captchaId?: string
/**
 * Digits of the country's dialling code, with or without +.
 */
countryDialingCode?: string
/**
 * The terms were accepted.
 */
terms: true
/**
 * The policy for agents was accepted, where the site has one.
 */
agentPolicy?: true
domain?: string
/**
 * Signs in at once; it does unless this is false.
 */
login?: boolean
/**
 * Connects the account of the service that this browser came back from, which stands in place of a password.
 */
social?: true
firebaseChannel?: string
firebaseIdToken?: string
registerUrl?: string
registerMethod?: "WEB"
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
/**
 * A code for registering.
 */
export interface RegisterSmsRequest {
mobileNum: string
captchaId?: string
/**
 * What the picture says, or the number that was worked out. Needed: without it the call answers `captcha_required`.
 */
captcha?: string
/**
 * Digits of the country's dialling code, with or without +.
 */
countryDialingCode: string
username?: string
}
export interface Registered {
/**
 * Left out where it went into a cookie, and where nobody was signed in.
 */
token?: string
account: string
}
/**
 * Sets another payment password by the password of the account and a code that was sent.
 */
export interface ResetPaymentPassword {
/**
 * That of the account.
 */
password: string
method: ContactMethod1
verificationCode: string
newPaymentPassword: string
confirmNewPaymentPassword: string
}
export interface RevisionParams {
siteId: SiteId
revision: string
}
/**
 * What a revision was made of.
 */
export interface RevisionSources {
revision: number
checksum: string
/**
 * The texts of its documents by file, such as sites/aurora/site.json.
 */
sources: {
[k: string]: string
}
/**
 * SHA-256 of each file in its assets folder, by name.
 */
assets: {
[k: string]: string
}
}
export interface RollBack {
/**
 * The revision to go back to; the one published before the present one when left out.
 */
revision?: number
/**
 * The publication that the caller saw; refused when there has been another one since.
 */
over?: number
}
export interface RoomListQuery {
vassalage: Vassalage
gameCode: string
platform?: string
language?: LanguageCode
}
export interface RoomList {
/**
 * As the vendor tells them; none where it has none.
 * 
 * @maxItems 200
 */
rooms: GameRoom[]
}
export interface GameRoom {
roomId: string
name: string
/**
 * A decimal in the site's currency.
 */
minBet: string
/**
 * A decimal in the site's currency.
 */
maxBet: string
/**
 * People who play there now.
 */
seated: number
}
export interface SessionIdParams {
sessionId: string
}
/**
 * Sets the first payment password by the password of the account, or another one by the old one.
 */
export interface SetPaymentPassword {
/**
 * That of the account; needed for the first payment password.
 */
password?: string
/**
 * Needed where there is one already.
 */
oldPaymentPassword?: string
newPaymentPassword: string
confirmNewPaymentPassword: string
}
export interface SetPlayLimit {
kind: PlayLimitKind
period: PlayLimitPeriod
/**
 * A decimal in the site's currency, above nothing; null takes the limit away.
 */
amount: (string | null)
}
export interface SignInHistory {
list: PastSignIn[]
totalPages: number
totalCount: number
}
export interface PastSignIn {
at: string
address: string
device: string
method: SignInMethodName
}
export interface SignedIn {
/**
 * Left out where it went into a cookie.
 */
token?: string
firstTimeLogin: boolean
/**
 * The password is older than the site allows.
 */
passwordExpired: boolean
/**
 * The account still has the password that it was given.
 */
mustChangePassword: boolean
}
export interface SiteAssetParams {
siteId: SiteId
/**
 * SHA-256 of the bytes, in hex.
 */
digest: string
}
export interface SiteIdParams {
siteId: SiteId
}
/**
 * A member of a site.
 */
export interface SiteMemberParams {
siteId: SiteId
memberId: string
}
export interface MadePublication {
publication: number
revision: number
}
/**
 * The revisions of a site's documents, newest first.
 */
export interface SiteRevisions {
/**
 * What is served; null before the first publish.
 */
published: (SitePublication | null)
revisions: SiteRevision[]
totalCount: number
totalPages: number
}
export interface SitePublication {
/**
 * Counts what was published, from 1.
 */
publication: number
revision: number
}
export interface SiteRevision {
revision: number
checksum: string
/**
 * files for the gateway's own folders, push for documents that were sent to it.
 */
origin: ("files" | "push")
createdAt: string
/**
 * When it was published last; null while it never was.
 */
publishedAt: (string | null)
}
/**
 * A code for signing in or for a new password; the same answer whether or not the number belongs to an account.
 */
export interface SmsRequest {
mobileNum: string
captchaId?: string
/**
 * What the picture says, or the number that was worked out. Needed: without it the call answers `captcha_required`.
 */
captcha?: string
/**
 * Digits of the country's dialling code, with or without +.
 */
countryDialingCode: string
}
export interface SmsSent {
expiredMinutes: number
}
/**
 * Who came back from a service and has no account here yet, as far as this browser knows.
 */
export interface SocialArrival {
provider: SocialProvider
/**
 * The verified address; null where the service vouches for none.
 */
email: (string | null)
name: (string | null)
/**
 * An account here has that address.
 */
isKnownEmail: boolean
}
/**
 * Begins a way to a service that is to be connected with the member.
 */
export interface SocialConnect {
/**
 * The path of the site's own page to come back to, with its query. The value `social` of the query tells there what came of it.
 */
returnTo: string
/**
 * That of the account; needed where it has one.
 */
password?: string
}
export interface SocialDeparture {
/**
 * Where the browser goes to, at the service.
 */
address: string
}
export interface SocialLinks {
links: SocialLink[]
}
export interface SocialLink {
provider: SocialProvider
/**
 * Masked.
 */
email: (string | null)
linkedAt: string
}
export interface SocialParams {
provider: SocialProvider
}
export interface SocialStartQuery {
/**
 * The path of the site's own page to come back to, with its query.
 */
returnTo?: string
/**
 * Remembers the browser for a day.
 */
remember?: "1"
language?: LanguageCode
}
export interface SystemStatus {
/**
 * 0 normal, 1 maintenance, 2 region restricted.
 */
status: (0 | 1 | 2)
title?: string
endTime?: string
message?: string
ip?: string
}
/**
 * Begins to set an authenticator up.
 */
export interface TotpBegin {
/**
 * That of the account.
 */
password: string
}
export interface TotpCode {
/**
 * The six digits that the authenticator shows.
 */
code: string
}
/**
 * Switches the authenticator off: by the password and a code of it, or a recovery code.
 */
export interface TotpDisable {
password: string
/**
 * The six digits that the authenticator shows.
 */
code?: string
/**
 * A recovery code, however it is typed.
 */
recoveryCode?: string
}
/**
 * What an authenticator is set up with. Its first code switches it on.
 */
export interface TotpOffer {
/**
 * In base32, to be typed in.
 */
secret: string
/**
 * The same for a QR code.
 */
otpauthUri: string
/**
 * Until then a first code of it is taken.
 */
expiresAt: string
}
export interface UnreadCount {
count: number
}
export interface VassalGameTypeQuery {
vassalage: Vassalage
language?: LanguageCode
platform?: string
}
/**
 * A call of a vendor on a site.
 */
export interface VendorCallParams {
siteId: SiteId
callId: string
}
/**
 * What a call is answered when it is made once more, by the very same bytes: repeated actions have no second effect, and what was refused may be applied now.
 */
export interface VendorCallReplayed {
status: number
answer: string
wasStatus: number
wasAnswer: string
}
/**
 * Which calls of vendors to list.
 */
export interface VendorCallsQuery {
integration?: string
from?: string
to?: string
/**
 * An HTTP status.
 */
status?: string
/**
 * The id of the last one of the page before.
 */
before?: string
pageSize?: string
}
/**
 * Calls of vendors with what they were answered, newest first.
 */
export interface VendorCalls {
list: VendorCall[]
hasMore: boolean
}
export interface VendorCall {
callId: string
integrationId: string
operation: string
/**
 * The body as it came; bytes that are no UTF-8 are replaced.
 */
request: string
status: number
answer: string
receivedAt: string
tookMs: number
}
export interface VendorGameTypes {
/**
 * In the site's order.
 */
vendors: VendorTypes[]
}
/**
 * A vendor with the types of its games.
 */
export interface VendorTypes {
vassalage: string
displayName: string
/**
 * The types that it has games of, in the menu's order.
 */
gameTypes: VendorGameType[]
}
export interface VendorGameType {
gameType: ListedGameType
gameCategory: GameType
gameCount: number
}
export interface VendorLanes {
lanes: VendorLane[]
}
export interface VendorLane {
gameCategory: GameType
title: string
/**
 * Vendors by their code, in order.
 */
cards: {
[k: string]: VendorCard
}
gameClassify: VendorClassify[]
}
export interface VendorClassify {
key: string
displayName: string
/**
 * Games of this kind by vendor.
 */
vendors: {
[k: string]: number
}
}
/**
 * Limits that a vendor with wallets of its own has to hold a member to, in place of those before.
 */
export interface VendorPlayLimits {
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * Higher each time; limits of a version below the one in force change nothing.
 */
version: number
/**
 * The largest single bet, in minor units; null for any.
 */
max_bet: (number | null)
/**
 * What all bets of the member in this currency may come to together, those from before included and those rolled back left out, in minor units; null for any.
 */
max_staked: (number | null)
}
/**
 * What a vendor's server answers of the rooms of a game.
 */
export interface VendorRooms {
/**
 * @maxItems 200
 */
rooms: VendorRoom[]
}
export interface VendorRoom {
room_id: string
name: string
/**
 * In minor units.
 */
min_bet: number
/**
 * In minor units.
 */
max_bet: number
seated: number
}
export interface VendorSandboxOpened {
integrationId: string
/**
 * Of the call that processes actions.
 */
path: string
userId: string
currency: string
/**
 * One that its actions may name.
 */
game: string
/**
 * A decimal in the site's currency.
 */
credited: string
/**
 * What the member has now.
 */
balance: string
}
/**
 * A test integration of a vendor, in a demo.
 */
export interface VendorSandbox {
vendor: Vassalage
/**
 * What the vendor signs with: the bytes of this very text.
 */
key: string
/**
 * An account of the site.
 */
member: string
/**
 * What the member is given, a decimal in the site's currency.
 */
balance: string
}
/**
 * Game sessions that a vendor has to end.
 */
export interface VendorSessionEnds {
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * As the exchange of the launch code gave them, whether or not it has been made yet.
 * 
 * @minItems 1
 * @maxItems 100
 */
session_ids: string[]
/**
 * The session on the site ended, the player takes a break, or the player has a limit that the vendor cannot hold.
 */
reason: ("sessionEnded" | "excluded" | "limited")
}
/**
 * What a vendor exchanges the code of a launch by.
 */
export interface VendorSessionExchange {
code: string
}
/**
 * Who plays, by the code of a launch.
 */
export interface VendorSession {
/**
 * The member as this vendor knows it; another vendor knows another id. Drawn for the session alone in a trial.
 */
user_id: string
currency: string
currency_symbol: string
currency_decimals: number
language: LanguageCode
session_id: string
/**
 * In minor units; 0 in a trial.
 */
balance: number
/**
 * Where bets are taken from: by calls to this wallet, or from what was transferred to the vendor.
 */
wallet: ("seamless" | "transfer")
mode: ("real" | "trial")
/**
 * The vendor's code, a colon and the game's.
 */
game: string
/**
 * Of the page that the game is shown in.
 */
origin: string
}
/**
 * How one site works with one vendor of games.
 */
export interface VendorSettings {
/**
 * The origin that the vendor's games are served from.
 */
gameUrl: string
/**
 * Where the vendor's own server takes our calls; without, its rounds are not held against ours.
 */
serverUrl?: string
/**
 * Whether each bet must name the session it is made in.
 */
requiresSession: boolean
/**
 * Whether calls of the actions dialect carry a signed X-Timestamp, at most five minutes away. The dialect of separate calls always signs its time.
 */
requiresTimestamp?: boolean
/**
 * What becomes of the rollback of a win that has been spent: what is missing is owed, or the rollback is refused.
 */
overdrawnRollback: ("debt" | "refuse")
/**
 * Actions that the vendor may ask for besides bet, win and rollback.
 * 
 * @maxItems 2
 */
allowedActions: ("bonus_win" | "adjust")[]
limits: VendorLimits
/**
 * Whether a vendor with wallets of its own holds members to the limits that it is handed. Money of members with a limit of bets or stakes goes to no other.
 */
holdsLimits?: boolean
/**
 * The types of games that it serves; all that the catalogue has of it where this is left out.
 * 
 * @maxItems 20
 */
gameTypes?: string[]
/**
 * Codes of games that the vendor tests with, and that the catalogue does not have.
 * 
 * @maxItems 40
 */
testGames?: string[]
}
export interface VendorLimits {
/**
 * The largest single bet by currency, in minor units as a decimal.
 */
maxBetMinor?: {
[k: string]: string
}
}
/**
 * What a vendor's server answers of a member's wallet there.
 */
export interface VendorWalletBalance {
/**
 * In minor units.
 */
balance: number
}
/**
 * What was signed in to, or how long the code that was sent is good.
 */
export interface VerifiedSignIn {
/**
 * A code was sent and is good for that long.
 */
expiredMinutes?: number
token?: string
firstTimeLogin?: boolean
passwordExpired?: boolean
mustChangePassword?: boolean
}
/**
 * The second half of a sign-in from a new address.
 */
export interface VerifySignIn {
challengeId: string
method: ExtraMethod
/**
 * The code that was sent or is shown by the authenticator, a recovery code, or the name on the bank account. Left out to have a code sent.
 */
answer?: string
/**
 * `cookie`: the token goes into an HttpOnly cookie and stays out of the answer.
 */
transport?: "cookie"
}
export interface Visitor {
location: Location
maintenance: (MaintenanceVerdict | NoMaintenance)
regionRestriction: (RegionVerdict | NoRestriction)
}
/**
 * Dialect of separate calls: how much a member has.
 */
export interface WalletBalanceCall {
/**
 * The vendor's, unique among all of its calls that move money.
 */
request_id: string
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * The vendor's code, a colon, and the code of the game.
 */
game: string
}
/**
 * What the member has to play with.
 */
export interface WalletBalance {
/**
 * A decimal in the site's currency.
 */
balance: string
currency: string
currencySymbol: string
}
/**
 * Dialect of separate calls: a bet.
 */
export interface WalletBetCall {
/**
 * The vendor's, unique among all of its calls that move money.
 */
request_id: string
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * The vendor's code, a colon, and the code of the game.
 */
game: string
/**
 * What the vendor calls the round.
 */
round_id: string
/**
 * The session that the bet is made in.
 */
session_id?: string
/**
 * Closes the round.
 */
is_finished?: boolean
/**
 * In minor units.
 */
amount: number
}
/**
 * Dialect of separate calls: what is answered to a call that is applied.
 */
export interface WalletCallAnswer {
status: "OK"
request_id: string
/**
 * What the member has, in minor units.
 */
balance: number
/**
 * Left out by a balance. The same for each repeat.
 */
transaction_id?: string
}
/**
 * Dialect of separate calls: what is answered when nothing is applied.
 */
export interface WalletCallRefusal {
/**
 * The reason in a word.
 */
status: ("INVALID_REQUEST" | "INVALID_SIGNATURE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "TOO_LARGE" | "INSUFFICIENT_FUNDS" | "SESSION_ENDED" | "UNKNOWN_USER" | "UNKNOWN_GAME" | "MAINTENANCE" | "LIMIT_REACHED" | "SELF_EXCLUDED" | "GAME_DISABLED" | "WRONG_CURRENCY" | "DUPLICATE_REQUEST" | "LAUNCH_CODE_INVALID" | "INTERNAL_ERROR")
message: string
/**
 * Left out where the call could not be read.
 */
request_id?: string
/**
 * What the member has, in minor units.
 */
balance?: number
}
/**
 * One call of a vendor to the seamless wallet: an ordered list of actions, all applied or none.
 */
export interface WalletProcess {
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * The vendor's code, a colon, and the code of the game.
 */
game: string
/**
 * What the vendor calls the round; needed with actions and to close it.
 */
game_id?: string
/**
 * Closes the round.
 */
finished?: boolean
/**
 * The session that the bets are made in.
 */
session_id?: string
/**
 * @maxItems 100
 */
actions?: WalletProcessAction[]
}
export interface WalletProcessAction {
action: ("bet" | "win" | "rollback" | "bonus_win" | "adjust")
/**
 * The vendor's, unique among all of its actions.
 */
action_id: string
/**
 * In minor units; only an adjustment may be below nothing.
 */
amount?: number
/**
 * What a rollback reverses.
 */
original_action_id?: string
}
/**
 * What a vendor is answered when its call is applied.
 */
export interface WalletProcessed {
/**
 * What the member has, in minor units.
 */
balance: number
/**
 * As it was asked for; left out without actions.
 */
game_id?: string
/**
 * In the order of the actions; left out without any.
 */
transactions?: WalletTransaction[]
}
export interface WalletTransaction {
action_id: string
/**
 * The same for each repeat of an action.
 */
tx_id: string
}
/**
 * What a vendor is answered when nothing of its call is applied.
 */
export interface WalletRefusal {
code: number
message: string
/**
 * What the member has, in minor units.
 */
balance?: number
}
/**
 * Dialect of separate calls: takes a bet or a win back.
 */
export interface WalletRollbackCall {
/**
 * The vendor's, unique among all of its calls that move money.
 */
request_id: string
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * The vendor's code, a colon, and the code of the game.
 */
game: string
/**
 * What the vendor calls the round.
 */
round_id: string
/**
 * The session that the bet is made in.
 */
session_id?: string
/**
 * Closes the round.
 */
is_finished?: boolean
/**
 * The bet or win that is taken back.
 */
original_request_id: string
}
/**
 * Rounds that were opened from a moment on and before another.
 */
export interface WalletRoundsQuery {
/**
 * RFC 3339, in UTC.
 */
from: string
/**
 * RFC 3339, in UTC.
 */
to: string
/**
 * From the answer before.
 */
cursor?: string
}
/**
 * The reconciliation list: rounds as one side has them, by the moment they were opened. Both sides list them so; tx_id is the wallet's alone.
 */
export interface WalletRounds {
rounds: WalletRound[]
/**
 * Asks for what follows; left out at the end.
 */
next_cursor?: string
}
export interface WalletRound {
game_id: string
/**
 * The vendor's code, a colon, and the code of the game.
 */
game: string
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * What was bet and not rolled back, in minor units.
 */
bet: number
/**
 * What was won and not rolled back, in minor units.
 */
win: number
/**
 * What bets and wins came to that were rolled back, in minor units.
 */
rolled_back: number
finished: boolean
/**
 * When it began, RFC 3339 in UTC. Vendors that keep wallets of their own tell it.
 */
opened_at?: string
/**
 * When it was over, RFC 3339 in UTC.
 */
closed_at?: string
/**
 * In the order in which they were applied.
 */
actions: WalletRoundAction[]
}
export interface WalletRoundAction {
action: ("bet" | "win" | "rollback" | "bonus_win" | "adjust")
action_id: string
/**
 * As asked for, in minor units; 0 for a rollback.
 */
amount: number
tx_id?: string
}
export interface WalletTransfer {
/**
 * `recallAll` brings back what lies with all vendors, and names neither vendor nor amount.
 */
direction: ("toVendor" | "fromVendor" | "recallAll")
vendor?: Vassalage
/**
 * A decimal in the site's currency; all that lies there where it is left out of `fromVendor`.
 */
amount?: string
}
export interface WalletTransferred {
/**
 * The main wallet's after it.
 */
balance: string
currency: string
transfers: VendorTransfer[]
}
export interface VendorTransfer {
transferId: string
vendor: string
direction: ("toVendor" | "fromVendor")
/**
 * A decimal in the site's currency.
 */
amount: string
/**
 * `pending` while the vendor gave no answer: it is asked again until it does. `refused` moved nothing; where the vendors refused all of it, the call fails with `transfer_refused` instead.
 */
status: ("done" | "pending" | "refused")
}
/**
 * Dialect of separate calls: a win, or a round that ends without one by an amount of 0.
 */
export interface WalletWinCall {
/**
 * The vendor's, unique among all of its calls that move money.
 */
request_id: string
/**
 * What the vendor calls the member.
 */
user_id: string
/**
 * The site's code.
 */
currency: string
/**
 * The vendor's code, a colon, and the code of the game.
 */
game: string
/**
 * What the vendor calls the round.
 */
round_id: string
/**
 * The session that the bet is made in.
 */
session_id?: string
/**
 * Closes the round.
 */
is_finished?: boolean
/**
 * In minor units.
 */
amount: number
}
export interface Whitelabel {
whitelabel: Flags
}
export interface WinnerBoardQuery {
gameCategory?: "ALL"
language?: LanguageCode
/**
 * At most 20; 20 when not given.
 */
limitNum?: string
platform?: string
}
export interface WinnerBoard {
list: WinnerEntry[]
}
export interface WinnerEntry {
vo: Winner
}

/** The props of every widget by its name. */

export interface PropsByWidget {
  'account-menu': AccountMenuProps;
  'account-note': AccountNoteProps;
  'agent-landing': AgentLandingProps;
  'app-download': AppDownloadProps;
  'app-guide': AppGuideProps;
  'balance-cell': BalanceCellProps;
  'bank-accounts': BankAccountsProps;
  'banner': BannerProps;
  'bet-records': BetRecordsProps;
  'bottom-bar': BottomBarProps;
  'brand-note': BrandNoteProps;
  'button-row': ButtonRowProps;
  'category-gates': CategoryGatesProps;
  'category-tiles': CategoryTilesProps;
  'change-password-form': ChangePasswordFormProps;
  'classify-menu': ClassifyMenuProps;
  'collection-list': CollectionListProps;
  'columns': ColumnsProps;
  'consolidated-funds': ConsolidatedFundsProps;
  'contact-form': ContactFormProps;
  'copyright': CopyrightProps;
  'domain-list': DomainListProps;
  'draw-list': DrawListProps;
  'draw-results': DrawResultsProps;
  'e-wallets': EWalletsProps;
  'favourite-games': FavouriteGamesProps;
  'feedback-form': FeedbackFormProps;
  'footer-band': FooterBandProps;
  'footer-columns': FooterColumnsProps;
  'forgot-form': ForgotFormProps;
  'game-grid': GameGridProps;
  'game-menu': GameMenuProps;
  'game-search': GameSearchProps;
  'game-section': GameSectionProps;
  'game-stage': GameStageProps;
  'guest-actions': GuestActionsProps;
  'hand-off-confirm': HandOffConfirmProps;
  'header-bar': HeaderBarProps;
  'help-centre': HelpCentreProps;
  'help-list': HelpListProps;
  'icon-link': IconLinkProps;
  'inbox': InboxProps;
  'language-select': LanguageSelectProps;
  'legal-licence': LegalLicenceProps;
  'link-list': LinkListProps;
  'link-row': LinkRowProps;
  'lobby-filters': LobbyFiltersProps;
  'lobby-head': LobbyHeadProps;
  'login-form': LoginFormProps;
  'logo-bar': LogoBarProps;
  'member-menu': MemberMenuProps;
  'member-section': MemberSectionProps;
  'menu-banner': MenuBannerProps;
  'modal-art': ModalArtProps;
  'next-draw': NextDrawProps;
  'not-found': NotFoundProps;
  'notice-bar': NoticeBarProps;
  'notice-bell': NoticeBellProps;
  'notice-list': NoticeListProps;
  'page-heading': PageHeadingProps;
  'page-note': PageNoteProps;
  'pagination': PaginationProps;
  'payment-password-form': PaymentPasswordFormProps;
  'play-limits-form': PlayLimitsFormProps;
  'play-limits': PlayLimitsProps;
  'popup-list': PopupListProps;
  'product-list': ProductListProps;
  'profile-card': ProfileCardProps;
  'profile-form': ProfileFormProps;
  'promotion-detail': PromotionDetailProps;
  'promotion-list': PromotionListProps;
  'recent-games': RecentGamesProps;
  'register-form': RegisterFormProps;
  'rich-text': RichTextProps;
  'security-overview': SecurityOverviewProps;
  'service-bar': ServiceBarProps;
  'session-list': SessionListProps;
  'side-menu': SideMenuProps;
  'sign-in-closed': SignInClosedProps;
  'sign-in-history': SignInHistoryProps;
  'sign-out-confirm': SignOutConfirmProps;
  'site-clock': SiteClockProps;
  'social-accounts': SocialAccountsProps;
  'social-links': SocialLinksProps;
  'status-maintenance': StatusMaintenanceProps;
  'status-region': StatusRegionProps;
  'top-navigation': TopNavigationProps;
  'two-step': TwoStepProps;
  'utility-strip': UtilityStripProps;
  'vendor-grid': VendorGridProps;
  'vendor-logos': VendorLogosProps;
  'vendor-menu': VendorMenuProps;
  'wallet-transfer': WalletTransferProps;
  'winner-board': WinnerBoardProps;
}

export type WidgetName = keyof PropsByWidget;

/** The version of every widget schema, and whether it takes children. */

export const WIDGET_SCHEMAS: { readonly [Name in WidgetName]: { readonly version: number; readonly children: boolean } } = {
  'account-menu': { version: 1, children: false },
  'account-note': { version: 1, children: false },
  'agent-landing': { version: 1, children: true },
  'app-download': { version: 1, children: false },
  'app-guide': { version: 1, children: true },
  'balance-cell': { version: 1, children: false },
  'bank-accounts': { version: 1, children: false },
  'banner': { version: 1, children: false },
  'bet-records': { version: 1, children: false },
  'bottom-bar': { version: 1, children: false },
  'brand-note': { version: 1, children: true },
  'button-row': { version: 1, children: false },
  'category-gates': { version: 1, children: false },
  'category-tiles': { version: 1, children: false },
  'change-password-form': { version: 1, children: false },
  'classify-menu': { version: 1, children: false },
  'collection-list': { version: 1, children: false },
  'columns': { version: 1, children: true },
  'consolidated-funds': { version: 1, children: false },
  'contact-form': { version: 1, children: false },
  'copyright': { version: 1, children: false },
  'domain-list': { version: 1, children: false },
  'draw-list': { version: 1, children: false },
  'draw-results': { version: 1, children: false },
  'e-wallets': { version: 1, children: false },
  'favourite-games': { version: 1, children: false },
  'feedback-form': { version: 1, children: false },
  'footer-band': { version: 1, children: true },
  'footer-columns': { version: 1, children: true },
  'forgot-form': { version: 1, children: false },
  'game-grid': { version: 1, children: false },
  'game-menu': { version: 1, children: false },
  'game-search': { version: 1, children: false },
  'game-section': { version: 2, children: false },
  'game-stage': { version: 1, children: false },
  'guest-actions': { version: 1, children: false },
  'hand-off-confirm': { version: 1, children: false },
  'header-bar': { version: 1, children: true },
  'help-centre': { version: 1, children: false },
  'help-list': { version: 1, children: false },
  'icon-link': { version: 1, children: false },
  'inbox': { version: 1, children: false },
  'language-select': { version: 1, children: false },
  'legal-licence': { version: 1, children: false },
  'link-list': { version: 1, children: false },
  'link-row': { version: 1, children: false },
  'lobby-filters': { version: 1, children: false },
  'lobby-head': { version: 1, children: false },
  'login-form': { version: 1, children: false },
  'logo-bar': { version: 1, children: true },
  'member-menu': { version: 1, children: true },
  'member-section': { version: 1, children: true },
  'menu-banner': { version: 1, children: false },
  'modal-art': { version: 1, children: false },
  'next-draw': { version: 1, children: false },
  'not-found': { version: 1, children: false },
  'notice-bar': { version: 1, children: false },
  'notice-bell': { version: 1, children: false },
  'notice-list': { version: 1, children: false },
  'page-heading': { version: 1, children: false },
  'page-note': { version: 1, children: false },
  'pagination': { version: 1, children: false },
  'payment-password-form': { version: 1, children: false },
  'play-limits-form': { version: 1, children: false },
  'play-limits': { version: 1, children: false },
  'popup-list': { version: 1, children: false },
  'product-list': { version: 1, children: false },
  'profile-card': { version: 1, children: false },
  'profile-form': { version: 1, children: false },
  'promotion-detail': { version: 1, children: false },
  'promotion-list': { version: 1, children: false },
  'recent-games': { version: 1, children: false },
  'register-form': { version: 1, children: false },
  'rich-text': { version: 1, children: false },
  'security-overview': { version: 1, children: false },
  'service-bar': { version: 1, children: false },
  'session-list': { version: 1, children: false },
  'side-menu': { version: 1, children: true },
  'sign-in-closed': { version: 1, children: false },
  'sign-in-history': { version: 1, children: false },
  'sign-out-confirm': { version: 1, children: false },
  'site-clock': { version: 1, children: false },
  'social-accounts': { version: 1, children: false },
  'social-links': { version: 1, children: false },
  'status-maintenance': { version: 1, children: false },
  'status-region': { version: 1, children: false },
  'top-navigation': { version: 1, children: false },
  'two-step': { version: 1, children: false },
  'utility-strip': { version: 1, children: true },
  'vendor-grid': { version: 1, children: false },
  'vendor-logos': { version: 1, children: false },
  'vendor-menu': { version: 1, children: false },
  'wallet-transfer': { version: 1, children: false },
  'winner-board': { version: 1, children: false },
};

