-- The travel blog. A draft is the working copy that editors share; a post is what was published of it. Readers never see
-- a draft, because it is in a table of its own.
create function private.is_slug(_text text) returns boolean language sql immutable set search_path = '' as
$$ select _text ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(_text) between 3 and 80 $$;
grant execute on function private.is_slug(text) to authenticated, service_role;

create function private.caller_edits_blog() returns boolean language sql stable set search_path = '' as
$$ select private.caller_has_role('content_editor', 'admin', 'owner') $$;
grant execute on function private.caller_edits_blog() to authenticated, service_role;

create table public.blog_categories (
  id text primary key check (private.is_slug(id)),
  title text not null check (char_length(title) between 1 and 40),
  position smallint not null default 0
);
comment on table public.blog_categories is 'Categories of the travel blog, in their order.';

create table public.blog_writers (
  slug text primary key check (private.is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80),
  beat text not null check (char_length(beat) between 1 and 80),
  about text[] not null check (cardinality(about) between 1 and 6 and char_length(array_to_string(about, '')) <= 2000),
  -- The city of the profile illustration, by its id in the city facts.
  place text not null check (private.is_slug(place)),
  -- A pen name of the editorial team; the pages say so.
  is_house boolean not null default true,
  position smallint not null default 0
);
comment on table public.blog_writers is 'Writers of the travel blog. A house writer is a pen name of the team, not a person.';

create table public.blog_drafts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  -- Title, summary, document and the rest, as contracts/src/blog/blog-content.ts has them.
  content jsonb not null check (jsonb_typeof(content) = 'object' and char_length(content::text) <= 400000),
  state text not null default 'draft' check (state in ('draft', 'review', 'scheduled', 'published')),
  scheduled_for timestamptz,
  -- Grows with every save. A save names the revision it began with, so that nobody overwrites what they have not seen.
  revision integer not null default 1 check (revision > 0),
  origin text not null default 'editor' check (origin in ('editor', 'house', 'template', 'model')),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  updated_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'scheduled') = (scheduled_for is not null))
);
comment on table public.blog_drafts is 'The working copy of each article. Read and written by content editors, admins and owners.';
create index blog_drafts_scheduled on public.blog_drafts (scheduled_for) where state = 'scheduled';
create index blog_drafts_created_by on public.blog_drafts (created_by);
create index blog_drafts_updated_by on public.blog_drafts (updated_by);

create table public.blog_posts (
  id uuid primary key references public.blog_drafts (id) on delete cascade,
  slug text not null unique check (private.is_slug(slug)),
  title text not null check (char_length(title) between 1 and 120),
  summary text not null check (char_length(summary) between 1 and 300),
  category_id text not null references public.blog_categories (id),
  writer_slug text not null references public.blog_writers (slug) on update cascade,
  -- The city of the cover, by its id in the city facts.
  place text not null check (private.is_slug(place)),
  document jsonb not null check (jsonb_typeof(document) = 'object' and char_length(document::text) <= 400000),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array' and char_length(sources::text) <= 20000),
  -- Title, summary and text in lower case without accents.
  search_text text not null check (char_length(search_text) <= 200000),
  reading_minutes smallint not null check (reading_minutes between 1 and 120),
  -- Places of the guide that the article has blocks for.
  place_ids text[] not null default '{}' check (cardinality(place_ids) <= 60),
  seo_title text check (char_length(seo_title) between 1 and 70),
  seo_description text check (char_length(seo_description) between 1 and 170),
  published_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
comment on table public.blog_posts is 'Published articles: public.';
create index blog_posts_published on public.blog_posts (published_at desc, id);
create index blog_posts_category on public.blog_posts (category_id);
create index blog_posts_writer on public.blog_posts (writer_slug);

create table public.blog_versions (
  id bigint generated always as identity primary key,
  draft_id uuid not null references public.blog_drafts (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object' and char_length(content::text) <= 400000),
  reason text not null check (reason in ('kept', 'published', 'conflict', 'restored')),
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  saved_at timestamptz not null default now()
);
comment on table public.blog_versions is 'Saved states of an article; never written over.';
create index blog_versions_draft on public.blog_versions (draft_id, id desc);
create index blog_versions_saved_by on public.blog_versions (saved_by);

create table public.blog_redirects (
  from_slug text primary key check (private.is_slug(from_slug)),
  draft_id uuid not null references public.blog_drafts (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.blog_redirects is 'Former addresses of articles. They answer with the article’s address of today.';
create index blog_redirects_draft on public.blog_redirects (draft_id);

create table public.blog_images (
  -- In the bucket blog-images.
  path text primary key check (path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|webp|avif)$'),
  alt text not null check (char_length(btrim(alt)) between 3 and 300),
  width integer not null check (width between 1 and 12000),
  height integer not null check (height between 1 and 12000),
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.blog_images is 'Pictures of articles, each with its text alternative.';
create index blog_images_uploaded_by on public.blog_images (uploaded_by);

create table public.blog_places (
  -- A sight (lisbon.belem-tower) or a destination (lisbon) of the guide.
  id text primary key check (id ~ '^[a-z0-9-]+(\.[a-z0-9-]+)?$' and char_length(id) <= 120),
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and char_length(facts::text) <= 20000),
  -- The guide had it at the last check.
  is_known boolean not null default true,
  checked_at timestamptz not null
);
comment on table public.blog_places is 'Facts of the places that articles show, checked nightly. Written by the server.';

alter table public.blog_categories enable row level security;
alter table public.blog_writers enable row level security;
alter table public.blog_drafts enable row level security;
alter table public.blog_posts enable row level security;
alter table public.blog_versions enable row level security;
alter table public.blog_redirects enable row level security;
alter table public.blog_images enable row level security;
alter table public.blog_places enable row level security;

revoke all on public.blog_categories, public.blog_writers, public.blog_drafts, public.blog_posts, public.blog_versions,
  public.blog_redirects, public.blog_images, public.blog_places from anon, authenticated;
revoke all on sequence public.blog_versions_id_seq from anon, authenticated;

grant select on public.blog_categories, public.blog_writers, public.blog_posts, public.blog_redirects, public.blog_places
  to anon, authenticated;
grant insert, update, delete on public.blog_categories, public.blog_writers, public.blog_posts, public.blog_redirects
  to authenticated;
grant select, insert, update, delete on public.blog_drafts to authenticated;
grant select, insert, delete on public.blog_images to authenticated;
grant select, insert (draft_id, content, reason) on public.blog_versions to authenticated;

create policy "everybody reads" on public.blog_categories for select to anon, authenticated using (true);
create policy "everybody reads" on public.blog_writers for select to anon, authenticated using (true);
create policy "everybody reads" on public.blog_posts for select to anon, authenticated using (true);
create policy "everybody reads" on public.blog_redirects for select to anon, authenticated using (true);
create policy "everybody reads" on public.blog_places for select to anon, authenticated using (true);

create policy "editors write" on public.blog_categories for all to authenticated
  using ((select private.caller_edits_blog())) with check ((select private.caller_edits_blog()));
create policy "editors write" on public.blog_writers for all to authenticated
  using ((select private.caller_edits_blog())) with check ((select private.caller_edits_blog()));
create policy "editors write" on public.blog_posts for all to authenticated
  using ((select private.caller_edits_blog())) with check ((select private.caller_edits_blog()));
create policy "editors write" on public.blog_redirects for all to authenticated
  using ((select private.caller_edits_blog())) with check ((select private.caller_edits_blog()));
create policy "editors only" on public.blog_drafts for all to authenticated
  using ((select private.caller_edits_blog())) with check ((select private.caller_edits_blog()));
create policy "editors only" on public.blog_images for all to authenticated
  using ((select private.caller_edits_blog())) with check ((select private.caller_edits_blog()));
create policy "editors read" on public.blog_versions for select to authenticated
  using ((select private.caller_edits_blog()));
create policy "editors add" on public.blog_versions for insert to authenticated
  with check ((select private.caller_edits_blog()));

-- What a person publishes, changes or takes back is in the audit log, whichever way it was written. The server writes
-- its own entries.
create function private.audit_blog_post() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  changed public.blog_posts := coalesce(new, old);
begin
  if auth.uid() is null then return null; end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (auth.uid(),
    case tg_op when 'INSERT' then 'post.published' when 'UPDATE' then 'post.changed' else 'post.withdrawn' end,
    'post', changed.id::text, pg_catalog.jsonb_build_object('slug', changed.slug));
  return null;
end
$$;
create trigger audit_blog_post after insert or update or delete on public.blog_posts for each row
  execute function private.audit_blog_post();

-- Launch articles that this database has had, so that one that was renamed or deleted does not come back.
create table private.blog_seeds (
  slug text primary key,
  seeded_at timestamptz not null default now()
);
alter table private.blog_seeds enable row level security;
revoke all on private.blog_seeds from anon, authenticated, service_role;

insert into public.blog_categories (id, title, position) values
  ('rights', 'Rights', 1), ('papers', 'Papers', 2), ('planning', 'Planning', 3), ('money', 'Money', 4),
  ('on-the-way', 'On the way', 5), ('places', 'Places', 6);

insert into public.blog_writers (slug, name, beat, about, place, position) values
  ('mara-lindqvist', 'Mara Lindqvist', 'Rights and documents', array[
    'Under this name we write about what is owed to you and what is asked of you: late flights, borders, forms.',
    'The rule here: no sentence about a law without its article.'], 'oslo', 1),
  ('teo-abara', 'Teo Abara', 'Planning and money', array[
    'Under this name we write about days that can be walked and money that is not wasted.',
    'The rule here: no number without its date.'], 'cape-town', 2),
  ('the-chart-room', 'The chart room', 'Clocks, maps and signals', array[
    'Under this name our map makers and data editors write about time zones, coastlines and what a phone can do without a network.',
    'The rule here: if a map and the world disagree, the map is wrong.'], 'reykjavik', 3),
  ('ines-okafor', 'Ines Okafor', 'Cities on foot', array[
    'Under this name we write about single cities: what fits into a day, in which order, and what to leave for the next time.',
    'The rule here: no place without its closing day.'], 'lisbon', 4);
