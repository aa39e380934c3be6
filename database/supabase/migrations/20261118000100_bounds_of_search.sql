-- Postgres cannot interrupt normalize and strpos within one text, and both can take quadratic time: an account that stored
-- one long answer could keep a connection busy for minutes. So a turn is searched in its first 20,000 characters, and a
-- word counts with its first 100.
create or replace function public.search_conversations(words text[])
returns table (conversation_id uuid, question text, said text)
language sql stable security invoker set search_path = '' as
$$
  with told as (
    select t.conversation_id, t.question, t.asked_at, coalesce(s.said, '') as said
    from public.conversation_turns t
    cross join lateral (
      select pg_catalog.string_agg(p.words, ' ' order by sentence.at) as said
      from pg_catalog.jsonb_path_query(t.answer, '$.sentences[*]') with ordinality as sentence (value, at)
      cross join lateral (
        select pg_catalog.string_agg(piece.value #>> '{}', '' order by piece.at) as words
        from pg_catalog.jsonb_path_query(sentence.value, '$.pieces[*].text') with ordinality as piece (value, at)
      ) p
    ) s
  ),
  folded as (
    select told.*, pg_catalog.lower(pg_catalog.regexp_replace(
      pg_catalog.normalize(pg_catalog.left(told.question || ' ' || told.said, 20000), 'NFD'),
      '[\u0300-\u036F]', '', 'g')) as text
    from told
  )
  select f.conversation_id, f.question, f.said from folded f
  where pg_catalog.cardinality(words) between 1 and 8 and not exists (
    select from pg_catalog.unnest(words) as word
    where pg_catalog.strpos(f.text, pg_catalog.lower(pg_catalog.regexp_replace(
      pg_catalog.normalize(pg_catalog.left(word, 100), 'NFD'), '[\u0300-\u036F]', '', 'g'))) = 0)
  order by f.asked_at desc limit 60
$$;
