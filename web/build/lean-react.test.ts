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
const pages = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'))
const FROM_REACT = /^import \{([^}]+)\} from 'react(?:-dom)?'$/gm
const REFERENCE_TO_FRAGMENT = /<Fragment\b[^>]*\sref=/

it('was read in the version we have', () => {
  expect(readReactVersion()).toBe(LEAN_REACT_VERSION)
})

describe.each(Object.entries(UNUSED))('%s', (_, { exported, reached }) => {
  it('are still reached through the same functions', () => {
    expect(reached.filter((name) => !functionOf(name).test(client))).toEqual([])
  })

  it('are still offered under the same names', () => {
    expect(exported.filter((name) => !exportOf(name).test(offered))).toEqual([])
  })

  it('are used by no page', () => {
    const taken = pages.flatMap((code) => [...code.matchAll(FROM_REACT)]).flatMap(([, names = '']) => names.split(','))
    expect(taken.map((name) => name.trim()).filter((name) => exported.includes(name))).toEqual([])
  })
})

it('no page holds a reference to a fragment', () => {
  expect(pages.filter((code) => REFERENCE_TO_FRAGMENT.test(code))).toEqual([])
})
