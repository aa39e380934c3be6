-- Where words stand that somebody asked or was told: each of them, in one turn, without regard to case and accents. It
-- reads with the rights of whoever asks, so it finds nobody else's.
create function public.search_conversations(words text[])
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
      pg_catalog.normalize(told.question || ' ' || told.said, 'NFD'), '[\u0300-\u036F]', '', 'g')) as text
    from told
  )
  select f.conversation_id, f.question, f.said from folded f
  where pg_catalog.cardinality(words) between 1 and 8 and not exists (
    select from pg_catalog.unnest(words) as word
    where pg_catalog.strpos(f.text, pg_catalog.lower(pg_catalog.regexp_replace(
      pg_catalog.normalize(word, 'NFD'), '[\u0300-\u036F]', '', 'g'))) = 0)
  order by f.asked_at desc limit 60
$$;
revoke execute on function public.search_conversations(text[]) from public, anon;
grant execute on function public.search_conversations(text[]) to authenticated, service_role;
