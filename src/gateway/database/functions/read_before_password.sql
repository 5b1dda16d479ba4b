-- What has to be known before a password is checked, in one statement. An account goes before a number: somebody may
-- have the digits of another's number as a name. p_network is the beginning of every address of the visitor's IPv6 /64
-- as written, or null. pending_id is the failure that is noted ahead of the check; null where a captcha is due, whose
-- tries are counted apart.
create or replace function read_before_password(
  p_site text, p_account_key text, p_number text, p_address text, p_network text, p_block text, p_network56 text,
  p_network48 text, p_selector text, p_validator_digest text, p_at timestamptz, p_since timestamptz,
  p_of_account integer, p_of_address integer,
  out needs_captcha boolean, out place text, out counted_key text, out found_member jsonb, out pending_id text
) language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_member member;
begin
  perform set_config('marquee.site_id', p_site, true);
  select * into v_member from member m where m.site_id = p_site and m.account_key = p_account_key;
  if v_member.member_id is null and p_number is not null then
    select * into v_member from member m where m.site_id = p_site and m.account_key = p_number;
    if v_member.member_id is null then
      select * into v_member from member m
        where m.site_id = p_site and m.mobile_num = p_number and m.mobile_verified_at is not null;
    end if;
  end if;
  counted_key := coalesce(v_member.account_key, p_number, p_account_key);
  place := '';
  if v_member.member_id is not null then
    found_member := to_jsonb(v_member);
    if p_selector is not null and exists (select from remembered_browser
        where site_id = p_site and selector = p_selector and member_id = v_member.member_id
          and validator_digest = p_validator_digest and expires_at > p_at) then
      place := 'browser ' || p_selector;
    elsif exists (select from member_address
        where site_id = p_site and member_id = v_member.member_id
          and (address = p_address or (p_network is not null and starts_with(address, p_network)))) then
      place := 'address ' || p_block;
    end if;
  end if;
  -- Parallel tries of one account are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('marquee sign-in ' || p_site || ' ' || counted_key, 0));
  needs_captcha := is_captcha_due(
    p_site, counted_key, place, p_block, p_network56, p_network48, p_since, p_of_account, p_of_address);
  if not needs_captcha then
    insert into sign_in_failure (site_id, account_key, place, address, network56, network48, failed_at, is_pending)
      values (p_site, counted_key, place, p_block, p_network56, p_network48, p_at, true)
      returning failure_id::text into pending_id;
  end if;
end $$;

revoke all on function read_before_password from public;
grant execute on function read_before_password to marquee_app;
