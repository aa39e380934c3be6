import { expect, it } from 'vitest'

import { generateRowTypes } from '../../server/test/generate-row-types.ts'
import { freshPostgresDatabase } from '../../server/test/test-database.ts'

it('contracts/src/generated/database.ts matches the migrations', async () => {
  const types = await generateRowTypes(await freshPostgresDatabase())
  await expect(types).toMatchFileSnapshot('../../contracts/src/generated/database.ts')
})
