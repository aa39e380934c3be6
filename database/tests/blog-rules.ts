/** The access rules of the blog: what is published is public, drafts are the editors', facts of places the server's. */
const EDITORS = ['owner', 'admin', 'content_editor', 'service_role'] as const
const EVERYBODY = [
  'anon',
  'stranger',
  'themselves',
  'owner',
  'admin',
  'support',
  'marketing',
  'content_editor',
  'analyst',
  'service_role',
] as const
const PUBLIC_WRITTEN_BY_EDITORS = { select: EVERYBODY, insert: EDITORS, update: EDITORS, delete: EDITORS }

const DRAFT = '10000000-0000-4000-8000-00000000000b'
const OTHER = '20000000-0000-4000-8000-00000000000b'
const IMAGE = '30000000-0000-4000-8000-00000000000b'

const draft = (id: string, slug: string) =>
  `insert into blog_drafts (id, slug, content) values ('${id}', '${slug}', '{}')`
const post = (id: string, slug: string) =>
  `insert into blog_posts (id, slug, title, summary, category_id, writer_slug, place, document, search_text, reading_minutes)
   values ('${id}', '${slug}', 'Title', 'Summary', 'money', 'teo-abara', 'rome', '{"type":"doc"}', 'title', 3)`
const category = (id: string) => `insert into blog_categories (id, title) values ('${id}', 'Food')`
const writer = (slug: string) =>
  `insert into blog_writers (slug, name, beat, about, place) values ('${slug}', 'Name', 'Food', '{About}', 'rome')`
const image = (last: string) =>
  `insert into blog_images (path, alt, width, height) values ('${IMAGE.slice(0, -1)}${last}.png', 'A quiet lane', 800, 600)`
const place = (id: string) => `insert into blog_places (id, facts, checked_at) values ('${id}', '{}', now())`

export const BLOG_RULES = {
  blog_categories: {
    row: category('food'),
    statements: {
      select: `select * from blog_categories where id = 'food'`,
      insert: category('drinks'),
      update: `update blog_categories set title = 'x' where id = 'food'`,
      delete: `delete from blog_categories where id = 'food'`,
    },
    allowed: PUBLIC_WRITTEN_BY_EDITORS,
  },
  blog_writers: {
    row: writer('a-writer'),
    statements: {
      select: `select * from blog_writers where slug = 'a-writer'`,
      insert: writer('another-writer'),
      update: `update blog_writers set name = 'x' where slug = 'a-writer'`,
      delete: `delete from blog_writers where slug = 'a-writer'`,
    },
    allowed: PUBLIC_WRITTEN_BY_EDITORS,
  },
  blog_drafts: {
    row: `${draft(DRAFT, 'a-draft')}; ${draft(OTHER, 'another-draft')}`,
    statements: {
      select: `select * from blog_drafts where slug = 'a-draft'`,
      insert: `insert into blog_drafts (slug, content) values ('new-draft', '{}')`,
      update: `update blog_drafts set revision = 2 where slug = 'a-draft'`,
      delete: `delete from blog_drafts where slug = 'a-draft'`,
    },
    allowed: { select: EDITORS, insert: EDITORS, update: EDITORS, delete: EDITORS },
  },
  blog_posts: {
    row: post(DRAFT, 'a-post'),
    statements: {
      select: `select * from blog_posts where slug = 'a-post'`,
      insert: post(OTHER, 'another-post'),
      update: `update blog_posts set title = 'x' where slug = 'a-post'`,
      delete: `delete from blog_posts where slug = 'a-post'`,
    },
    allowed: PUBLIC_WRITTEN_BY_EDITORS,
  },
  blog_versions: {
    row: `insert into blog_versions (draft_id, content, reason) values ('${DRAFT}', '{}', 'kept')`,
    statements: {
      select: `select * from blog_versions where draft_id = '${DRAFT}'`,
      insert: `insert into blog_versions (draft_id, content, reason) values ('${DRAFT}', '{}', 'kept')`,
      update: `update blog_versions set content = '{"a":1}' where draft_id = '${DRAFT}'`,
      delete: `delete from blog_versions where draft_id = '${DRAFT}'`,
    },
    allowed: { select: EDITORS, insert: EDITORS, update: ['service_role'], delete: ['service_role'] },
  },
  blog_redirects: {
    row: `insert into blog_redirects (from_slug, draft_id) values ('old-name', '${DRAFT}')`,
    statements: {
      select: `select * from blog_redirects where from_slug = 'old-name'`,
      insert: `insert into blog_redirects (from_slug, draft_id) values ('older-name', '${DRAFT}')`,
      update: `update blog_redirects set draft_id = '${OTHER}' where from_slug = 'old-name'`,
      delete: `delete from blog_redirects where from_slug = 'old-name'`,
    },
    allowed: PUBLIC_WRITTEN_BY_EDITORS,
  },
  blog_images: {
    row: image('c'),
    statements: {
      select: `select * from blog_images`,
      insert: image('d'),
      update: `update blog_images set alt = 'Another alt'`,
      delete: `delete from blog_images`,
    },
    allowed: { select: EDITORS, insert: EDITORS, update: ['service_role'], delete: EDITORS },
  },
  blog_places: {
    row: place('lisbon'),
    statements: {
      select: `select * from blog_places where id = 'lisbon'`,
      insert: place('porto'),
      update: `update blog_places set is_known = false where id = 'lisbon'`,
      delete: `delete from blog_places where id = 'lisbon'`,
    },
    allowed: { select: EVERYBODY, insert: ['service_role'], update: ['service_role'], delete: ['service_role'] },
  },
} as const
