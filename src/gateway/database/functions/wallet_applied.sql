-- Reads an applied action of an account by its transfer id. told_tx is the id that the vendor received. No columns are
-- set if the transfer belongs to another account or its month is archived.
create or replace function wallet_applied(
  p_site text, p_account bigint, p_tx bigint,
  out kind text, out action_id text, out round_id bigint, out asked bigint, out moved bigint, out original text,
  out told_tx bigint
) language plpgsql as $$
declare
  v_detail record;
begin
  select t.kind, t.reference, t.round_id, abs(t.amount), t.amount into kind, action_id, round_id, asked, moved
    from ledger_transfer t where t.site_id = p_site and t.account_id = p_account and t.transfer_id = p_tx;
  if not found then
    return;
  end if;
  select w.amount_minor, w.moved_minor, w.original_action_id into v_detail from wallet_action_detail w
    where w.site_id = p_site and w.account_id = p_account and w.transfer_id = p_tx;
  if found then
    asked := v_detail.amount_minor;
    moved := v_detail.moved_minor;
    original := v_detail.original_action_id;
  end if;
  select f.former_id into told_tx from ledger_former_id f where f.site_id = p_site and f.transfer_id = p_tx;
  told_tx := coalesce(told_tx, p_tx);
end $$;

revoke all on function wallet_applied from public;
