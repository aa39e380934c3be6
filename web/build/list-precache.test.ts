import { randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { listPrecache } from './list-precache.ts'

type Part = {
  readonly modules: readonly string[]
  readonly imports?: readonly string[]
  readonly opens?: readonly string[]
  readonly bytes?: number
}

/** What cannot be packed weighs what it measures. */
const bundleOf = (parts: Readonly<Record<string, Part>>) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { modules, imports = [], opens = [], bytes = 100 }]) => [
      `assets/${name}.js`,
      {
        type: 'chunk',
        fileName: `assets/${name}.js`,
        facadeModuleId: modules[0],
        moduleIds: modules,
        imports: imports.map((one) => `assets/${one}.js`),
        dynamicImports: opens.map((one) => `assets/${one}.js`),
        code: randomBytes(bytes).toString('latin1'),
      },
    ]),
  ) as unknown as Parameters<typeof listPrecache>[0]

const START: Part = { modules: ['/src/entry-client.tsx'], opens: ['flights', 'desk', 'big', 'trip-view'] }
const namesOf = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => path.replace(/^\/assets\/|\.js$/g, '')).toSorted()

describe('listPrecache', () => {
  it('starts with the app, then takes every page of a traveller, and nothing that only the staff open', () => {
    const { critical, wanted } = listPrecache(
      bundleOf({
        start: START,
        flights: { modules: ['/src/app/pages/flights.tsx'], imports: ['table'] },
        desk: { modules: ['/src/app/pages/dashboard-admin.tsx'], imports: ['table', 'roles'] },
        table: { modules: ['/src/ui/table.tsx'] },
        roles: { modules: ['/src/features/staff/roles.tsx'] },
      }),
      ['/icon.svg'],
    )
    expect(critical).toEqual(['/assets/start.js', '/icon.svg'])
    expect(namesOf(wanted)).toEqual(['flights', 'table'])
  })

  it('starts with the screen that says a page could not be fetched', () => {
    const { critical } = listPrecache(
      bundleOf({
        start: { modules: ['/src/entry-client.tsx'], opens: ['error-screen'] },
        'error-screen': { modules: ['/src/app/shell/error-screen.tsx'], imports: ['state'] },
        state: { modules: ['/src/ui/error-state.tsx'] },
      }),
      [],
    )
    expect(namesOf(critical)).toEqual(['error-screen', 'start', 'state'])
  })

  it('keeps drawings and the table of visas, and no other table', () => {
    const files = ['plate-abcd1234.svg', 'visas-abcd1234.json', 'climate-abcd1234.json'].map((name) => [
      `assets/${name}`,
      { type: 'asset', fileName: `assets/${name}`, source: 'x' },
    ])
    const { wanted } = listPrecache({ ...bundleOf({ start: START }), ...Object.fromEntries(files) }, [])
    expect(wanted.toSorted()).toEqual(['/assets/plate-abcd1234.svg', '/assets/visas-abcd1234.json'])
  })

  it('keeps no page of which a part is too big to be kept', () => {
    const { wanted } = listPrecache(
      bundleOf({
        start: START,
        flights: { modules: ['/src/app/pages/flights.tsx'], imports: ['map'] },
        map: { modules: ['/src/ui/map/engine.ts'], bytes: 60_000 },
      }),
      [],
    )
    expect(wanted).toEqual([])
  })

  it('keeps the table of visas where not all have room', () => {
    const pages = Array.from({ length: 80 }, (_, index) => `page-${index}`)
    const name = 'assets/visas-abcd1234.json'
    const visas = { type: 'asset', fileName: name, source: randomBytes(20_000).toString('latin1') }
    const { wanted, bytes } = listPrecache(
      {
        ...bundleOf({
          start: { ...START, opens: pages },
          ...Object.fromEntries(
            pages.map((page) => [page, { modules: [`/src/app/pages/${page}.tsx`], bytes: 15_000 }]),
          ),
        }),
        [name]: visas,
      } as unknown as Parameters<typeof listPrecache>[0],
      [],
    )
    expect(wanted).toContain(`/${name}`)
    expect(wanted.length).toBeLessThan(pages.length)
    expect(bytes).toBeLessThanOrEqual(1_200_000)
  })

  it('leaves out the biggest where not all have room, and rather what is read at home', () => {
    const pages = Array.from({ length: 60 }, (_, index) => `page-${index}`)
    const { wanted, bytes } = listPrecache(
      bundleOf({
        start: { ...START, opens: [...pages, 'trip-view', 'saved', 'map'] },
        ...Object.fromEntries(pages.map((name) => [name, { modules: [`/src/app/pages/${name}.tsx`], bytes: 20_000 }])),
        'trip-view': { modules: ['/src/features/itinerary/view/trip-view.tsx'], bytes: 25_000 },
        saved: { modules: ['/src/app/pages/dashboard.tsx'], bytes: 25_000 },
        map: { modules: ['/src/ui/map/engine.ts'], bytes: 60_000 },
      }),
      [],
    )
    expect(wanted).toContain('/assets/trip-view.js')
    expect(wanted).toContain('/assets/saved.js')
    expect(wanted).not.toContain('/assets/map.js')
    expect(wanted.length).toBeLessThan(pages.length)
    expect(bytes).toBeLessThanOrEqual(1_200_000)
  })

  it('leaves out the blog before any tool, however small its parts are', () => {
    const named = (name: string) => Array.from({ length: 60 }, (_, index) => `${name}-${index}`)
    const [tools, posts] = [named('tool'), named('post')]
    const { wanted } = listPrecache(
      bundleOf({
        start: { ...START, opens: [...posts, ...tools] },
        ...Object.fromEntries(tools.map((name) => [name, { modules: [`/src/app/pages/${name}.tsx`], bytes: 20_000 }])),
        ...Object.fromEntries(
          posts.map((name) => [name, { modules: [`/src/content/blog/${name}.ts`], bytes: 10_000 }]),
        ),
      }),
      [],
    )
    // What the last tool had no room in holds two of them.
    expect(wanted.filter((path) => path.includes('post-')).length).toBeLessThanOrEqual(2)
    expect(wanted.filter((path) => path.includes('tool-')).length).toBeGreaterThan(30)
  })
})
