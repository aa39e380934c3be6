import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { BRAND } from '../src/entities/company/brand.ts'

type Manifest = {
  readonly name: string
  readonly short_name: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
}

const WEB = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(WEB, 'public/manifest.webmanifest'), 'utf8')) as Manifest

it('carries the name and the colour of the site', () => {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8')
  expect([manifest.name, manifest.short_name]).toEqual([BRAND.name, BRAND.name])
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`)
})

it.each(manifest.icons.filter(({ type }) => type === 'image/png'))('$src is as large as it says', ({ src, sizes }) => {
  const header = readFileSync(join(WEB, 'public', src)).subarray(16, 24)
  expect(`${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`).toBe(sizes)
})
