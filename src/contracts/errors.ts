/** One refusal of the gateway: the HTTP status it is answered with and what it means to a caller. */
export interface ErrorDefinition {
  readonly status: number;
  readonly meaning: string;
}

/**
 * Every refusal that the gateway answers, by its stable code (design of the HTTP contract, "envelope"). Codes are never
 * renamed or given another meaning: clients branch on them. The words for people are in the gateway's messages, by
 * language.
 */
export const errorCatalogue = {
  invalid_request: {
    status: 400,
    meaning: 'A value is missing, unknown or of the wrong form; `fields` names each one.',
  },
  stale_envelope: {
    status: 400,
    meaning: 'The encrypted body was sent before, or was made more than five minutes ago; encrypt it afresh.',
  },
  not_logged_in: {
    status: 401,
    meaning: 'The call needs a session; there is none, or it ended, or it is of another site.',
  },
  invalid_credentials: {
    status: 401,
    meaning: 'Account and password do not belong together; with `captcha`, further tries need one.',
  },
  captcha_required: {
    status: 401,
    meaning:
      'The call needs a captcha of `GET /wps/captcha` that is right: there were failures, or nobody is signed in.',
  },
  remembered_elsewhere: {
    status: 401,
    meaning:
      'What the browser was remembered by was used before, so that two have it; everything that it opened is ended.',
  },
  invalid_verification_code: { status: 401, meaning: 'The code is wrong, used or expired.' },
  extra_verification: {
    status: 401,
    meaning: 'The sign-in needs another proof; `challengeId` and `methods` tell how to finish it.',
  },
  operator_token_required: { status: 401, meaning: "The call is an operator's and carries no valid token." },
  non_agent: { status: 403, meaning: 'The page signs agents in, and the account is none.' },
  non_member: { status: 403, meaning: 'The account is not one that signs in here.' },
  sign_in_again: {
    status: 403,
    meaning: 'The account has no password to prove itself by, and the session was not opened by hand a moment ago.',
  },
  password_change_required: {
    status: 403,
    meaning: 'The member has to change the password first; until then no other call is answered.',
  },
  second_operator_required: {
    status: 403,
    meaning: 'Whoever asked cannot confirm it, nor an account created since; a second operator has to.',
  },
  account_frozen: {
    status: 403,
    meaning: 'An upline of the member keeps it from signing in and playing; service knows whom to ask.',
  },
  not_direct_downline: { status: 403, meaning: 'Only the direct upline of the member may do it.' },
  frozen_by_upline: {
    status: 409,
    meaning: 'An agent above froze the member: only that one, or one above it, can unfreeze it.',
  },
  too_many_links: { status: 409, meaning: 'The agent has as many links as it may have.' },
  agents_only: { status: 403, meaning: 'The call is for agents.' },
  not_for_agents: { status: 403, meaning: 'The call is for plain members; agents have links of their own.' },
  operator_role_required: { status: 403, meaning: 'The call needs a role that the operator does not have there.' },
  operator_proof_required: {
    status: 403,
    meaning:
      'The call needs a code of the authenticator within the last ten minutes; give one to `me/proof` and repeat it.',
  },
  in_need_true_account: { status: 403, meaning: 'A trial account may not do this.' },
  origin_refused: { status: 403, meaning: "A state-changing call came without the site's own origin." },
  feature_disabled: {
    status: 403,
    meaning: "The site's flags turn the call's module off, or it offers no games of the kind.",
  },
  play_excluded: { status: 403, meaning: 'The member is kept from playing, by its own wish or an operator.' },
  play_time_reached: {
    status: 403,
    meaning: 'The member has played as long as its limits on time allow; a later period, or a break, lets it play.',
  },
  reality_check_due: { status: 403, meaning: 'The member owes the answer to a reality check before it plays on.' },
  self_exclusion_holds: {
    status: 403,
    meaning:
      'The member excluded itself: nobody ends that early, and after its time the member alone where it ends on request.',
  },
  identity_check_needed: {
    status: 403,
    meaning: 'The site asks for a passed check of the age or the name first; `fields` names which.',
  },
  self_excluded: { status: 403, meaning: 'The member is kept from depositing, by its own wish or an operator.' },
  trial_not_supported: { status: 403, meaning: 'The game cannot be tried for nothing.' },
  unknown_site: { status: 404, meaning: 'No site answers to this host.' },
  unknown_revision: { status: 404, meaning: 'The site has no such revision, or none that was published before.' },
  unknown_operator: { status: 404, meaning: 'There is no such account of an operator.' },
  unknown_member: { status: 404, meaning: 'The site has no such member.' },
  game_disabled: { status: 422, meaning: 'The site has switched this game off for the time being.' },
  game_not_found: {
    status: 404,
    meaning: 'The site offers no such game, nobody serves it there, or it is not started by itself.',
  },
  chat_unavailable: { status: 404, meaning: 'The site offers no such live chat.' },
  chat_not_found: { status: 404, meaning: 'The member never had a live chat, or the site has none by this number.' },
  chat_closed: { status: 409, meaning: 'The live chat has ended; a new one has to be opened.' },
  chat_claimed: { status: 409, meaning: 'The operator has not taken the live chat, or another one has.' },
  chat_not_rateable: { status: 409, meaning: 'The latest live chat has not ended, or nobody answered in it.' },
  invitation_code_error: { status: 404, meaning: 'Nobody has this invitation code.' },
  unknown_arrival: { status: 404, meaning: 'Nobody came back from a service to this browser, or too long ago.' },
  operator_link_over: { status: 404, meaning: 'The link was used, replaced or has expired; an admin makes a new one.' },
  not_found: { status: 404, meaning: 'There is no such call, file or page.' },
  method_not_allowed: { status: 405, meaning: 'The address takes other methods; `Allow` names them.' },
  request_timeout: { status: 408, meaning: 'The request did not arrive in whole in time.' },
  no_raised_limit: {
    status: 409,
    meaning: 'No raised limit of that amount can be confirmed: none was asked for, its 24 hours last, or it lapsed.',
  },
  account_taken: { status: 409, meaning: 'There is an account of that name or number already; `fields` tells which.' },
  password_needed: {
    status: 409,
    meaning: 'The account has no password to prove itself by; it is to choose one first.',
  },
  totp_is_on: { status: 409, meaning: 'The account has an authenticator already.' },
  totp_is_off: { status: 409, meaning: 'The account has no authenticator.' },
  already_signed_in: {
    status: 409,
    meaning: 'The browser has a session; a code from elsewhere does not replace it.',
  },
  payout_waiting: {
    status: 409,
    meaning:
      'The account was added less than 24 hours ago, and no second factor confirmed it; nothing is paid to it yet.',
  },
  no_upline: { status: 409, meaning: 'The member has no upline to send anything to; nothing is moved.' },
  withdrawal_closed: {
    status: 409,
    meaning: 'It is too late: the withdrawal was approved already, or its part was answered or decided.',
  },
  proof_required: {
    status: 409,
    meaning: 'Who says that a part did not arrive in full adds an image that shows it, first.',
  },
  case_claimed: { status: 409, meaning: 'Another operator works on the request.' },
  case_held: { status: 409, meaning: 'Another operator put the request aside; look at it again.' },
  case_decided: {
    status: 409,
    meaning: 'The request is not open any more, or not as it was shown; look again before deciding.',
  },
  deposit_closed: {
    status: 409,
    meaning: 'The deposit takes no receipts: it is no bank transfer, or it is over.',
  },
  no_own_contract: { status: 409, meaning: 'The agent has no contract of the kind, so it can offer none.' },
  offer_open: { status: 409, meaning: 'An offer of the kind waits for the answer of the member.' },
  contract_closed: {
    status: 409,
    meaning: 'The contract is not open for it: it was answered, withdrawn, terminated or is over; look at it again.',
  },
  limit_reached: { status: 409, meaning: 'There are as many as the site allows.' },
  transfer_pending: { status: 409, meaning: 'A transfer with this vendor is still under way.' },
  social_taken: { status: 409, meaning: "The service's account or the member is connected with somebody already." },
  last_sign_in_way: { status: 409, meaning: 'Nothing else would open the account.' },
  publication_conflict: {
    status: 409,
    meaning: 'Something else was published in between; look again before publishing.',
  },
  no_next_master_key: {
    status: 409,
    meaning: 'The gateway knows no master key behind the one in use; operators add it to `MASTER_KEY` first.',
  },
  integration_exists: { status: 409, meaning: 'The site has an integration with the vendor already.' },
  vendor_keys_full: {
    status: 409,
    meaning: 'Two keys of the integration are valid already; one has to end before a further one is made.',
  },
  last_vendor_key: { status: 409, meaning: 'It is the only valid key of the integration; rotate it instead.' },
  member_has_money: { status: 409, meaning: 'The member has money, a debt or a bonus; nothing is erased.' },
  member_is_busy: {
    status: 409,
    meaning: 'A payment or a round of the member is open, or members stand below it; nothing is erased.',
  },
  member_data_kept: {
    status: 409,
    meaning: 'The site keeps personal data for longer after the last activity (`memberDataDays`); nothing is erased.',
  },
  payload_too_large: { status: 413, meaning: 'The body is larger than the call takes.' },
  unsupported_media_type: { status: 415, meaning: 'The body has a content type that the call does not take.' },
  not_an_image: {
    status: 415,
    meaning: 'The bytes are no PNG or JPEG, whatever their name or type says; nothing is kept.',
  },
  encryption_required: { status: 415, meaning: 'The body must be encrypted to a key of /wps/system/keys.' },
  image_too_large: {
    status: 422,
    meaning: 'The image has more pixels than the gateway decodes; nothing is kept.',
  },
  image_damaged: { status: 422, meaning: 'The image cannot be read to its end; nothing is kept.' },
  idempotency_mismatch: {
    status: 422,
    meaning: 'The key was sent before with something else; nothing is stored.',
  },
  insufficient_funds: { status: 422, meaning: 'The account does not cover the amount; nothing is moved.' },
  draw_closed: {
    status: 409,
    meaning: 'The draw takes no bets any more, and its tickets can no longer be cancelled.',
  },
  lottery_number_full: {
    status: 409,
    meaning: 'So much is bet on a number of the draw that the site sells no more of it; `fields` names the line.',
  },
  play_limit_reached: {
    status: 422,
    meaning: "It would pass a limit of the member's play; nothing is moved.",
  },
  amount_out_of_range: {
    status: 422,
    meaning:
      'No such amount is taken: `min` and `max` tell what is, of a withdrawal also `leftToday`. Nothing is moved.',
  },
  deposit_limit_reached: {
    status: 422,
    meaning: "It would pass a limit of the member's deposits; nothing is moved.",
  },
  payment_password_required: {
    status: 422,
    meaning: 'The member has no payment password yet, or the call came without it; nothing is moved.',
  },
  wrong_payment_password: { status: 422, meaning: 'The payment password is wrong; nothing is moved.' },
  turnover_open: {
    status: 422,
    meaning: 'The amount reaches into what is locked until it is played through; nothing is moved.',
  },
  not_enough_funds: { status: 422, meaning: 'The wallet does not cover the withdrawal; nothing is moved.' },
  bonus_not_found: { status: 404, meaning: 'The member has no such bonus.' },
  bonus_ended: { status: 409, meaning: 'The bonus is over: it became money, was used up, was given up or expired.' },
  bonus_in_play: {
    status: 409,
    meaning: 'A round is open that the bonus paid for; it is kept until the round is over.',
  },
  not_enough_points: { status: 422, meaning: 'The member has fewer points; nothing is moved.' },
  deposits_required: {
    status: 422,
    meaning: 'The member has deposited less than the item asks for; nothing is moved.',
  },
  price_changed: { status: 409, meaning: 'The item has another price than the member saw; nothing is moved.' },
  sold_out: { status: 409, meaning: 'Fewer pieces are left than were asked for; nothing is moved.' },
  reward_unknown: { status: 404, meaning: 'The member has no such reward.' },
  promotion_coming_soon: { status: 409, meaning: 'The promotion cannot be joined yet.' },
  promotion_closed: { status: 409, meaning: 'The promotion cannot be joined any more, or is not there any more.' },
  already_applied: {
    status: 409,
    meaning: 'The member has an application that waits or was approved, or as many as a member may send.',
  },
  already_claimed: { status: 422, meaning: 'The reward was claimed before; nothing is moved.' },
  mission_open: { status: 422, meaning: 'The target of the mission is not reached; nothing is moved.' },
  nothing_to_claim: {
    status: 422,
    meaning: 'Less than the least amount of a claim is there to be claimed; nothing is moved.',
  },
  reward_expired: { status: 422, meaning: 'The reward was not claimed in time; nothing is moved.' },
  too_many_today: { status: 422, meaning: 'As many withdrawals as a day allows were asked for; nothing is moved.' },
  payment_refused: { status: 422, meaning: 'The payment provider refused to start the payment; nothing is moved.' },
  channel_closed: { status: 422, meaning: 'The member may not use the channel now; nothing is moved.' },
  transfer_refused: { status: 422, meaning: 'The vendor refused the transfer; nothing is moved.' },
  vendor_holds_no_limits: {
    status: 422,
    meaning: 'The vendor cannot hold a limit of the member on bets or stakes; no game starts and nothing is moved.',
  },
  documents_refused: {
    status: 422,
    meaning: 'The documents have faults; `problems` tells each with file, line and column.',
  },
  upgrade_required: { status: 426, meaning: 'The address takes WebSocket connections only.' },
  too_many_requests: { status: 429, meaning: 'The limit is reached; `Retry-After` tells when to try again.' },
  headers_too_large: { status: 431, meaning: 'The headers of the request are larger than the gateway takes.' },
  region_restricted: { status: 451, meaning: "The site does not serve the visitor's region." },
  internal_error: { status: 500, meaning: 'Something unexpected failed; the request id finds it in the log.' },
  page_unavailable: { status: 503, meaning: 'The pages of the portal are not built, or cannot be rendered now.' },
  maintenance: { status: 503, meaning: 'The site is in maintenance.' },
  busy: { status: 503, meaning: 'Too much of this work is waiting already; try again in a moment.' },
  social_unavailable: { status: 503, meaning: 'The service does not answer now, or the site is not known to it.' },
  round_not_shown: { status: 404, meaning: 'The vendor of the game does not show the round.' },
  round_not_over: { status: 409, meaning: 'The round is not over yet; it is shown when it is.' },
  vendor_unavailable: { status: 503, meaning: 'The vendor of the game does not answer now.' },
  vendor_maintenance: { status: 503, meaning: 'The site has switched the vendor of the game off for the time being.' },
  payment_unavailable: {
    status: 503,
    meaning: 'The payment provider does not answer now; the same request with the same key may be sent again.',
  },
  messages_unavailable: { status: 503, meaning: 'No message can be sent at the moment; try another way.' },
} as const satisfies Readonly<Record<string, ErrorDefinition>>;

/** The stable code of a refusal. */
export type ErrorCode = keyof typeof errorCatalogue;

/** What can be wrong with one field of an `invalid_request`, by its stable code. */
export const fieldErrorCatalogue = {
  unknown_field: 'The call knows no such field.',
  required: 'The field is missing.',
  wrong_type: 'The value is of another type, or given twice.',
  not_allowed_value: 'The value is none of those that are allowed.',
  wrong_format: 'The value does not have the form that it needs.',
  too_short: 'The value is shorter than allowed.',
  too_long: 'The value is longer than allowed.',
  out_of_range: 'The number is outside its range.',
  mismatch: 'The value is not the same as the one that it repeats.',
  taken: 'Somebody has it already.',
  too_common: 'The password is among the first that anybody would guess.',
  too_young: 'The birthday is of somebody younger than the site allows.',
  same_as_before: 'The new value is the old one.',
  wrong_value: 'The value is not the right one.',
  locked: 'The value was settled before and stays.',
  same_as_other_password: 'It is the other password of the account; the two have to differ.',
} as const satisfies Readonly<Record<string, string>>;

/** The stable code of what is wrong with a field. */
export type FieldErrorCode = keyof typeof fieldErrorCatalogue;
