-- Claims a reward: the house pays it into the main wallet, or into the points of the member, once for each reward, whose
-- id is the key of the transfer. Free spins (currency SPIN) are ordered from their vendor instead. Gives what came of
-- it: `claimed`, `already_claimed`, `reward_expired` or `reward_unknown`. Only the first moves anything.
create or replace function reward_claim(p_site text, p_member text, p_reward bigint, p_at timestamptz)
returns text
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_reward record;
  v_kind text;
  v_transfer bigint;
  v_outcome text;
begin
  perform set_config('marquee.site_id', p_site, true);
  select r.* into v_reward from reward r
    where r.site_id = p_site and r.reward_id = p_reward and r.member_id = p_member for no key update;
  if not found then
    v_outcome := 'reward_unknown';
  elsif v_reward.status = 'claimed' then
    v_outcome := 'already_claimed';
  elsif v_reward.status = 'expired' or v_reward.expires_at <= p_at then
    update reward r set status = 'expired' where r.site_id = p_site and r.reward_id = p_reward and r.status = 'ready';
    v_outcome := 'reward_expired';
  elsif v_reward.currency = 'SPIN' then
    insert into free_spin_grant (site_id, reward_id, member_id, ordered_at, expires_at, next_try_at, vendor, game_code,
        currency, bet_minor, spins, spins_left)
      values (p_site, p_reward, p_member, p_at,
        p_at + make_interval(days => (v_reward.spins ->> 'days')::integer), p_at,
        split_part(v_reward.spins ->> 'game', ':', 1), split_part(v_reward.spins ->> 'game', ':', 2),
        v_reward.spins ->> 'currency', (v_reward.spins ->> 'betMinor')::bigint, v_reward.amount_minor,
        v_reward.amount_minor);
    update reward r set status = 'claimed', claimed_at = p_at where r.site_id = p_site and r.reward_id = p_reward;
    v_outcome := 'claimed';
  else
    v_kind := case when v_reward.currency = 'PTS' then 'points_reward' when v_reward.kind = 'rebate' then 'rebate'
      else 'bonus' end;
    select l.transfer_id into strict v_transfer from ledger_post(
      p_site, v_kind, 'reward', p_reward::text,
      md5(v_kind || ' ' || p_member || ' ' || v_reward.currency || ' ' || v_reward.amount_minor),
      v_reward.currency,
      jsonb_build_array(
        jsonb_build_object('kind', 'house', 'member', null, 'vendor', null, 'amount', (-v_reward.amount_minor)::text),
        jsonb_build_object('kind', case when v_reward.currency = 'PTS' then 'points' else 'member' end,
          'member', p_member, 'vendor', null, 'amount', v_reward.amount_minor::text)),
      v_reward.kind || ' ' || v_reward.source) l;
    update reward r set status = 'claimed', claimed_at = p_at, transfer_id = v_transfer
      where r.site_id = p_site and r.reward_id = p_reward;
    v_outcome := 'claimed';
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_outcome;
end $$;

revoke all on function reward_claim from public;
grant execute on function reward_claim to marquee_app;
