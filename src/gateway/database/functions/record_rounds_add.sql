-- Adds to the rounds of a day.
create or replace function record_rounds_add(
  p_site text, p_account bigint, p_day date, p_game integer, p_rounds integer, p_bet bigint, p_win bigint
) returns void language sql set search_path = marquee, pg_temp as $$
  insert into record_round_day as d (site_id, account_id, day, game_no, rounds, bet_minor, win_minor)
    values (p_site, p_account, p_day, p_game, p_rounds, p_bet, p_win)
    on conflict (site_id, account_id, day, game_no) do update set rounds = d.rounds + excluded.rounds,
      bet_minor = d.bet_minor + excluded.bet_minor, win_minor = d.win_minor + excluded.win_minor
$$;

revoke all on function record_rounds_add from public;
