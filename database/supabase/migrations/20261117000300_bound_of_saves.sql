-- Trial and plans count no saves by the day, and a row may be 28 kB: without an end to them, one free account could fill
-- the disk. Trips, conversations and files have theirs.
create function private.bound_saves() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most_saves constant integer := 2000;
  owner_id uuid;
begin
  for owner_id in select distinct user_id from added loop
    -- One batch of an account at a time: counted side by side, each would be the last that fits.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('saves of ' || owner_id, 0));
    if (select count(*) from public.saved_items where user_id = owner_id) > most_saves then
      raise exception 'an account keeps at most % saves; remove one first', most_saves
        using errcode = 'program_limit_exceeded';
    end if;
  end loop;
  return null;
end
$$;
create trigger bound_saves after insert on public.saved_items referencing new table as added
  for each statement execute function private.bound_saves();
