/** `npm run bench api`: the backend's figures beside the raw driver, a bare server and another implementation. */
import { benchPglite } from './api/on-pglite.ts'
import { benchPostgres } from './api/on-postgres.ts'
import { benchStarts } from './api/starts.ts'

await benchStarts()
await benchPostgres()
await benchPglite()
