import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { readExtraKeys } from './signing-keys.ts'

it('reads a key set', async () => {
  await using folder = await makeTempFolder()
  const file = join(folder.path, 'keys.json')
  await writeFile(file, '{"keys":[{"kty":"oct","k":"c2VjcmV0"}]}')
  expect(await readExtraKeys(file)).toEqual([{ kty: 'oct', k: 'c2VjcmV0' }])
})

it.each([
  ['that is not there', null, /^Setting SUPABASE_COMPAT_JWKS: names a file that cannot be read/],
  ['that is not JSON', 'keys:', /^Setting SUPABASE_COMPAT_JWKS: names a file that is not a JSON key set/],
  ['without keys', '{"key":{}}', /^Setting SUPABASE_COMPAT_JWKS: names a file that is not a JSON key set/],
])('refuses a file %s in one line', async (_, text, line) => {
  await using folder = await makeTempFolder()
  const file = join(folder.path, 'keys.json')
  if (text !== null) await writeFile(file, text)
  await expect(readExtraKeys(file)).rejects.toThrow(line)
})
