-- The number that stands for a game in rounds. Creates it with the game's first round.
create or replace function played_game_no(p_site text, p_integration text, p_vendor text, p_game text) returns integer
language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_no integer;
begin
  loop
    select g.game_no into v_no from played_game g
      where g.site_id = p_site and g.integration_id = p_integration and g.game_code = p_game;
    if found then
      return v_no;
    end if;
    insert into played_game (site_id, integration_id, game_code, vendor)
      values (p_site, p_integration, p_game, p_vendor) on conflict do nothing;
  end loop;
end $$;

revoke all on function played_game_no from public;
