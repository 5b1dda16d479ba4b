-- Whose share is reckoned for a period, and under whom: agents with a contract that counts for it, and those who stood
-- directly under the house when it began, by the terms of the house (an empty upline and no contract).
create or replace function agent_terms(p_site text, p_kind text, p_period text, p_from timestamptz)
returns table (agent_id text, upline_id text, contract_id bigint, tiers jsonb)
language sql stable set search_path = marquee, pg_temp as $$
  with contracts as materialized (
    select c.member_id, c.upline_id, c.contract_id, c.tiers from agent_contract c
    where c.site_id = p_site and c.kind = p_kind and c.period = p_period and c.state = 'active'
      and c.from_at <= p_from and c.until_at > p_from
  )
  select c.member_id, c.upline_id, c.contract_id, c.tiers from contracts c
  union all
  select m.member_id, '', null, null from member m
  where m.site_id = p_site and m.type in (1, 2, 41, 42)
    and not exists (select from team_span s where s.site_id = p_site and s.descendant_id = m.member_id and s.depth = 1
      and s.from_at <= p_from and s.until_at > p_from)
    and not exists (select from contracts c where c.member_id = m.member_id)
$$;

revoke all on function agent_terms from public;
