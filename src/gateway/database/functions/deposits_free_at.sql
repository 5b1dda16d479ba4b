-- When a member may deposit again under a limit that moves with the clock and is used up: the moment at which enough of
-- what counts has left the window. Null where something is left now, or what counts leaves at no known moment, such as
-- money that waits for an operator. What is awaited leaves when it expires; where that is past and it still counts, with
-- the window.
create or replace function deposits_free_at(p_site text, p_member text, p_currency text, p_span interval, p_most bigint,
  p_at timestamptz)
returns timestamptz language plpgsql stable set search_path = marquee, pg_temp as $$
declare
  v_from timestamptz := p_at - p_span;
  v_used bigint := deposited_since(p_site, p_member, p_currency, v_from);
begin
  if v_used < p_most then
    return null;
  end if;
  return (
    select min(s.leaves) from (
      select c.leaves, sum(c.amount) over (order by c.leaves) as gone
      from payment p
      cross join lateral (values
        (p.credited_at + p_span, case when p.credited_at >= v_from then p.credited_minor + p.fee_minor else 0 end),
        (case when p.expires_at > p_at then least(p.created_at + p_span, p.expires_at) else p.created_at + p_span end,
          case when p.state in ('created', 'pending') and p.created_at >= v_from then p.amount_minor else 0 end)
      ) as c (leaves, amount)
      where p.site_id = p_site and p.member_id = p_member and p.flow = 'deposit' and p.currency = p_currency
        and p.payment_id >= ledger_id_at(v_from - interval '1 month') and c.amount > 0
    ) s where v_used - s.gone < p_most);
end $$;

revoke all on function deposits_free_at from public;
grant execute on function deposits_free_at to marquee_app;
