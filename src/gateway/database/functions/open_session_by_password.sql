-- Opens a session after a correct password, unless the password changed meanwhile, the address is new, or the member
-- has an authenticator: then the caller asks for that first.
create or replace function open_session_by_password(
  p_site text, p_member text, p_token_digest text, p_entrance text, p_method text, p_proven_method text,
  p_address text, p_device text, p_remember_selector text, p_device_data jsonb, p_at timestamptz,
  p_expires_at timestamptz, p_account_key text, p_password_hash text, out outcome text,
  out is_first boolean
)
language plpgsql set search_path = marquee, pg_temp as $$
begin
  perform set_config('marquee.site_id', p_site, true);
  is_first := false;
  perform from member
    where site_id = p_site and member_id = p_member and password_hash = p_password_hash for no key update;
  if not found then
    outcome := 'changed';
    return;
  end if;
  delete from sign_in_failure where site_id = p_site and account_key = p_account_key;
  if exists (select from member_address where site_id = p_site and member_id = p_member)
    and not exists (
      select from member_address where site_id = p_site and member_id = p_member and address = p_address) then
    outcome := 'newAddress';
    return;
  end if;
  if exists (select from member_authenticator
    where site_id = p_site and member_id = p_member and totp_secret is not null) then
    outcome := 'authenticator';
    return;
  end if;
  select opened.is_first into is_first from open_member_session(
    p_site, p_member, p_token_digest, p_entrance, p_method, p_proven_method, p_address, p_device, p_remember_selector,
    p_device_data, p_at, p_expires_at, true
  ) opened;
  outcome := 'opened';
end $$;

revoke all on function open_session_by_password from public;
grant execute on function open_session_by_password to marquee_app;
