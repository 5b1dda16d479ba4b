-- Locks the main balances of a member until the transaction ends, so that what is counted and what is judged does not
-- change meanwhile. True where all of them say that the member is limited; there may be none yet.
create or replace function play_hold(p_site text, p_member text) returns boolean
language plpgsql set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_are_limited boolean;
begin
  select bool_and(h.is_limited) into v_are_limited from (
    select b.is_limited from ledger_balance b
    where b.site_id = p_site and b.account_id in (select a.account_id from ledger_account a
      where a.site_id = p_site and a.member_id = p_member and a.kind = 'member')
    order by b.account_id for no key update
  ) h;
  return v_are_limited is true;
end $$;

revoke all on function play_hold from public;
