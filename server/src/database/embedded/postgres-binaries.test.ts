import { mkdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { makeTempFolder } from '../../../test/temp-folder.ts'
import { repairSymlinks } from './postgres-binaries.ts'

it('creates the symlinks that an install without scripts left out, and may do so again', async () => {
  await using folder = await makeTempFolder()
  await mkdir(join(folder.path, 'native/lib'), { recursive: true })
  await writeFile(join(folder.path, 'native/lib/libpq.so.5.18'), '')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(folder.path, 'native/pg-symlinks.json'), JSON.stringify(links))
  await repairSymlinks(folder.path)
  await repairSymlinks(folder.path)
  expect(await readlink(join(folder.path, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})
