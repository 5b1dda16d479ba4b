-- Gives up a bonus for its member: what is left of it is lost, and the next one begins.
-- Returns 'cancelled', or why not: 'unknown', 'ended', 'in_play' while a round is open that it paid for.
create or replace function bonus_cancel(p_site text, p_member text, p_bonus bigint, p_at timestamptz) returns text
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_currency text;
  v_state text;
  v_answer text;
begin
  perform set_config('marquee.site_id', p_site, true);
  v_currency := (select b.currency from bonus b
    where b.site_id = p_site and b.bonus_id = p_bonus and b.member_id = p_member);
  if v_currency is not null then
    -- One that has come to its end meanwhile is not lost.
    perform bonus_settle(p_site, p_member, v_currency, p_at);
    perform bonus_hold(p_site, p_member, v_currency);
    v_state := (select b.state from bonus b where b.site_id = p_site and b.bonus_id = p_bonus);
  end if;
  v_answer := case
    when v_currency is null then 'unknown'
    when v_state not in ('waiting', 'active') then 'ended'
    when bonus_in_play(p_site, p_bonus) then 'in_play'
    else 'cancelled' end;
  if v_answer = 'cancelled' then
    perform bonus_end(p_site, p_bonus, 'cancelled', p_at);
    perform bonus_settle(p_site, p_member, v_currency, p_at);
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_answer;
end $$;

revoke all on function bonus_cancel from public;
grant execute on function bonus_cancel to marquee_app;
