-- Members below the agent of the transaction whose account or nickname contains a text, whose id or whole mobile number
-- it is, or whose mobile number ends with it where it is four digits: by account, p_most at most.
create or replace function team_find(p_text text, p_most integer) returns table (member_id text, depth integer)
language sql stable security definer set search_path = marquee, pg_temp as $$
  select m.member_id, u.depth
  from member_upline u
  cross join lateral (
    select m.member_id, m.account_key, m.nickname, m.mobile_num from member m
    where m.site_id = u.site_id and m.member_id = u.descendant_id offset 0
  ) m
  where u.site_id = current_setting('marquee.site_id', true)
    and u.ancestor_id = current_setting('marquee.agent_id', true) and u.depth > 0
    and (strpos(m.account_key, lower(p_text)) > 0 or strpos(lower(m.nickname), lower(p_text)) > 0
      or m.member_id = upper(p_text)
      or m.mobile_num = '+' || ltrim(p_text, '+')
      or p_text ~ '^[0-9]{4}$' and m.mobile_num like '%' || p_text)
  order by m.account_key limit p_most
$$;

revoke all on function team_find from public;
grant execute on function team_find to marquee_agents;
