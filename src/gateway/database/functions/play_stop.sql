-- Stops a member's play until the member opens a game again: new bets are refused, also those without a session. The
-- play of a frozen member stays stopped. Null only locks the balances of a stopped member. Creates a missing account,
-- so that a concurrent first bet waits here. Returns whether play was stopped before.
create or replace function play_stop(p_site text, p_member text, p_currency text, p_is_stopped boolean) returns boolean
language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_accounts bigint[];
  v_was_stopped boolean;
begin
  perform set_config('marquee.site_id', p_site, true);
  if p_is_stopped then
    perform ledger_account_id(p_site, 'member', p_currency, p_member, null);
  end if;
  v_accounts := array(select a.account_id from ledger_account a
    where a.site_id = p_site and a.member_id = p_member and a.kind = 'member');
  v_was_stopped := exists (select from ledger_balance b
    where b.site_id = p_site and b.account_id = any (v_accounts) and b.is_stopped);
  if p_is_stopped or v_was_stopped then
    perform play_hold(p_site, p_member);
    update ledger_balance b set is_stopped = p_is_stopped
      where b.site_id = p_site and b.account_id = any (v_accounts) and b.is_stopped <> p_is_stopped
        and (p_is_stopped or not exists (select from member m
          where m.site_id = p_site and m.member_id = p_member and m.frozen_at is not null));
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_was_stopped;
end $$;

revoke all on function play_stop from public;
grant execute on function play_stop to marquee_app;
