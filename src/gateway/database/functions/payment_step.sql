-- Takes one step of a payment, in one call: the transition, the ledger, the event. payment_transition says which steps
-- there are and between which accounts each moves its amount. Money under way lies on the clearing account of its
-- provider, so that every state has its entries.
--
-- Amounts of a provider are sums so far: a step moves what is new of them, so that a repeat under another id moves
-- nothing. A credit moves all that lies on the clearing account for the payment, less the fee. A refund moves what lies
-- there at most; while some is left the payment stays paid, and one that was credited in part is credited again.
--
-- Returns null where the step is not allowed in the present state, or would move nothing.
create or replace function payment_step(
  p_site text, p_payment bigint, p_event text, p_total bigint, p_cause text, p_at timestamptz
) returns payment
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_payment payment;
  v_way payment_transition;
  v_amount bigint := 0;
  v_fee bigint := 0;
  v_waiting bigint;
  v_state text;
  v_transfer bigint;
begin
  perform set_config('marquee.site_id', p_site, true);
  select * into strict v_payment from payment p
    where p.site_id = p_site and p.payment_id = p_payment for no key update;
  select * into v_way from payment_transition t
    where t.flow = v_payment.flow and t.from_state = v_payment.state and t.event = p_event;
  if not found then
    perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
    return null;
  end if;

  v_state := v_way.to_state;
  v_waiting := v_payment.received_minor - v_payment.refunded_minor - v_payment.credited_minor - v_payment.fee_minor;
  if v_way.debit is not null then
    v_amount := case p_event
      when 'pay' then p_total - v_payment.received_minor
      when 'refund' then least(p_total - v_payment.refunded_minor, v_waiting)
      when 'credit' then v_waiting end;
    if v_amount <= 0 then
      perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
      return null;
    end if;
    if p_event = 'refund' and v_amount < v_waiting then
      v_state := 'paid';
    elsif p_event = 'refund' and v_payment.credited_minor > 0 then
      v_state := 'credited';
    end if;
    if p_event = 'credit' then
      v_fee := v_amount * v_payment.fee_basis_points / 10000;
    end if;
    select transfer_id into v_transfer from ledger_post(
      p_site, v_payment.flow || '_' || p_event, 'payment', p_payment || ' ' || v_payment.steps + 1,
      p_event || ' ' || v_amount, v_payment.currency,
      (select jsonb_agg(jsonb_strip_nulls(l)) from (
        select jsonb_build_object(
          'kind', case account when 'member' then 'member' when 'house' then 'house' else 'payment' end,
          'member', case account when 'member' then v_payment.member_id end,
          'vendor', case account when 'provider' then v_payment.provider when 'clearing' then 'clearing' end,
          'amount', amount::text) as l
        from (values (v_way.debit, -v_amount), (v_way.credit, v_amount - v_fee), ('house', v_fee))
          as line (account, amount)
        where amount <> 0
      ) lines),
      v_payment.payment_id::text);
  end if;

  insert into payment_event
      (site_id, payment_id, step, event, from_state, to_state, amount_minor, transfer_id, cause, at)
    values (p_site, p_payment, v_payment.steps + 1, p_event, v_payment.state, v_state, v_amount, v_transfer,
      p_cause, p_at);
  update payment p set
      state = v_state,
      steps = p.steps + 1,
      received_minor = p.received_minor + case p_event when 'pay' then v_amount else 0 end,
      refunded_minor = p.refunded_minor + case p_event when 'refund' then v_amount else 0 end,
      credited_minor = p.credited_minor + case p_event when 'credit' then v_amount - v_fee else 0 end,
      fee_minor = p.fee_minor + v_fee,
      credited_at = case p_event when 'credit' then p_at else p.credited_at end,
      -- What arrived is looked after again.
      look_at = case p_event when 'pay' then p_at else p.look_at end,
      looks = case p_event when 'pay' then 0 else p.looks end
    where p.site_id = p_site and p.payment_id = p_payment
    returning p.* into v_payment;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_payment;
end $$;

revoke all on function payment_step from public;
grant execute on function payment_step to marquee_app;
