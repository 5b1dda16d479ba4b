-- Members' own play between two moments as the ledger has it, for times that are not counted yet. It reads transfers
-- as team_count does, and what vendors with wallets of their own reported since.
create or replace function agent_live_play(p_site text, p_from timestamptz, p_until timestamptz)
returns table (
  member_id text, slot timestamptz, bets bigint, bet_minor bigint, win_minor bigint, bonus_minor bigint,
  rebate_minor bigint
) language sql stable set search_path = marquee, pg_temp as $$
  select a.member_id, m.slot, sum(m.bets), sum(m.bet), sum(m.win), sum(m.bonus), sum(m.rebate)
  from (
    select date_bin(interval '5 minutes', ledger_moment(t.transfer_id), '2000-01-01T00:00:00Z') as slot, t.account_id,
      case when t.round_id is null then 0 when t.kind = 'bet' then 1
        when t.kind = 'rollback' and moved.amount > 0 then -1 else 0 end as bets,
      case when t.round_id is not null and (t.kind = 'bet' or t.kind = 'rollback' and moved.amount > 0)
        then -moved.amount else 0 end as bet,
      case when t.round_id is not null and t.kind <> 'bet' and (t.kind <> 'rollback' or moved.amount < 0)
        then moved.amount else 0 end as win,
      case when t.round_id is null and t.kind in ('bonus', 'points_bonus') then t.amount else 0 end as bonus,
      case when t.round_id is null and t.kind = 'rebate' then t.amount else 0 end as rebate
    from ledger_transfer t
      left join wallet_action_detail d on d.site_id = p_site and d.account_id = t.account_id
        and d.transfer_id = t.transfer_id and d.transfer_id >= ledger_id_at(p_from)
        and d.transfer_id < ledger_id_at(p_until)
      cross join lateral (select coalesce(d.moved_minor, t.amount) as amount) moved
    where t.site_id = p_site and t.transfer_id >= ledger_id_at(p_from) and t.transfer_id < ledger_id_at(p_until)
    union all
    select date_bin(interval '5 minutes', greatest(v.at, p_from), '2000-01-01T00:00:00Z'), v.account_id, v.bets,
      v.bet_minor, v.win_minor, 0, 0
    from team_vendor_play v
    where v.site_id = p_site and v.slot is null and v.at < p_until
  ) m
  join ledger_account a on a.site_id = p_site and a.account_id = m.account_id and a.kind = 'member'
  where m.bets <> 0 or m.bet <> 0 or m.win <> 0 or m.bonus <> 0 or m.rebate <> 0
  group by 1, 2
$$;

revoke all on function agent_live_play from public;
