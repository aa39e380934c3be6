/** The ceiling on PGlite: the same transaction straight on an instance in its own process. */
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'

import { measureRate, workAsTraveller } from './raw-work.ts'

const lite = await PGlite.create({ dataDir: process.env['DATA'] ?? '', extensions: { pgcrypto } })
await measureRate(1, () => lite.transaction((tx) => workAsTraveller((text, values) => tx.query(text, values))))
await lite.close()
