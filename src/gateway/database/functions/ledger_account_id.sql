-- Finds an account by its name, or opens it; with a balance where a member owns it.
create or replace function ledger_account_id(p_site text, p_kind text, p_currency text, p_member text, p_vendor text)
returns bigint language plpgsql set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_account bigint;
begin
  -- Planned afresh each time: a plan that was made while there were few accounts may go through all of a site's.
  loop
    -- What is null has a query of its own: any expression around a column would visit every account of the site.
    if p_member is null and p_vendor is null then
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id is null
        and a.kind = p_kind and a.currency = p_currency and a.vendor is null;
    elsif p_member is null then
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id is null
        and a.kind = p_kind and a.currency = p_currency and a.vendor = p_vendor;
    elsif p_vendor is null then
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id = p_member
        and a.kind = p_kind and a.currency = p_currency and a.vendor is null;
    else
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id = p_member
        and a.kind = p_kind and a.currency = p_currency and a.vendor = p_vendor;
    end if;
    if v_account is not null then
      return v_account;
    end if;
    insert into ledger_account (site_id, kind, currency, member_id, vendor)
      values (p_site, p_kind, p_currency, p_member, p_vendor)
      on conflict do nothing returning account_id into v_account;
    if v_account is not null then
      if p_member is not null then
        insert into ledger_balance (site_id, account_id, is_debt, is_limited)
          values (p_site, v_account, p_kind = 'debt', p_kind = 'member' and play_is_limited(p_site, p_member));
      end if;
      return v_account;
    end if;
    -- Somebody else opened it meanwhile, and has committed it.
  end loop;
end $$;

revoke all on function ledger_account_id from public;
