-- Visas that a traveller holds, with the day on which each ends; so that the server can send a reminder.

alter table public.travellers
  -- [{"country": "IN", "expires_on": "2027-02-01"}]; one of the Schengen area has "schengen".
  add column visas jsonb not null default '[]';
grant insert (visas), update (visas) on public.travellers to authenticated;

create function private.check_traveller_visas() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  if jsonb_typeof(new.visas) <> 'array' or jsonb_array_length(new.visas) > 20 or exists (
    select from jsonb_array_elements(new.visas) as visa
    where jsonb_typeof(visa) <> 'object'
      or visa - 'country' - 'expires_on' <> '{}'
      or coalesce(visa ->> 'country', '') !~ '^(schengen|[A-Z]{2})$'
      or not private.is_day(coalesce(visa ->> 'expires_on', '2100-01-01'))
  ) then
    raise exception 'visas is not a list of countries with a day' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_traveller_visas before insert or update on public.travellers for each row
  execute function private.check_traveller_visas();
