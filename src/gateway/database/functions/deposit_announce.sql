-- Notifies a member of a change of a deposit: a message when it was credited or failed, and a realtime event with its
-- status. Called last in a transaction: others who write to the same member wait for the commit.
--
-- p_credited and p_state: the credited amount and the state before the change.
-- Returns the events; the caller announces them after the commit.
create or replace function deposit_announce(
  p_payment payment, p_credited bigint, p_state text, p_decimals integer, p_at timestamptz
) returns jsonb language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_site text := p_payment.site_id;
  v_member text := p_payment.member_id;
  v_credited bigint := p_payment.credited_minor - p_credited;
  v_kind text := case
    when v_credited > 0 then 'depositCredited'
    when p_payment.state = 'failed' and p_state <> 'failed' then 'depositFailed' end;
  v_amount bigint := case v_kind when 'depositCredited' then v_credited else p_payment.amount_minor end;
  v_message bigint;
  v_payload jsonb;
  v_events jsonb := '[]';
begin
  if v_kind is not null then
    insert into member_message (site_id, member_id, kind, params, created_at)
      values (v_site, v_member, v_kind, jsonb_build_object(
        'reference', p_payment.reference, 'currency', p_payment.currency,
        'amount', round(v_amount / 10::numeric ^ p_decimals, p_decimals)::text), p_at)
      returning message_id into v_message;
    v_payload := jsonb_build_object('messageId', v_message::text, 'kind', v_kind);
    v_events := v_events || jsonb_build_object('type', 'message', 'payload', v_payload,
      'id', member_event_write(v_site, v_member, 'message', v_payload, p_at));
  end if;
  v_payload := jsonb_build_object('depositId', p_payment.payment_id::text, 'status', p_payment.state);
  return v_events || jsonb_build_object('type', 'deposit', 'payload', v_payload,
    'id', member_event_write(v_site, v_member, 'deposit', v_payload, p_at));
end $$;

revoke all on function deposit_announce from public;
grant execute on function deposit_announce to marquee_app;
