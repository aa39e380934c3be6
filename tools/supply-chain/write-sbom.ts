/** `npm run sbom [folder]`: the packages that ship, as CycloneDX 1.5 by npm itself, and the page of their licences. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { licencePage } from './licence-page.ts'
import { licenceTexts, listShipped } from './list-shipped.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist-sbom'))
const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev']

mkdirSync(folder, { recursive: true })
const sbom = execFileSync('npm', ARGUMENTS, { cwd: ROOT, encoding: 'utf8', maxBuffer: 100_000_000 })
writeFileSync(join(folder, 'sbom.cdx.json'), sbom)
const shipped = listShipped(ROOT)
writeFileSync(join(folder, 'licences.html'), licencePage(shipped, licenceTexts))
console.log(`${shipped.length} packages: ${join(folder, 'sbom.cdx.json')} and licences.html`)
