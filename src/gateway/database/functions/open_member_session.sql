-- Writes a session with its sign-in and its address. The member is written before its address: who signs in by a
-- password holds the member already. A member whom an upline has frozen opens none (MQ007).
create or replace function open_member_session(
  p_site text, p_member text, p_token_digest text, p_entrance text, p_method text, p_proven_method text,
  p_address text, p_device text, p_remember_selector text, p_device_data jsonb, p_at timestamptz,
  p_expires_at timestamptz, p_is_by_hand boolean, out is_first boolean, out is_new_address boolean
)
language plpgsql set search_path = marquee, pg_temp as $$
begin
  -- Held, so that a session is either seen by whoever freezes the member meanwhile, or refused.
  if (select m.frozen_at is not null from member m
      where m.site_id = p_site and m.member_id = p_member for no key update) then
    raise exception 'the member is frozen' using errcode = 'MQ007';
  end if;
  insert into member_session
      (site_id, token_digest, member_id, entrance, method, address, device, remember_selector, device_data,
        started_at, seen_at, expires_at)
    values (p_site, p_token_digest, p_member, p_entrance, p_proven_method, p_address, p_device, p_remember_selector,
      p_device_data, p_at, p_at, p_expires_at);
  is_first := false;
  if p_is_by_hand then
    update member set first_signed_in_at = p_at
      where site_id = p_site and member_id = p_member and first_signed_in_at is null;
    is_first := found;
  end if;
  is_new_address := false;
  if not exists (select from member_address where site_id = p_site and member_id = p_member
    and address = p_address) then
    -- The first address is none that is new to the member.
    is_new_address := exists (select from member_address where site_id = p_site and member_id = p_member);
    insert into member_address (site_id, member_id, address, first_seen_at)
      values (p_site, p_member, p_address, p_at) on conflict do nothing;
  end if;
  insert into member_sign_in (site_id, member_id, method, address, device, signed_in_at)
    values (p_site, p_member, p_method, p_address, p_device, p_at);
end $$;

revoke all on function open_member_session from public;
grant execute on function open_member_session to marquee_app;
