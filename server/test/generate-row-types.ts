import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import pg from 'pg'

const HEADER = `// Generated from the database's schema; do not edit.
// After a new migration: npm exec -- vitest run --project server row-types -u
`

/** The types that `supabase gen types` would print, for the official client's `createClient<Database>`. */
export async function generateRowTypes(connection: pg.PoolConfig): Promise<string> {
  const pool = new pg.Pool(connection)
  try {
    const metadata = await introspect(pool, { includedSchemas: ['public'] })
    return `${HEADER}${await generateTypescript(sortGeneratorMetadata(metadata))}`
  } finally {
    await pool.end()
  }
}
