-- A role is granted or taken back, never turned into another one or given to another account: each step is then
-- audited, and none can remove the last owner. The row only forgets who granted it, when that account is deleted.
create function private.refuse_role_change() returns trigger language plpgsql set search_path = '' as
$$
begin
  if (new.user_id, new.role, new.created_at) is distinct from (old.user_id, old.role, old.created_at)
    or (new.granted_by is distinct from old.granted_by and new.granted_by is not null) then
    raise exception 'a role is granted or taken back, never changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger refuse_role_change before update on public.user_roles for each row
  execute function private.refuse_role_change();

-- All rows at once would go past the triggers of each row.
create trigger refuse_truncate before truncate on public.user_roles for each statement
  execute function private.refuse_change();

revoke update, truncate on public.user_roles from anon, authenticated, service_role;
