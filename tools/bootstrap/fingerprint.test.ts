import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { fingerprint } from './fingerprint.mjs'

describe('fingerprint', () => {
  let root = ''
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const current = () => fingerprint(root, ['web', 'package-lock.json', 'missing'])

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sojourn fingerprint '))
    write('web/src/app.tsx', 'one')
    write('package-lock.json', '{}')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it.each([
    ['a changed file', () => write('web/src/app.tsx', 'two')],
    ['a new file', () => write('web/src/page.tsx', '')],
    ['a changed lock', () => write('package-lock.json', '{ }')],
  ])('changes with %s', (_, change) => {
    const before = current()
    change()
    expect(current()).not.toBe(before)
  })

  it.each([
    ['a test', () => write('web/src/app.test.tsx', '')],
    ['a result', () => write('web/dist/index.html', '')],
    ['an installed package', () => write('web/node_modules/x/index.js', '')],
    ['a file outside', () => write('server/src/main.ts', '')],
    ['the time of a file', () => utimesSync(join(root, 'package-lock.json'), 1, 1)],
  ])('stays the same with %s', (_, change) => {
    const before = current()
    change()
    expect(current()).toBe(before)
  })
})
