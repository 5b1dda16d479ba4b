-- Whether the next try to sign in needs a captcha. A known place counts its own failures; all unknown places count
-- together. Shares are those of `addressBlocks`.
create or replace function is_captcha_due(
  p_site text, p_account_key text, p_place text, p_block text, p_network56 text, p_network48 text, p_since timestamptz,
  p_of_account integer, p_of_address integer
) returns boolean language sql stable set search_path = marquee, pg_temp as $$
  select (select count(*) from (select from sign_in_failure
      where site_id = p_site and account_key = p_account_key and place = p_place
        and failed_at > p_since limit p_of_account) few)
        >= p_of_account
    or (p_place not like 'browser %' and (
      (select count(*) from (select from sign_in_failure
      where site_id = p_site and address = p_block and not is_pending
        and failed_at > p_since limit p_of_address) few) >= p_of_address
      or (select count(*) from (select from sign_in_failure
      where site_id = p_site and network56 = p_network56 and not is_pending
        and failed_at > p_since limit 4 * p_of_address) few) >= 4 * p_of_address
      or (select count(*) from (select from sign_in_failure
      where site_id = p_site and network48 = p_network48 and not is_pending
        and failed_at > p_since limit 16 * p_of_address) few) >= 16 * p_of_address
    ))
$$;

revoke all on function is_captcha_due from public;
grant execute on function is_captcha_due to marquee_app;
