/** Rows that only database functions write; no other row here makes them. */
export const OWNERS_ROWS = [
  `top_win (site_id, currency, round_id, account_id, win_minor) values (SITE, 'EUR', 1, 1, 1)`,
  `top_win_floor (site_id, currency, day, floor_minor) values (SITE, 'EUR', '2026-01-01', 1)`,
  `vendor_stake (site_id, member_id, integration_id, currency, staked_minor) values (SITE, 'A', 'v', 'EUR', 1)`,
  `archived_sum (site_id, account_id, month, amount) values (SITE, 1, '2020-01-01', 0)`,
  `team_progress (site_id, counted_to) values (SITE, '2026-01-01')`,
  `team_play (site_id, slot, member_id, bets, bet_minor, win_minor, bonus_minor, rebate_minor)
    values (SITE, '2026-01-01', 'A', 1, 1, 0, 0, 0)`,
  `team_vendor_play (site_id, account_id, at, bets, bet_minor, win_minor) values (SITE, 1, now(), 1, 1, 0)`,
  `team_day (site_id, agent_id, child_id, day, bets, bet_minor, win_minor, bonus_minor, rebate_minor, deposit_minor,
    withdrawal_minor, active, registrations, first_deposits)
    values (SITE, 'A', '', '2026-01-01', 1, 1, 0, 0, 0, 0, 0, 1, 0, 0)`,
  `team_active_day (site_id, agent_id, child_id, day, prior_day, people)
    values (SITE, 'A', '', '2026-01-01', '-infinity', 1)`,
  `team_note (site_id, author_id, member_id, text, at) values (SITE, 'A', 'A', 'note', '2026-01-01')`,
  `team_link (site_id, code, owner_id, name, host, made_at) values (SITE, 'LINK', 'A', 'link', 'h', '2026-01-01')`,
  `team_link_day (site_id, code, day) values (SITE, 'LINK', '2026-01-01')`,
  `agent_contract (site_id, member_id, upline_id, kind, period, version, tiers, top_rate, starts_on, from_at, until_at,
    state, offered_at, expires_at, request_key, digest)
    values (SITE, 'A', 'B', 'daily', 'day', 1, '[]', 100, '2026-01-01', '2026-01-01', 'infinity', 'active',
    '2026-01-01', '2026-01-08', 'k', 'd')`,
  `agent_contract_step (site_id, contract_id, step_no, member_id, step, at)
    values (SITE, 1, 1, 'A', 'offered', '2026-01-01')`,
  `agent_contract_draft (site_id, upline_id, member_id, kind, period, tiers, saved_at)
    values (SITE, 'B', 'A', 'daily', 'daily', '[]', '2026-01-01')`,
  `agent_progress (site_id, kind, settled_to) values (SITE, 'daily', '2026-01-01')`,
  `agent_run (site_id, kind, period, from_at, until_at, due_at, min_bet_minor, is_carried, house_tiers, settled_at)
    values (SITE, 'daily', 'day', '2026-01-01', '2026-01-02', '2026-01-02', 0, false, '[]', '2026-01-02')`,
  `agent_input (site_id, run_id, agent_id, upline_id, child_id, members, active, bet_minor, win_minor, bonus_minor,
    rebate_minor) values (SITE, 1, 'A', 'B', '', 1, 1, 1, 0, 0, 0)`,
  `agent_share (site_id, run_id, agent_id, upline_id, turnover_minor, active, base_minor, carry_in_minor,
    debt_in_minor, tier, tier_rate, cap_rate, gross_minor, downlines_minor, paid_minor, carry_out_minor,
    debt_out_minor) values (SITE, 1, 'A', 'B', 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0)`,
  `agent_carry (site_id, kind, agent_id, carry_minor, debt_minor) values (SITE, 'daily', 'A', 0, 1)`,
  `agent_payment (site_id, run_id, agent_id, kind, amount_minor, currency, day, from_at, until_at, due_at, state)
    values (SITE, 1, 'A', 'daily', 1, 'EUR', '2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02', 'ready')`,
  `chat (site_id, chat_id, member_id, state, opened_at) overriding system value
    values (SITE, 1, 'A', 'waiting', '2026-01-01')`,
  `chat_message (site_id, chat_id, message_no, author, text, at) values (SITE, 1, 1, 'member', 'a', '2026-01-01')`,
  `chat_image (site_id, chat_id, message_no, member_id, file_sha256, media_type, width, height, bytes, created_at)
    values (SITE, 1, 1, 'A', repeat('a', 64), 'image/png', 1, 1, '\\\\x00', '2026-01-01')`,
  `bonus (site_id, bonus_id, member_id, currency, source, state, granted_minor, required_minor, is_first, days,
    granted_at) overriding system value values (SITE, 1, 'A', 'EUR', 'a', 'waiting', 1, 1, false, 1, '2026-01-01')`,
  `bonus_move (site_id, account_id, transfer_id, round_id, bonus_id, staked_minor, won_minor, counted_minor)
    values (SITE, 1, 1, 1, 1, 1, 0, 1)`,
  `point_item (site_id, item_id, names, descriptions, points, state, position, changed_by, changed_at)
    overriding system value values (SITE, 1, '{"EN":"a"}', '{"EN":"a"}', 1, 'shown', 1, 'a', '2026-01-01')`,
  `point_redemption (site_id, redemption_id, member_id, item_id, names, quantity, points, points_left, request_key,
    request_digest, asked_at) overriding system value
    values (SITE, 1, 'A', 1, '{"EN":"a"}', 1, 1, 0, 'a', 'a', '2026-01-01')`,
  `reward (site_id, reward_id, member_id, kind, source, currency, amount_minor, created_at) overriding system value
    values (SITE, 1, 'A', 'daily', '2026-01-01', 'EUR', 1, '2026-01-01')`,
  `free_spin_grant (site_id, reward_id, member_id, ordered_at, expires_at, vendor, game_code, currency, bet_minor,
    spins, spins_left) values (SITE, 1, 'A', '2026-01-01', '2026-01-08', 'PG', 'PG-1', 'EUR', 20, 5, 5)`,
  `vip_standing (site_id, member_id, level, counted_to, reached_at) values (SITE, 'A', 1, 0, '2026-01-01')`,
  `board_payment (site_id, every, first, last) values (SITE, 'week', '2026-01-05', '2026-01-11')`,
  `cashback_payment (site_id, first, last) values (SITE, '2026-01-05', '2026-01-11')`,
  `operator_message (site_id, sent_at, sent_by, request_key, audience, subject, body)
    values (SITE, '2026-01-01', 'a', 'a', '{"segment":{}}', '{"EN":"a"}', '{"EN":"a"}')`,
  `raffle (site_id, first, last, issued) values (SITE, '2026-01-05', '2026-01-11', 1)`,
  `raffle_ticket (site_id, first, from_number, to_number, member_id, issued_at)
    values (SITE, '2026-01-05', 1, 1, 'A', '2026-01-05')`,
  `raffle_winner (site_id, first, place, number, reward_id) values (SITE, '2026-01-05', 1, 1, 1)`,
  `referral_code (site_id, member_id, code) values (SITE, 'A', '2222222')`,
  `referral (site_id, friend_id, referrer_id, registered_at) values (SITE, 'B', 'A', '2026-01-01')`,
  `referral_browser (site_id, member_id, noted_at, mark_digest) values (SITE, 'A', '2026-01-01', 'a')`,
  `payout_number (site_id, member_id, removed_at, number_digest) values (SITE, 'A', '2026-01-01', 'a')`,
  `operator_note (site_id, member_id, operator, noted_at, text) values (SITE, 'A', 'a', '2026-01-01', 'a')`,
  `operator_audit (site_id, at, operator, action, member_id, detail)
    values (SITE, '2026-01-01', 'a', 'fileRead', 'A', '{}')`,
  `balance_adjustment (site_id, member_id, kind, cause, note, currency, amount_minor, approvals_needed, asked_by,
      asked_at, request_key, state)
    values (SITE, 'A', 'goodwill', 'other', 'a', 'EUR', 1, 2, 'a', '2026-01-01', 'a', 'open')`,
  `rebate_payment (site_id, first, last) values (SITE, '2026-01-05', '2026-01-11')`,
  `promotion_application (site_id, application_id, member_id, promotion_id, created_at) overriding system value
    values (SITE, 1, 'A', 'photo', '2026-01-01')`,
  `promotion_image (site_id, application_id, number, member_id, file_sha256, media_type, width, height, bytes,
    created_at) values (SITE, 1, 1, 'A', repeat('a', 64), 'image/png', 1, 1, '\\\\x00', '2026-01-01')`,
  `promotion_reminder (site_id, member_id, promotion_id, asked_at) values (SITE, 'A', 'a', '2026-01-01')`,
  `site_status_change (site_id, at, operator, what) values (SITE, '2026-01-01', 'a', 'switch')`,
  `integration_change (site_id, integration_id, at, operator, what)
    values (SITE, 'v', '2026-01-01', 'a', 'switchedOff')`,
  `vendor_call_count (site_id, span, starts_at, integration_id, calls, refused, failed, took)
    values (SITE, 'hour', '2026-01-01', 'v', 1, 0, 0, '{1}')`,
  'ledger_former_id (site_id, transfer_id, former_id) values (SITE, 1, 1)',
];
