-- What a member deposited since a moment, in minor units: also what is still awaited, without what failed, expired or
-- went back.
create or replace function deposited_since(p_site text, p_member text, p_currency text, p_from timestamptz)
returns bigint language plpgsql stable set search_path = marquee, pg_temp as $$
begin
  return (select coalesce(sum(p.amount_minor), 0)::bigint from payment p
    where p.site_id = p_site and p.member_id = p_member and p.flow = 'deposit' and p.currency = p_currency
      and p.payment_id >= ledger_id_at(p_from) and p.state not in ('failed', 'expired', 'refunded'));
end $$;

revoke all on function deposited_since from public;
grant execute on function deposited_since to marquee_app;
