-- Phrases that a traveller has marked, by their keys: the same in every language.

alter table public.profiles
  add column favourite_phrases text[] not null default '{}'
    check (cardinality(favourite_phrases) <= 200 and private.all_match(favourite_phrases, '^[a-z][a-z-]{0,39}$'));

grant update (favourite_phrases) on public.profiles to authenticated;
