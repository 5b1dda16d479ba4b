-- Pays what is being processed and due, p_most at a time, from the house to the main wallets of agents: once for each
-- payment, whose id is the key of the transfer. Wallets are taken in the order of their accounts, as all do who take
-- several.
create or replace function agent_pay(p_site text, p_at timestamptz, p_most integer)
returns table (payment_id bigint, agent_id text, kind text, amount_minor bigint)
language plpgsql security definer set search_path = marquee, pg_temp as $$
#variable_conflict use_column
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_payment record;
  v_transfer bigint;
  v_kind text;
begin
  perform set_config('marquee.site_id', p_site, true);
  for v_payment in
    select p.* from (
      select o.* from agent_payment o
      where o.site_id = p_site and o.state = 'processing' and o.due_at <= p_at
      order by o.due_at, o.payment_id limit p_most for no key update skip locked
    ) p
    left join lateral (
      select a.account_id from ledger_account a
      where a.site_id = p_site and a.kind = 'member' and a.member_id = p.agent_id and a.currency = p.currency offset 0
    ) a on true
    order by a.account_id, p.agent_id, p.payment_id
  loop
    v_kind := case v_payment.kind when 'dividend' then 'agent_dividend' when 'daily' then 'agent_daily_salary'
      when 'hourly' then 'agent_hourly_salary' else 'agent_realtime_salary' end;
    select l.transfer_id into strict v_transfer from ledger_post(
      p_site, v_kind, 'agent payment', v_payment.payment_id::text,
      md5(v_kind || ' ' || v_payment.agent_id || ' ' || v_payment.currency || ' ' || v_payment.amount_minor),
      v_payment.currency,
      jsonb_build_array(
        jsonb_build_object('kind', 'house', 'member', null, 'vendor', null, 'amount', (-v_payment.amount_minor)::text),
        jsonb_build_object('kind', 'member', 'member', v_payment.agent_id, 'vendor', null,
          'amount', v_payment.amount_minor::text)),
      v_payment.payment_id::text) l;
    update agent_payment p set state = 'paid', paid_at = p_at, transfer_id = v_transfer
      where p.site_id = p_site and p.payment_id = v_payment.payment_id;
    payment_id := v_payment.payment_id;
    agent_id := v_payment.agent_id;
    kind := v_payment.kind;
    amount_minor := v_payment.amount_minor;
    return next;
  end loop;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function agent_pay from public;
grant execute on function agent_pay to marquee_app;
