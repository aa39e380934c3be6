-- The document vault. Files are encrypted in the browser; this database holds ciphertext and keys that only the traveller's
-- passphrase or recovery code opens. Names and kinds are inside the ciphertext.

-- One key per account, locked twice: by the passphrase and by the recovery code.
create table public.vaults (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- How the keys are made and locked (web/src/entities/vault); a device refuses a format that it does not know.
  format smallint not null default 1 check (format between 1 and 100),
  passphrase_salt text not null check (passphrase_salt ~ '^[A-Za-z0-9_-]{22}$'),
  -- PBKDF2 with SHA-256. Fewer would make guessing cheap, more would lock a phone up.
  passphrase_iterations integer not null check (passphrase_iterations between 600000 and 10000000),
  passphrase_key text not null check (passphrase_key ~ '^[A-Za-z0-9_-]{80}$'),
  recovery_salt text not null check (recovery_salt ~ '^[A-Za-z0-9_-]{22}$'),
  recovery_key text not null check (recovery_key ~ '^[A-Za-z0-9_-]{80}$'),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.vaults is 'One row per account with a vault: its key, locked by passphrase and by recovery code.';

create table public.vault_files (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The key of this file, locked by the key of the vault.
  wrapped_key text not null check (wrapped_key ~ '^[A-Za-z0-9_-]{80}$'),
  -- Name, kind, type and notes, encrypted.
  details text not null check (char_length(details) <= 8000 and details ~ '^[A-Za-z0-9_-]+$'),
  -- In clear, so that the server can send a reminder: only when the traveller agreed.
  expires_on date check (expires_on between date '2000-01-01' and date '2199-12-31'),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A vault ends after its files, so that no ciphertext is left that nobody can open. Without a cascade: an account that
  -- is deleted takes both along.
  constraint vault_files_vault foreign key (user_id) references public.vaults (user_id)
);
comment on table public.vault_files is 'One row per encrypted file; its bytes are in the bucket documents under user_id/id.';
create index vault_files_user on public.vault_files (user_id, created_at desc);
create index vault_files_expiry on public.vault_files (expires_on) where expires_on is not null;

alter table public.vaults enable row level security;
alter table public.vault_files enable row level security;
revoke all on public.vaults, public.vault_files from anon, authenticated;
grant select, delete,
  insert (user_id, format, passphrase_salt, passphrase_iterations, passphrase_key, recovery_salt, recovery_key),
  update (passphrase_salt, passphrase_iterations, passphrase_key, recovery_salt, recovery_key)
  on public.vaults to authenticated;
grant select, delete, insert (id, user_id, wrapped_key, details, expires_on), update (details, expires_on)
  on public.vault_files to authenticated;

create policy "own" on public.vaults for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own" on public.vault_files for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the server" on public.vaults for all to service_role using (true) with check (true);
create policy "the server" on public.vault_files for all to service_role using (true) with check (true);

create trigger keep_revision before update on public.vaults for each row execute function private.keep_revision();
create trigger touch_updated_at before update on public.vaults for each row execute function private.touch_updated_at();
create trigger keep_revision before update on public.vault_files for each row execute function private.keep_revision();
create trigger touch_updated_at before update on public.vault_files for each row
  execute function private.touch_updated_at();

create function private.bound_vault_files() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most_files constant integer := 100;
  owner_id uuid;
begin
  for owner_id in select distinct user_id from added loop
    -- One batch of an account at a time: counted side by side, each would be the last that fits.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('vault of ' || owner_id, 0));
    if (select count(*) from public.vault_files where user_id = owner_id) > most_files then
      raise exception 'a vault keeps at most % documents; delete one first', most_files
        using errcode = 'program_limit_exceeded';
    end if;
  end loop;
  return null;
end
$$;
create trigger bound_vault_files after insert on public.vault_files referencing new table as added
  for each statement execute function private.bound_vault_files();

-- Reminders that were sent, so that one which the traveller deleted does not come again.
create table private.expiry_reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  about text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, about)
);

-- Only ciphertext: no type that a browser would show, and no file without its row, so that the limit of rows is the limit
-- of files. A row exists before its bytes are sent.
update storage.buckets set public = false, file_size_limit = 10485760,
  allowed_mime_types = array['application/octet-stream'] where id = 'documents';

drop policy "own documents" on storage.objects;
create policy "own documents" on storage.objects for select to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own documents, to delete" on storage.objects for delete to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own documents, to add" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and exists (select from public.vault_files f
    where f.user_id = (select auth.uid()) and storage.objects.name = f.user_id || '/' || f.id));
create policy "own documents, to send again" on storage.objects for update to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'documents' and exists (select from public.vault_files f
    where f.user_id = (select auth.uid()) and storage.objects.name = f.user_id || '/' || f.id));
