/** Installs what the product runs, and nothing else: the first half of `npm start`, for images. */
import { ensureInstalled } from '../bootstrap/ensure-installed.mjs'

await ensureInstalled('product')
