import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const MIGRATIONS = 'database/supabase/migrations'

/** A folder with the product as it was some migrations ago. The program is the same: what differs is the database. */
export function earlierRelease(migrationsBefore: number): { readonly main: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-release-'))
  for (const part of ['server', 'web']) mkdirSync(join(folder, part))
  cpSync(join(ROOT, 'server/dist'), join(folder, 'server/dist'), { recursive: true })
  cpSync(join(ROOT, 'database'), join(folder, 'database'), { recursive: true })
  for (const part of ['web/dist', 'server/src', 'node_modules', 'web/node_modules', 'datasets'])
    symlinkSync(join(ROOT, part), join(folder, part))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const files = readdirSync(join(folder, MIGRATIONS)).sort()
  for (const file of files.slice(-migrationsBefore)) rmSync(join(folder, MIGRATIONS, file))
  return {
    main: join(folder, 'server/dist/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
