-- An admin sees the rows of owners and other admins but takes none of them back. Hidden from the delete by row level
-- security they would hear "done, nothing was there", while the role stands in the list before them. So the rows are not
-- hidden, and one that the caller may not touch refuses the whole statement aloud: 403, and written to the audit log.
alter policy "taken back by those who may" on public.user_roles
  using ((select private.caller_has_role('owner', 'admin')));

create function private.refuse_removal_of_higher_role() returns trigger language plpgsql set search_path = '' as
$$
begin
  if current_user in ('anon', 'authenticated') and not private.caller_can_grant(old.role) then
    raise exception 'only an owner takes this role back' using errcode = 'insufficient_privilege';
  end if;
  return old;
end
$$;
create trigger refuse_removal_of_higher_role before delete on public.user_roles for each row
  execute function private.refuse_removal_of_higher_role();
