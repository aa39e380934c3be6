-- Devices that show what happened while no page is open (Web Push, RFC 8030). The address of a device is a secret: whoever
-- knows it and our key can reach it.
create table public.push_devices (
  endpoint text primary key check (char_length(endpoint) <= 1000 and endpoint ~ '^https?://'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The device's public key and its shared secret (RFC 8291), as its browser writes them.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{80,100}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{16,40}$'),
  created_at timestamptz not null default now()
);
comment on table public.push_devices is 'Where notifications are pushed to. The server only.';
create index push_devices_user_id on public.push_devices (user_id, created_at);
alter table public.push_devices enable row level security;
revoke all on public.push_devices from anon, authenticated;
create policy "the server only" on public.push_devices for all to service_role using (true) with check (true);

-- One pair of keys for this installation, made by its first server.
create table private.push_keys (
  is_only boolean primary key default true check (is_only),
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- What is still to be pushed. Whoever deletes a row sends it, so that of several servers one does.
create table private.push_queue (
  notification_id uuid primary key references public.notifications (id) on delete cascade,
  created_at timestamptz not null default now()
);

create function private.queue_push() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  if exists (select from public.push_devices where user_id = new.user_id) then
    insert into private.push_queue (notification_id) values (new.id) on conflict do nothing;
    perform pg_catalog.pg_notify('push_queue', new.id::text);
  end if;
  return null;
exception when others then
  -- A message that cannot be pushed is still in the list.
  return null;
end
$$;
create trigger queue_push after insert on public.notifications for each row execute function private.queue_push();
