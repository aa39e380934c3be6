import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { forgetOldBuilds } from './keep-old-assets.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sojourn-assets-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function build(...names: readonly string[]): readonly string[] {
  for (const name of names) writeFileSync(join(folder, 'assets', name), '')
  forgetOldBuilds(folder, ['index.html', ...names.map((name) => `assets/${name}`)])
  return readdirSync(join(folder, 'assets')).sort()
}

it('keeps the files of two earlier builds, and no more', () => {
  expect(build('app-1.js', 'react.js')).toEqual(['app-1.js', 'react.js'])
  expect(build('app-2.js', 'react.js')).toEqual(['app-1.js', 'app-2.js', 'react.js'])
  expect(build('app-3.js', 'react.js')).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'react.js'])
  expect(build('app-4.js', 'react.js')).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'react.js'])
})

it('does not count the same build twice', () => {
  build('app-1.js')
  build('app-2.js')
  build('app-2.js')
  build('app-2.js')
  expect(build('app-3.js')).toEqual(['app-1.js', 'app-2.js', 'app-3.js'])
})

it('deletes files that no recent build lists', () => {
  writeFileSync(join(folder, 'assets', 'unknown.js'), '')
  expect(build('app-1.js')).toEqual(['app-1.js'])
})
