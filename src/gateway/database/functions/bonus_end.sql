-- Ends a bonus whose member's wallet is locked: what is left of it becomes the member's own where it is converted, and
-- the house's otherwise. Returns what that was, in minor units.
create or replace function bonus_end(p_site text, p_bonus bigint, p_state text, p_at timestamptz) returns bigint
language plpgsql set search_path = marquee, pg_temp as $$
declare
  b bonus;
  v_pot bigint := 0;
begin
  select * into strict b from bonus one
    where one.site_id = p_site and one.bonus_id = p_bonus for no key update;
  if b.state = 'active' then
    v_pot := coalesce((select l.balance from ledger_balance l where l.site_id = p_site
      and l.account_id = ledger_account_id(p_site, 'bonus', b.currency, b.member_id, null)), 0);
    if v_pot > 0 then
      perform ledger_post(p_site, case when p_state = 'converted' then 'bonus' else 'bonus_lost' end, 'bonus end',
        p_bonus::text, p_state, b.currency,
        jsonb_build_array(
          jsonb_build_object('kind', 'bonus', 'member', b.member_id, 'vendor', null, 'amount', (-v_pot)::text),
          jsonb_build_object('kind', case when p_state = 'converted' then 'member' else 'house' end,
            'member', case when p_state = 'converted' then b.member_id end, 'vendor', null, 'amount', v_pot::text)),
        p_bonus::text);
    end if;
    update ledger_balance l set has_bonus = false where l.site_id = p_site
      and l.account_id = ledger_account_id(p_site, 'member', b.currency, b.member_id, null);
  end if;
  update bonus one set state = p_state, ended_at = p_at, ended_minor = v_pot
    where one.site_id = p_site and one.bonus_id = p_bonus;
  return v_pot;
end $$;

revoke all on function bonus_end from public;
