-- Answers of 500 and more, by hour and route. Written in batches; no address, no id and no text of a request.
create table public.server_errors (
  hour timestamptz not null,
  -- The path without ids, as `/functions/v1/assistant`.
  route text not null check (char_length(route) between 1 and 80),
  status smallint not null check (status between 500 and 599),
  errors integer not null check (errors > 0),
  primary key (hour, route, status)
);
comment on table public.server_errors is 'Failed answers by hour and route. The server only.';

alter table public.server_errors enable row level security;
revoke all on public.server_errors from anon, authenticated;
create policy "the server only" on public.server_errors for all to service_role using (true) with check (true);
