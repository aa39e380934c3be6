-- What language models were paid for, by account, UTC day, model and version of the prompts.
create table public.model_use (
  id bigint generated always as identity primary key,
  -- Null: all guests together.
  user_id uuid references auth.users (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  model text not null check (char_length(model) between 1 and 200),
  prompts text not null check (char_length(prompts) between 1 and 60),
  answers integer not null default 0 check (answers >= 0),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  -- Millionths of a US dollar; nothing where no price is set.
  cost_micro_usd bigint not null default 0 check (cost_micro_usd >= 0),
  unique nulls not distinct (user_id, day, model, prompts)
);
comment on table public.model_use is 'Tokens and cost of language models. Written by the server only.';
create index model_use_day on public.model_use (day);

alter table public.model_use enable row level security;
revoke all on public.model_use from anon, authenticated;
grant select on public.model_use to authenticated;
create policy "own, and those who pay for it" on public.model_use for select to authenticated
  using (user_id = (select auth.uid()) or (select private.caller_has_role('owner', 'admin')));
create policy "the server" on public.model_use for all to service_role using (true) with check (true);
