import type { Extensions } from '@electric-sql/pglite'

/**
 * The extensions of PGlite that migrations for Supabase use most. An extension must be given at every start once a
 * database has it, so this list may grow and never shrink.
 */
export async function loadPgliteExtensions(): Promise<Extensions> {
  const modules = await Promise.all([
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/citext'),
    import('@electric-sql/pglite/contrib/cube'),
    import('@electric-sql/pglite/contrib/earthdistance'),
    import('@electric-sql/pglite/contrib/fuzzystrmatch'),
    import('@electric-sql/pglite/contrib/hstore'),
    import('@electric-sql/pglite/contrib/intarray'),
    import('@electric-sql/pglite/contrib/ltree'),
    import('@electric-sql/pglite/contrib/moddatetime'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/pgcrypto'),
    import('@electric-sql/pglite/contrib/tablefunc'),
    import('@electric-sql/pglite/contrib/unaccent'),
    import('@electric-sql/pglite/contrib/uuid_ossp'),
  ])
  return Object.assign({}, ...modules) as Extensions
}
