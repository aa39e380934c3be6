import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { packAll } from './pack-all.ts'

const PACKED = join(import.meta.dirname, '../packed')

await mkdir(PACKED, { recursive: true })
for (const [name, content] of Object.entries(await packAll())) await writeFile(join(PACKED, name), content)
