/** `npm run bench api [starts | postgres | pglite]`: the backend's figures beside those of its peers, in one run. */
import { benchPglite } from './api/on-pglite.ts'
import { benchPostgres } from './api/on-postgres.ts'
import { benchStarts } from './api/starts.ts'

const PARTS = { starts: benchStarts, postgres: benchPostgres, pglite: benchPglite }

const [wanted] = process.argv.slice(2)
for (const [name, run] of Object.entries(PARTS)) if (!wanted || wanted === name) await run()
