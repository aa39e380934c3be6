import { describe, expect, it } from 'vitest'

import { COOKIES } from './cookies.ts'

const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../sw/**'],
  { query: '?raw', import: 'default', eager: true },
)
/** Every call that writes to the browser's storage, with a quoted key or the name of a constant. */
const WRITES =
  /\b(?:writeFlag|setItem|useStoredValue|savePreference|openDB)(?:<\w+>)?\(\s*(?:'([^']+)'|([A-Z][A-Z_]*)\b)/g
/** Written by the router, not by calls of ours. */
const BY_LIBRARIES = ['react-router-scroll-positions']

const named = new Set(
  COOKIES.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .flatMap(([names = '']) => names.split(', ')),
)
const written = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.matchAll(WRITES)].map(([, literal, constant]) => literal ?? valueOf(constant ?? '', source, file)),
)

function valueOf(constant: string, source: string, file: string): string {
  const here = new RegExp(`const ${constant} = '([^']+)'`)
  const exported = new RegExp(`export const ${constant} = '([^']+)'`)
  const found = [source.match(here), ...Object.values(SOURCES).map((other) => other.match(exported))].find(Boolean)
  return found?.[1] ?? `${constant} of ${file}`
}

describe('the cookies policy', () => {
  it('matches what the code really writes', () => {
    expect(written).toEqual(expect.arrayContaining(['theme', 'page-config', 'trip-budget', 'authRedirect']))
  })

  it.each([...new Set([...written, 'sojourn-session', ...BY_LIBRARIES])])('lists %s', (key) => {
    expect([...named]).toContain(key)
  })

  it.each([...named].filter((name) => /^[\w-]+$/.test(name)))('lists %s because it is written', (name) => {
    expect([...written, 'sojourn-session', ...BY_LIBRARIES]).toContain(name)
  })
})
