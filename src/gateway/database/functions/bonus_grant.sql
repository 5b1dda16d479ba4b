-- Grants a bonus, once for each source, and begins it where the member has no other.
-- p_terms: amount, required, largestBet (null for any), days, isFirst; offer or reason. Amounts in minor units.
-- Returns the number of the bonus; null where the source gave it before.
create or replace function bonus_grant(
  p_site text, p_member text, p_currency text, p_source text, p_terms jsonb, p_at timestamptz
) returns bigint language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_bonus bigint;
begin
  perform set_config('marquee.site_id', p_site, true);
  insert into bonus (site_id, member_id, currency, source, offer, reason, state, granted_minor, required_minor,
      largest_bet_minor, is_first, days, granted_at)
    values (p_site, p_member, p_currency, p_source, p_terms ->> 'offer', p_terms ->> 'reason', 'waiting',
      (p_terms ->> 'amount')::bigint, (p_terms ->> 'required')::bigint, (p_terms ->> 'largestBet')::bigint,
      (p_terms ->> 'isFirst')::boolean, (p_terms ->> 'days')::integer, p_at)
    on conflict do nothing returning bonus_id into v_bonus;
  if v_bonus is not null then
    perform bonus_settle(p_site, p_member, p_currency, p_at);
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_bonus;
end $$;

revoke all on function bonus_grant from public;
grant execute on function bonus_grant to marquee_app;
