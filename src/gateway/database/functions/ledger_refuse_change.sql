-- Trigger: nobody changes what has been posted, the tables' owner included.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'what the ledger holds is not changed' using errcode = 'MQ003';
      end $$;
