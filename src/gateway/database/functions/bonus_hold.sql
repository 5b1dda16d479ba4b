-- Locks a member's wallet, in the order of the vendors' calls: the wallet, and then its bonus. Returns the account.
create or replace function bonus_hold(p_site text, p_member text, p_currency text) returns bigint
language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_account bigint := ledger_account_id(p_site, 'member', p_currency, p_member, null);
begin
  perform 1 from ledger_balance b where b.site_id = p_site and b.account_id = v_account for no key update;
  return v_account;
end $$;

revoke all on function bonus_hold from public;
