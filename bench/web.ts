import { startProduct, withDataDir } from './product.ts'
/** `npm run bench web`: the cost of our pages on a phone, beside the same pages without their scripts, in one run. */
import { benchPages } from './web/pages.ts'
import { benchScriptBytes } from './web/script-bytes.ts'
import { benchSecondVisit } from './web/second-visit.ts'

const PORT = 4911
const PARTS = { bytes: benchScriptBytes, visit: benchSecondVisit, pages: benchPages }

const [wanted] = process.argv.slice(2)
await withDataDir(async (dataDir) => {
  const product = await startProduct(PORT, dataDir)
  try {
    for (const [name, run] of Object.entries(PARTS)) if (!wanted || wanted === name) await run(product.url)
  } finally {
    await product.stop()
  }
})
