-- Applies a payment provider's status of a deposit, as far as its transitions allow: late, repeated and reordered
-- messages change nothing.
--
-- 1. Stores the provider's id and the confirmations.
-- 2. Takes the steps: pay, refund, fail, expire.
-- 3. Credits the received amount if it is the requested one. Any other amount is held for an operator, and so is money
--    that arrived after the deposit had expired or failed and would exceed a deposit limit of the member.
-- 4. Notifies the member.
--
-- p_told: providerId, status, received, refunded (sums so far), failure, confirmations. p_rule: zone, decimals, and
-- what deposit_credit takes.
-- Returns member, isCredited and the realtime events that were written.
create or replace function deposit_told(
  p_site text, p_payment bigint, p_told jsonb, p_rule jsonb, p_cause text, p_at timestamptz
) returns jsonb language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_status text := p_told ->> 'status';
  v_before payment;
  v_now payment;
  v_after payment;
  v_confirmations integer;
  v_failure text;
  v_held text;
  v_event text;
  v_total bigint;
  v_uncounted boolean;
  v_credited boolean := false;
  v_events jsonb := '[]';
begin
  select * into strict v_before from payment p
    where p.site_id = p_site and p.payment_id = p_payment for no key update;
  v_now := v_before;
  v_confirmations := greatest((p_told ->> 'confirmations')::integer, v_before.confirmations);
  if v_before.provider_id is null or v_confirmations is distinct from v_before.confirmations then
    update payment p
      set provider_id = coalesce(p.provider_id, p_told ->> 'providerId'), confirmations = v_confirmations
      where p.site_id = p_site and p.payment_id = p_payment returning p.* into v_now;
  end if;

  foreach v_event in array
    array['pay', 'refund', case v_status when 'failed' then 'fail' when 'expired' then 'expire' end]
  loop
    v_total := case v_event
      when 'pay' then (p_told ->> 'received')::bigint when 'refund' then (p_told ->> 'refunded')::bigint end;
    continue when v_event is null or v_total = 0;
    v_after := payment_step(p_site, p_payment, v_event, v_total, p_cause, p_at);
    if v_after.payment_id is not null then
      v_now := v_after;
      v_failure := case v_event when 'fail' then coalesce(p_told ->> 'failure', 'declined') else v_failure end;
    end if;
  end loop;

  v_held := v_now.held;
  if v_now.state <> 'paid' then
    v_held := null;
  elsif v_held is distinct from 'refunding' then
    -- Expired and failed deposits do not count towards the limit.
    v_uncounted := v_before.state in ('expired', 'failed') or v_held is not distinct from 'limitReached';
    v_held := null;
    if v_now.received_minor - v_now.refunded_minor <> v_now.amount_minor then
      v_held := 'amountDiffers';
    elsif v_uncounted then
      if exists (select from play_limits_in_force(p_site, v_now.member_id, v_now.currency, p_rule ->> 'zone', p_at) l
        where l.limit_kind = 'deposit' and l.used_minor > l.most_minor)
      then
        v_held := 'limitReached';
      end if;
    end if;
    if v_held is null then
      v_after := deposit_credit(p_site, p_payment, p_rule, p_cause, p_at);
      v_credited := v_after.payment_id is not null;
      v_now := case when v_credited then v_after else v_now end;
    end if;
  end if;

  if v_held is distinct from v_now.held or v_failure is not null then
    update payment p set held = v_held, failure = coalesce(v_failure, p.failure)
      where p.site_id = p_site and p.payment_id = p_payment;
  end if;
  if v_now.steps <> v_before.steps or v_confirmations is distinct from v_before.confirmations then
    v_events := deposit_announce(
      v_now, v_before.credited_minor, v_before.state, (p_rule ->> 'decimals')::integer, p_at);
  end if;
  return jsonb_build_object('member', v_now.member_id, 'isCredited', v_credited, 'events', v_events);
end $$;

revoke all on function deposit_told from public;
grant execute on function deposit_told to marquee_app;
