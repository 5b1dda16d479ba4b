-- Ends the bonus of a member that is at its end, and begins the next one that waits. A bonus is converted when enough
-- stakes of rounds that are over are counted; it is used up when nothing is left of it, and expires at its time. The
-- latter two wait for the rounds that it paid for: else their winnings would be the member's own. A month after its time
-- it waits no longer.
-- Returns whether anything changed.
create or replace function bonus_settle(p_site text, p_member text, p_currency text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_wallet bigint;
  b bonus;
  v_pot bigint;
  v_has_changed boolean := false;
begin
  perform set_config('marquee.site_id', p_site, true);
  v_wallet := bonus_hold(p_site, p_member, p_currency);
  loop
    select * into b from bonus one
      where one.site_id = p_site and one.member_id = p_member and one.currency = p_currency and one.state = 'active'
      for no key update;
    if found then
      v_pot := (select l.balance from ledger_balance l where l.site_id = p_site
        and l.account_id = ledger_account_id(p_site, 'bonus', p_currency, p_member, null));
      if b.counted_minor >= b.required_minor and b.counted_minor - bonus_counted_open(p_site, b.bonus_id)
          >= b.required_minor then
        perform bonus_end(p_site, b.bonus_id, 'converted', p_at);
      elsif v_pot > 0 and b.expires_at > p_at
        or b.expires_at + interval '30 days' > p_at and bonus_in_play(p_site, b.bonus_id) then
        exit;
      else
        perform bonus_end(p_site, b.bonus_id, case when v_pot = 0 then 'used' else 'expired' end, p_at);
      end if;
    else
      select * into b from bonus one
        where one.site_id = p_site and one.member_id = p_member and one.currency = p_currency
          and one.state = 'waiting'
        order by one.bonus_id limit 1 for no key update;
      exit when not found;
      perform ledger_post(p_site, 'bonus_granted', 'bonus', b.bonus_id::text, b.granted_minor::text, p_currency,
        jsonb_build_array(
          jsonb_build_object('kind', 'house', 'member', null, 'vendor', null, 'amount', (-b.granted_minor)::text),
          jsonb_build_object('kind', 'bonus', 'member', p_member, 'vendor', null, 'amount', b.granted_minor::text)),
        b.bonus_id::text);
      update bonus one set state = 'active', begun_at = p_at,
          pot_account_id = ledger_account_id(p_site, 'bonus', p_currency, p_member, null), expires_at = p_at + one.days * interval '1 day'
        where one.site_id = p_site and one.bonus_id = b.bonus_id;
      update ledger_balance l set has_bonus = true where l.site_id = p_site and l.account_id = v_wallet;
    end if;
    v_has_changed := true;
  end loop;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_has_changed;
end $$;

revoke all on function bonus_settle from public;
grant execute on function bonus_settle to marquee_app;
