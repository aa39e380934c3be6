import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'

import { describe, expect, it } from 'vitest'

import { CUT_VERSION, CUTS } from './lean-router-cuts.ts'
import { LEAN_MODULES, OURS, readRouterVersion } from './lean-router.ts'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production/lib')
const IMPORT = /^import \{([^}]+)\} from "(\.[^"]+)";$/gm

const TAKEN = /^import \{([^}]+)\} from 'react-router(?:\/dom)?'$/gm
/** Each was followed through the library with the cuts made. Another one must be, before it is added here. */
const READ_THROUGH = [
  'Form',
  'Link',
  'Navigate',
  'Outlet',
  'RouterProvider',
  'ScrollRestoration',
  'createBrowserRouter',
  'createContext',
  'data',
  'isRouteErrorResponse',
  'matchRoutes',
  'redirect',
  'useActionData',
  'useLoaderData',
  'useLocation',
  'useMatches',
  'useNavigate',
  'useNavigation',
  'useNavigationType',
  'useParams',
  'useRouteError',
  'useSearchParams',
  'useSubmit',
]
const ASKED_FOR =
  /\b(?:fetcherKey|viewTransition|mask|navigate|useTransitions|basename|getContext|middleware|shouldRevalidate|defaultShouldRevalidate|patchRoutesOnNavigation|dataStrategy|instrumentations)(?:=[{"]|:\s)|<(?:Form|Link)\b[^>]*\s(?:viewTransition|discover|prefetch)\b/g
const OFFERED = /\bexport (?:const|(?:async )?function) (?:middleware|shouldRevalidate)\b/g

const source = join(import.meta.dirname, '../src')
/** Drawn by the library as it is: what the server runs, and the tests. */
const WHOLE = /\.test\.tsx?$|^entry-server\.tsx$/
const pages = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !WHOLE.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
const asking = pages.filter((code) => code.includes("from 'react-router"))

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

describe('what is cut out of the router', () => {
  it('was read in the version we have', () => {
    expect(readRouterVersion()).toBe(CUT_VERSION)
  })

  it.each(Object.entries(CUTS).flatMap(([file, cuts]) => cuts.map(([found]) => [file, found] as const)))(
    '%s still says %j',
    (file, found) => {
      expect(readFileSync(join(folder, file), 'utf8')).toContain(found)
    },
  )

  it('is nothing that our pages take from it', () => {
    const taken = asking.flatMap((code) => [...code.matchAll(TAKEN)]).flatMap(([, names = '']) => names.split(','))
    const values = taken.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '))
    expect([...new Set(values)].toSorted()).toEqual(READ_THROUGH)
  })

  it('is nothing that our pages or routes ask of it', () => {
    expect(asking.flatMap((code) => code.match(ASKED_FOR) ?? [])).toEqual([])
    expect(pages.flatMap((code) => code.match(OFFERED) ?? [])).toEqual([])
  })
})
