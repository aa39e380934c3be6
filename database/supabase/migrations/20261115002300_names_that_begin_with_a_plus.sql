-- A name that begins with a plus stays whole: cut there, everybody of a domain would be one mailbox, and would take the
-- seat, the trial and the mails of everybody else.
create or replace function private.mailbox_key(_email text) returns text language sql immutable set search_path = '' as
$$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select
      pg_catalog.regexp_replace(pg_catalog.regexp_replace(folded, '@[^@]*$', ''), '^([^+]+)\+.*$', '\1') as name,
      pg_catalog.regexp_replace(folded, '^.*@', '') as domain
    from (select pg_catalog.lower(pg_catalog.normalize(_email, 'NFKC')) as folded) as f) as parts
$$;
reindex index public.squad_seats_mailbox;
