-- Row level security only hides rows from a delete: whoever may take no role back at all would hear "done, nothing was
-- there", and the attempt would stand in no log. Refused aloud it is answered with 403 and written to the audit log.
-- Roles that go with a deleted account are removed as the owner of the table, not as the traveller.
create function private.refuse_role_removal() returns trigger language plpgsql set search_path = '' as
$$
begin
  if current_user in ('anon', 'authenticated') and not private.caller_has_role('owner', 'admin') then
    raise exception 'only an owner or an admin takes a role back' using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;
create trigger refuse_role_removal before delete on public.user_roles for each statement
  execute function private.refuse_role_removal();
