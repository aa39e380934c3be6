import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

export type Traveller = { readonly id: string; readonly token: string; readonly client: SupabaseClient }

export type StorageTestServer = TestServer & {
  /** A signed-in traveller; no account is needed, the policies only read the token. */
  traveller(): Promise<Traveller>
  /** How many files lie on the disk. */
  countFiles(): Promise<number>
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/** A private bucket with a folder per traveller, for files of the usual kinds. */
const PAPERS = [
  `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
   values ('papers', 'papers', false, 10485760, array['application/pdf', 'image/png', 'image/jpeg'])`,
  `create policy "own papers" on storage.objects for all to authenticated
   using (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text)
   with check (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text)`,
]

export async function startStorageServer(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<StorageTestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-storage-'))
  const server = await startTestServer({ ...options, settings: { DATA_DIR: folder, ...options.settings } })
  const { accessTokens, apiKeys } = server.product.platform
  for (const statement of PAPERS) await server.db.query(statement)
  return {
    ...server,
    async traveller() {
      const id = randomUUID()
      const token = await accessTokens.sign({ sub: id, role: 'authenticated', aud: 'authenticated' }, 3600)
      return { id, token, client: createClient(server.url, apiKeys.anon, { accessToken: async () => token }) }
    },
    async countFiles() {
      const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile()).length
    },
    get: (path, headers = {}) => fetch(`${server.url}/storage/v1${path}`, { headers }),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
