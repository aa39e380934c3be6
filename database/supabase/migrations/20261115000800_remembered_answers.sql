-- A repeat gets the first answer whole: its type and other headers, and a body that need not be text.
alter table public.idempotency_keys
  add column response_headers jsonb not null default '{}',
  alter column response_body type bytea using convert_to(response_body, 'UTF8');
