-- Only for the database of a journey that sets the time: private.utc_day() reads this table instead of the real clock.
create table private.controlled_clock (now timestamptz);
insert into private.controlled_clock values (null);

do $$
declare
  original text := pg_get_functiondef('private.utc_day()'::regprocedure);
  patched text := replace(original, 'pg_catalog.now()',
    'coalesce((select clock.now from private.controlled_clock clock), pg_catalog.now())');
begin
  if patched = original then raise exception 'private.utc_day() does not call pg_catalog.now()'; end if;
  execute patched;
end
$$;

create function public.set_clock(p_now timestamptz) returns void
  language sql security definer set search_path = '' as
$$ update private.controlled_clock set now = p_now $$;
grant execute on function public.set_clock(timestamptz) to anon;
