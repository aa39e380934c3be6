import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'

import { expect, it } from 'vitest'

import { LEAN_MODULES, OURS } from './lean-router.ts'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production/lib')
const IMPORT = /^import \{([^}]+)\} from "(\.[^"]+)";$/gm

/** [module, name] of everything that our part of the library takes from the modules we replace. */
function listTaken(): readonly (readonly [string, string])[] {
  return [...OURS].flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].flatMap(([, names = '', source = '']) => {
      const module = posix.join(posix.dirname(file), source)
      return module in LEAN_MODULES ? names.split(',').map((name) => [module, name.trim()] as const) : []
    }),
  )
}

it('replaces modules that the router really has, each of them in use', () => {
  expect(new Set(listTaken().map(([module]) => module))).toEqual(new Set(Object.keys(LEAN_MODULES)))
})

it.each(listTaken())('%s still offers %s', (module, name) => {
  expect(LEAN_MODULES[module]).toContain(`export const ${name} = `)
})

it.each(Object.entries(LEAN_MODULES))(
  '%s calls no hook, which the compiler could put behind a condition',
  (_, code) => {
    expect(code).not.toMatch(/\buse[A-Z]\w*\(/)
  },
)
