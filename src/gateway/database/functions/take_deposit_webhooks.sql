-- Processes webhooks about deposits: each event id once, in one transaction with all its effects. A webhook that matches
-- no deposit of the site, or has another currency, is stored as unmatched for operators.
--
-- p_webhooks: provider, eventId, body (base64), at, and deposit as deposit_told takes it, with reference, currency and
-- the site's rule. Payments are locked in the order of their references, so that batches rarely deadlock.
-- Returns for each, in the order given: outcome (applied, known or unmatched), member, isCredited, events.
create or replace function take_deposit_webhooks(p_site text, p_webhooks jsonb) returns jsonb
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_answers jsonb[] := array_fill(null::jsonb, array[jsonb_array_length(p_webhooks)]);
  v_answer jsonb;
  v_payment payment;
  w record;
begin
  perform set_config('marquee.site_id', p_site, true);
  for w in
    select q.*, q.deposit ->> 'reference' as reference, q.deposit ->> 'providerId' as provider_id
      from rows from (jsonb_to_recordset(p_webhooks) as (
        provider text, "eventId" text, body text, at timestamptz, deposit jsonb, rule jsonb
      )) with ordinality as q (provider, event_id, body, at, deposit, rule, place)
      order by q.deposit ->> 'reference', q.place
  loop
    select * into v_payment from payment p
      where p.site_id = p_site and p.flow = 'deposit' and p.provider = w.provider
        and (p.provider_id = w.provider_id or p.reference = w.reference and p.provider_id is null)
      limit 1 for no key update;
    -- A concurrent delivery of the same event waits at the lock above.
    if exists (select from provider_event e
      where e.site_id = p_site and e.provider = w.provider and e.event_id = w.event_id)
    then
      v_answer := jsonb_build_object('outcome', 'known');
    elsif v_payment.payment_id is null or v_payment.currency <> w.deposit ->> 'currency' then
      v_answer := jsonb_build_object('outcome', 'unmatched');
    else
      v_answer := jsonb_build_object('outcome', 'applied') || deposit_told(
        p_site, v_payment.payment_id, w.deposit, w.rule, 'provider ' || w.event_id, w.at);
    end if;
    insert into provider_event (site_id, provider, event_id, body, received_at, outcome)
      values (p_site, w.provider, w.event_id, decode(w.body, 'base64'), w.at, v_answer ->> 'outcome')
      on conflict do nothing;
    v_answers[w.place] := v_answer;
  end loop;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return to_jsonb(v_answers);
end $$;

revoke all on function take_deposit_webhooks from public;
grant execute on function take_deposit_webhooks to marquee_app;
