-- Takes one step of a payment, in one call: the transition, the ledger, the event. payment_transition says which steps
-- there are and between which accounts each moves its amount. Money under way lies on the clearing account of its
-- provider, so that every state has its entries.
--
-- Amounts of a provider are sums so far: a step moves what is new of them, so that a repeat under another id moves
-- nothing. What a payment has on the clearing account is its v_waiting.
--
-- Deposits. A credit moves all that waits, less the fee. A refund moves what waits at most; while some is left the
-- payment stays paid, and one that was credited in part is credited again.
--
-- Withdrawals. The request moves the amount to the clearing account; cancel, reject and release move back what waits.
-- With the last that is sent the fee goes to the house. While some is left to send the payment is partlyPaid, and where
-- some stays sent it is not returned. The fee comes back with the last that is returned.
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
  -- What goes to the house of it, or comes from there where it is negative.
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
  if v_payment.flow = 'deposit' then
    v_waiting := v_payment.received_minor - v_payment.refunded_minor - v_payment.credited_minor - v_payment.fee_minor;
    v_amount := case p_event
      when 'pay' then p_total - v_payment.received_minor
      when 'refund' then least(p_total - v_payment.refunded_minor, v_waiting)
      when 'credit' then v_waiting else 0 end;
    if p_event = 'refund' and v_amount < v_waiting then
      v_state := 'paid';
    elsif p_event = 'refund' and v_payment.credited_minor > 0 then
      v_state := 'credited';
    elsif p_event = 'credit' then
      v_fee := v_amount * v_payment.fee_basis_points / 10000;
    end if;
  else
    v_waiting := v_payment.amount_minor - v_payment.sent_minor - v_payment.released_minor - v_payment.fee_minor;
    v_amount := case p_event
      when 'request' then v_payment.amount_minor
      when 'pay' then least(p_total - v_payment.sent_minor, v_waiting - v_payment.fee_due_minor)
      when 'return' then least(p_total, v_payment.sent_minor) - v_payment.returned_minor
      when 'cancel' then v_waiting when 'reject' then v_waiting when 'release' then v_waiting else 0 end;
    if p_event = 'pay' and v_amount < v_waiting - v_payment.fee_due_minor then
      v_state := 'partlyPaid';
    elsif p_event = 'pay' then
      v_fee := v_payment.fee_due_minor;
      v_amount := v_amount + v_fee;
    elsif p_event = 'release' and v_payment.sent_minor > v_payment.returned_minor then
      v_state := 'paid';
    elsif p_event = 'return' and (v_waiting > 0 or v_payment.returned_minor + v_amount < v_payment.sent_minor) then
      v_state := v_payment.state;
    elsif p_event = 'return' then
      v_fee := -v_payment.fee_minor;
    end if;
  end if;

  if v_way.debit is not null then
    if v_amount <= 0 then
      perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
      return null;
    end if;
    select transfer_id into v_transfer from ledger_post(
      p_site, v_payment.flow || '_' || case
        when v_payment.flow = 'deposit' then p_event
        when p_event = 'request' then 'reserve'
        when p_event = 'pay' then 'send'
        when p_event = 'return' then 'return'
        else 'release' end,
      'payment', p_payment || ' ' || v_payment.steps + 1, p_event || ' ' || v_amount, v_payment.currency,
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
      received_minor = p.received_minor + case when p.flow = 'deposit' and p_event = 'pay' then v_amount else 0 end,
      refunded_minor = p.refunded_minor + case p_event when 'refund' then v_amount else 0 end,
      credited_minor = p.credited_minor + case p_event when 'credit' then v_amount - v_fee else 0 end,
      sent_minor = p.sent_minor + case when p.flow = 'withdrawal' and p_event = 'pay' then v_amount - v_fee else 0 end,
      returned_minor = p.returned_minor + case p_event when 'return' then v_amount else 0 end,
      released_minor = p.released_minor
        + case when p_event in ('cancel', 'reject', 'release') then v_amount else 0 end,
      fee_minor = p.fee_minor + v_fee,
      credited_at = case p_event when 'credit' then p_at else p.credited_at end,
      -- What arrived is looked after again, and so is what may be sent.
      look_at = case when p_event in ('pay', 'approve') then p_at else p.look_at end,
      looks = case when p_event in ('pay', 'approve') then 0 else p.looks end
    where p.site_id = p_site and p.payment_id = p_payment
    returning p.* into v_payment;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_payment;
end $$;

revoke all on function payment_step from public;
grant execute on function payment_step to marquee_app;
