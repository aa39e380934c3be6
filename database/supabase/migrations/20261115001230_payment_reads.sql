-- Whoever asked the provider last has the newest answer: a number drawn before asking says whose answer may be written.
create sequence public.payment_reads;
revoke all on sequence public.payment_reads from anon, authenticated;
alter table public.customers add column synced_read bigint not null default 0;
comment on column public.customers.synced_read is 'The number of the read whose answer stands here; an older one is dropped.';
