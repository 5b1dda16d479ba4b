-- Credits the uncredited amount of a deposit to its member, and opens its turnover requirement: the stakes that are
-- required before a withdrawal. Stakes count for the oldest open requirement first.
--
-- It also gives the points and the bonuses of the deposit, in the same transaction.
--
-- p_rule: turnoverPercent, absent where the site requires no turnover; pointsRates, absent where it gives no points:
-- [{from, per, points}] in minor units, by from; bonusOffers: [{offer, every, percent, from, largest, times, largestBet,
-- days, isFirst, spins, spinTerms}], where every is a part of a date in the zone, or null for the first deposit alone;
-- spins is how many free spins come with the bonus, and spinTerms what reward.spins has.
-- Returns null where there is nothing to credit.
create or replace function deposit_credit(p_site text, p_payment bigint, p_rule jsonb, p_cause text, p_at timestamptz)
returns payment language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_before payment;
  v_after payment;
  v_staked bigint;
  v_amount bigint;
  v_from bigint;
  v_required bigint;
  v_points bigint;
  v_offer record;
  v_bonus bigint;
  v_source text;
  v_reward bigint;
begin
  select * into strict v_before from payment p
    where p.site_id = p_site and p.payment_id = p_payment for no key update;
  -- Locked before the wallet, in the same order as withdrawals, so that the two never deadlock.
  if p_rule ? 'turnoverPercent' then
    v_staked := turnover_staked(p_site, v_before.member_id, v_before.currency);
  end if;
  v_after := payment_step(p_site, p_payment, 'credit', 0, p_cause, p_at);
  v_amount := v_after.credited_minor - v_before.credited_minor;
  v_required := v_amount * (p_rule ->> 'turnoverPercent')::bigint / 100;
  if v_required > 0 then
    v_from := greatest(v_staked, (select max(t.until_minor) from turnover t
      where t.site_id = p_site and t.member_id = v_after.member_id and t.currency = v_after.currency));
    insert into turnover (site_id, payment_id, step, member_id, currency, amount_minor, from_minor, until_minor, at)
      values (p_site, p_payment, v_after.steps, v_after.member_id, v_after.currency, v_amount, v_from,
        v_from + v_required, p_at);
  end if;
  -- After the wallet, in the same order as conversions.
  v_points := (
    select v_amount / (r ->> 'per')::bigint * (r ->> 'points')::bigint
    from jsonb_array_elements(p_rule -> 'pointsRates') r
    where (r ->> 'from')::bigint <= v_amount order by (r ->> 'from')::bigint desc limit 1);
  if v_points > 0 then
    perform ledger_post(p_site, 'points_deposit', 'points of deposit', p_payment || ' ' || v_after.steps,
      v_points::text, 'PTS',
      jsonb_build_array(
        jsonb_build_object('kind', 'house', 'member', null, 'vendor', null, 'amount', (-v_points)::text),
        jsonb_build_object('kind', 'points', 'member', v_after.member_id, 'vendor', null, 'amount', v_points::text)),
      v_after.reference);
  end if;
  for v_offer in
    select o.* from jsonb_to_recordset(p_rule -> 'bonusOffers') as o (offer text, every text, percent bigint,
      "from" bigint, largest bigint, times bigint, "largestBet" bigint, days integer, "isFirst" boolean, spins integer,
      "spinTerms" jsonb)
    where v_before.credited_minor = 0 and o."from" <= v_amount and (o.every is null) = not exists (
      select from payment p where p.site_id = p_site and p.member_id = v_after.member_id and p.flow = 'deposit'
        and p.credited_minor > 0 and p.payment_id <> p_payment)
  loop
    v_bonus := least(v_amount * v_offer.percent / 100, v_offer.largest);
    continue when v_bonus = 0;
    v_source := 'offer ' || v_offer.offer || case when v_offer.every is null then ''
      else to_char(date_trunc(v_offer.every, p_at at time zone (p_rule ->> 'zone')), ' YYYY-MM-DD') end;
    perform bonus_grant(p_site, v_after.member_id, v_after.currency, v_source,
      jsonb_build_object('offer', v_offer.offer, 'amount', v_bonus, 'required', v_bonus * v_offer.times,
        'largestBet', v_offer."largestBet", 'days', v_offer.days, 'isFirst', v_offer."isFirst"), p_at);
    continue when v_offer.spins is null;
    insert into reward (site_id, member_id, kind, source, currency, amount_minor, spins, created_at)
      values (p_site, v_after.member_id, 'free_spins', v_source, 'SPIN', v_offer.spins, v_offer."spinTerms", p_at)
      on conflict do nothing returning reward_id into v_reward;
    -- They need no claim, as the bonus needs none.
    if found then
      perform reward_claim(p_site, v_after.member_id, v_reward, p_at);
    end if;
  end loop;
  return v_after;
end $$;

revoke all on function deposit_credit from public;
grant execute on function deposit_credit to marquee_app;
