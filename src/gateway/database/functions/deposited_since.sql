-- What a member deposited since a moment, in minor units: what was credited since, what arrived and is not credited yet,
-- and what was begun since and is still awaited. Money may arrive late: payments are looked at for a month longer.
create or replace function deposited_since(p_site text, p_member text, p_currency text, p_from timestamptz)
returns bigint language plpgsql stable set search_path = marquee, pg_temp as $$
begin
  return (
    select coalesce(sum(
      case when p.credited_at >= p_from then p.credited_minor + p.fee_minor else 0 end
      + case p.state
        when 'paid' then p.received_minor - p.refunded_minor - p.credited_minor - p.fee_minor
        when 'created' then case when p.created_at >= p_from then p.amount_minor else 0 end
        when 'pending' then case when p.created_at >= p_from then p.amount_minor else 0 end
        else 0 end), 0)::bigint
    from payment p
    where p.site_id = p_site and p.member_id = p_member and p.flow = 'deposit' and p.currency = p_currency
      and p.payment_id >= ledger_id_at(p_from - interval '1 month'));
end $$;

revoke all on function deposited_since from public;
grant execute on function deposited_since to marquee_app;
