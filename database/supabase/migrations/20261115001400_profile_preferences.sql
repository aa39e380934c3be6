-- What a traveller would otherwise type into every tool. Everything may stay unsaid.

-- No null and nothing but what the pattern says, in each element.
create function private.all_match(_values text[], _pattern text) returns boolean
  language sql immutable set search_path = '' as
$$ select coalesce(bool_and(coalesce(v ~ _pattern, false)), true) from unnest(_values) as v $$;
grant execute on function private.all_match(text[], text) to authenticated, service_role;

alter table public.profiles
  -- IATA.
  add column home_airport text check (home_airport ~ '^[A-Z]{3}$'),
  -- ISO 3166, the one used most first.
  add column passports text[] not null default '{}'
    check (cardinality(passports) <= 6 and private.all_match(passports, '^[A-Z]{2}$')),
  -- ISO 639, the best spoken first.
  add column languages text[] not null default '{}'
    check (cardinality(languages) <= 10 and private.all_match(languages, '^[a-z]{2,3}$')),
  -- ISO 4217.
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  -- Null follows the device.
  add column units text check (units in ('metric', 'imperial')),
  add column diet text[] not null default '{}'
    check (diet <@ array['vegetarian', 'vegan', 'halal', 'kosher', 'no-pork', 'no-gluten', 'no-lactose', 'no-nuts',
      'no-seafood'] and cardinality(diet) <= 9),
  add column mobility text[] not null default '{}'
    check (mobility <@ array['wheelchair', 'no-stairs', 'short-walks', 'pushchair', 'low-vision', 'hard-of-hearing']
      and cardinality(mobility) <= 6);
comment on table public.profiles is 'One row per account: name, picture and what tools start from. The traveller may change all but id and times.';

grant update (home_airport, passports, languages, currency, units, diet, mobility) on public.profiles to authenticated;
