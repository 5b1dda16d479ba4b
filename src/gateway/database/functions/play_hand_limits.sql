-- Returns the limits that the vendor has to receive now; the version is null where there are and were none. The grant
-- is raised before the vendor hears of it, and lowered when it has acknowledged that.
create or replace function play_hand_limits(
  p_site text, p_member text, p_integration text, p_currency text, p_zone text, p_at timestamptz,
  out version bigint, out max_bet bigint, out max_staked bigint
) language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_vendor text;
  v_left bigint;
  v_held bigint;
  v_pending bigint;
  v_wanted bigint;
  v_own bigint;
  l vendor_limit%rowtype;
begin
  perform set_config('marquee.site_id', p_site, true);
  perform play_hold(p_site, p_member);
  select i.vendor into strict v_vendor from vendor_integration i where i.site_id = p_site
    and i.integration_id = p_integration;
  select min(f.most_minor) filter (where f.limit_kind = 'bet'),
    min(f.most_minor - f.used_minor) filter (where f.limit_kind = 'stake')
    into max_bet, v_left from play_limits_in_force(p_site, p_member, p_currency, p_zone, p_at) f;
  select coalesce(sum(b.balance), 0) into v_held from ledger_account a
    join ledger_balance b on b.site_id = p_site and b.account_id = a.account_id
    where a.site_id = p_site and a.member_id = p_member and a.kind = 'member_vendor' and a.currency = p_currency
      and a.vendor = v_vendor;
  select coalesce(sum(t.amount_minor), 0) into v_pending from wallet_transfer t
    where t.site_id = p_site and t.member_id = p_member and t.integration_id = p_integration and t.currency = p_currency
      and t.status = 'pending' and t.direction = 'toVendor';
  if max_bet is not null or v_left is not null then
    insert into vendor_limit (site_id, member_id, integration_id, vendor, currency, staked_minor, told_minor)
      select p_site, p_member, p_integration, v_vendor, p_currency, coalesce(sum(s.staked_minor), 0),
        greatest(v_held - v_pending, 0)
      from vendor_stake s
      where s.site_id = p_site and s.member_id = p_member and s.integration_id = p_integration
        and s.currency = p_currency
      on conflict do nothing;
  end if;
  select * into l from vendor_limit v where v.site_id = p_site and v.member_id = p_member
    and v.integration_id = p_integration and v.currency = p_currency for update;
  if found then
    version := l.version + 1;
    if v_left is not null then
      v_own := coalesce(greatest(l.granted_minor - l.staked_minor, 0), v_held);
      v_wanted := l.told_minor + v_pending;
      max_staked := l.staked_minor + greatest(least(v_wanted, v_left + v_own), 0);
    end if;
    -- While the vendor goes by no grant, what lies there already may be staked until it has acknowledged one.
    update vendor_limit v set version = l.version + 1, tries = l.tries + 1,
      next_try_at = p_at + least(interval '1 minute', interval '2 seconds' * power(2, least(l.tries, 10))),
      granted_minor = case when max_staked is null then l.granted_minor
        when l.granted_minor is null then greatest(max_staked, l.staked_minor + v_held - v_pending)
          else greatest(l.granted_minor, max_staked) end
      where v.site_id = p_site and v.member_id = p_member and v.integration_id = p_integration
        and v.currency = p_currency;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function play_hand_limits from public;
grant execute on function play_hand_limits to marquee_app;
