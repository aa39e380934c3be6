/** Fails when the client build contains a secret of the server. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'
import { findSecrets } from './find-secrets.ts'

const CLIENT = join(PROJECT_ROOT, 'web/dist/client')
const TEXT = /\.(?:js|mjs|css|html|json|map|svg|txt|xml|webmanifest)$/

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))
const found = files.flatMap((file) => findSecrets(relative(CLIENT, file), readFileSync(file, 'utf8')))
// An empty build must not pass.
if (files.length === 0) console.error(`There is no build in ${CLIENT}`)
for (const sentence of found) console.error(sentence)
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0
