/** `npm run bench offline [cut | page]`: regions cut from an archive beside reading it raw, and the map without a network. */
import { benchCut } from './offline/cut.ts'
import { benchOfflinePage } from './offline/offline-page.ts'

const [wanted] = process.argv.slice(2)
if (!wanted || wanted === 'cut') await benchCut()
if (!wanted || wanted === 'page') await benchOfflinePage()
