import { ensureBuilt } from '../bootstrap/ensure-built.mjs'

await ensureBuilt()
