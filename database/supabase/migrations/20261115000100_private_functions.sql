-- Functions for policies and triggers live in a schema that no API exposes.
create schema private;
grant usage on schema private to authenticated, service_role;
alter default privileges in schema private revoke execute on functions from public;

create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as
$$
begin
  new.updated_at := now();
  return new;
end
$$;
