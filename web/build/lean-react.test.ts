import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { exportOf, functionOf, LEAN_REACT_VERSION, readReactVersion, UNUSED } from './lean-react.ts'

const require = createRequire(import.meta.url)
const read = (library: string, file: string): string =>
  readFileSync(join(dirname(require.resolve(`${library}/package.json`)), 'cjs', file), 'utf8')
const client = read('react-dom', 'react-dom-client.production.js')
const offered = read('react', 'react.production.js') + read('react-dom', 'react-dom.production.js')

const source = join(import.meta.dirname, '../src')
const NOT_IN_PAGES = /\.test\.tsx?$|^entry-server\.tsx$/
const pages = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !NOT_IN_PAGES.test(file))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }))
const FROM_REACT = /^import \{([^}]+)\} from 'react(?:-dom)?'$/gm
const imported = pages
  .flatMap(({ code }) => [...code.matchAll(FROM_REACT)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))

it('was read in the version we have', () => {
  expect(readReactVersion()).toBe(LEAN_REACT_VERSION)
})

describe.each(Object.entries(UNUSED))('%s', (_, { exported = [], written, reached, cuts = [] }) => {
  it('are still reached through the same functions', () => {
    expect(reached.filter((name) => !functionOf(name).test(client))).toEqual([])
    expect(cuts.filter(([found]) => client.split(found).length !== 2)).toEqual([])
  })

  it('are still offered under the same names', () => {
    expect(exported.filter((name) => !exportOf(name).test(offered))).toEqual([])
  })

  it('are used by no page', () => {
    expect(imported.filter((name) => exported.includes(name))).toEqual([])
    expect(pages.filter(({ code }) => written?.test(code)).map(({ file }) => file)).toEqual([])
  })
})
