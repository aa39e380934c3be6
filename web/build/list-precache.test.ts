import { randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { listPrecache } from './list-precache.ts'

type Part = {
  readonly modules: readonly string[]
  readonly imports?: readonly string[]
  readonly opens?: readonly string[]
  readonly bytes?: number
}

/** Incompressible parts, so that their size is known. */
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

const MAX_BYTES = 2_500_000

const START: Part = { modules: ['/src/entry-client.tsx'], opens: ['flights', 'desktop', 'big', 'trip-view'] }
const namesOf = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => path.replace(/^\/assets\/|\.js$/g, '')).toSorted()

describe('listPrecache', () => {
  it('starts with the app, then includes every page for travellers, and no staff page', () => {
    const { critical, wanted } = listPrecache(
      bundleOf({
        start: START,
        flights: { modules: ['/src/pages/tools/flights.tsx'], imports: ['table'] },
        desktop: { modules: ['/src/pages/staff/dashboard-admin.tsx'], imports: ['table', 'roles'] },
        table: { modules: ['/src/ui/table/table.tsx'] },
        roles: { modules: ['/src/features/staff/roles.tsx'] },
      }),
      ['/icon.svg'],
    )
    expect(critical).toEqual(['/assets/start.js', '/icon.svg'])
    expect(namesOf(wanted)).toEqual(['flights', 'table'])
  })

  it('starts with the error screen for pages that could not be loaded', () => {
    const { critical } = listPrecache(
      bundleOf({
        start: { modules: ['/src/entry-client.tsx'], opens: ['error-screen'] },
        'error-screen': { modules: ['/src/app/shell/error-screen.tsx'], imports: ['state'] },
        state: { modules: ['/src/ui/states/error-state.tsx'] },
      }),
      [],
    )
    expect(namesOf(critical)).toEqual(['error-screen', 'start', 'state'])
  })

  it('includes drawings and the table of visas, and no other table', () => {
    const files = ['illustration-abcd1234.svg', 'visas-abcd1234.json', 'climate-abcd1234.json'].map((name) => [
      `assets/${name}`,
      { type: 'asset', fileName: `assets/${name}`, source: 'x' },
    ])
    const { wanted } = listPrecache({ ...bundleOf({ start: START }), ...Object.fromEntries(files) }, [])
    expect(wanted.toSorted()).toEqual(['/assets/illustration-abcd1234.svg', '/assets/visas-abcd1234.json'])
  })

  it('leaves the covers of articles out', () => {
    const cover = {
      type: 'asset',
      fileName: 'assets/rome-abcd1234.svg',
      originalFileNames: ['src/features/blog/illustrations/rome.svg'],
      source: 'x',
    }
    const { wanted } = listPrecache({ ...bundleOf({ start: START }), [cover.fileName]: cover } as never, [])
    expect(wanted).toEqual([])
  })

  it('includes the phrases of every language, whatever else does not fit', () => {
    const names = ['phrases-abcd1234.json', 'phrases-th-abcd-123.json', 'th-abcd1234.json']
    const files = names.map((name) => [
      `assets/${name}`,
      { type: 'asset', fileName: `assets/${name}`, source: randomBytes(MAX_BYTES / 2).toString('latin1') },
    ])
    const { wanted } = listPrecache({ ...bundleOf({ start: START }), ...Object.fromEntries(files) }, [])
    expect(wanted.toSorted()).toEqual(['/assets/phrases-abcd1234.json', '/assets/phrases-th-abcd-123.json'])
  })

  it('includes no page with a part that exceeds the size limit, and names it', () => {
    const { wanted, leftOut } = listPrecache(
      bundleOf({
        start: START,
        flights: { modules: ['/src/pages/tools/flights.tsx'], imports: ['map'] },
        map: { modules: ['/src/entities/map/engine.ts'], bytes: 60_000 },
      }),
      [],
    )
    expect(wanted).toEqual([])
    expect(leftOut).toEqual(['assets/flights.js needs assets/map.js'])
  })

  it('includes the facts of tools that promise to work offline, whatever their size', () => {
    const { wanted } = listPrecache(
      bundleOf({
        start: { ...START, opens: ['flights', 'claim', 'safety', 'embassies'] },
        claim: { modules: ['/src/pages/tools/flight-compensation.tsx'], opens: ['airports', 'coastline'] },
        safety: { modules: ['/src/pages/tools/gemini-safety.tsx'], opens: ['numbers', 'countries'] },
        airports: { modules: ['/datasets/packed/airports.json'], bytes: 120_000, imports: ['columns'] },
        coastline: { modules: ['/datasets/packed/coastline.json'], bytes: 60_000 },
        numbers: { modules: ['/datasets/packed/emergency-numbers.json'] },
        countries: { modules: ['/datasets/packed/countries.json'] },
        columns: { modules: ['/datasets/src/columns/read-column.ts'] },
        embassies: { modules: ['/datasets/packed/embassies.json'], bytes: 120_000 },
      }),
      [],
    )
    expect(namesOf(wanted)).toEqual(['airports', 'claim', 'coastline', 'columns', 'countries', 'numbers', 'safety'])
  })

  it('includes the worker that searches places, with the files it imports', () => {
    const asset = (name: string, source: string) => [
      `assets/${name}`,
      { type: 'asset', fileName: `assets/${name}`, source },
    ]
    const large = randomBytes(90_000).toString('latin1')
    const files = [
      asset('offline-worker-abcd1234.js', 'import("./city-search-offline-abcd1234.js")'),
      asset('city-search-offline-abcd1234.js', `import "./fold-text-abcd1234.js"; ${large}`),
      asset('fold-text-abcd1234.js', 'small'),
      asset('trip-worker-abcd1234.js', 'import("./city-search-offline-efgh5678.js")'),
      asset('city-search-offline-efgh5678.js', large),
    ]
    const { wanted } = listPrecache({ ...bundleOf({ start: START }), ...Object.fromEntries(files) }, [])
    expect(namesOf(wanted)).toEqual(['city-search-offline-abcd1234', 'fold-text-abcd1234', 'offline-worker-abcd1234'])
  })

  it('includes the table of visas when not everything fits', () => {
    const pages = Array.from({ length: 160 }, (_, index) => `page-${index}`)
    const name = 'assets/visas-abcd1234.json'
    const visas = { type: 'asset', fileName: name, source: randomBytes(20_000).toString('latin1') }
    const { wanted, bytes } = listPrecache(
      {
        ...bundleOf({
          start: { ...START, opens: pages },
          ...Object.fromEntries(
            pages.map((page) => [page, { modules: [`/src/pages/tools/${page}.tsx`], bytes: 15_000 }]),
          ),
        }),
        [name]: visas,
      } as unknown as Parameters<typeof listPrecache>[0],
      [],
    )
    expect(wanted).toContain(`/${name}`)
    expect(wanted.length).toBeLessThan(pages.length)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('leaves out the biggest when not everything fits, starting with pages that are read at home', () => {
    const pages = Array.from({ length: 130 }, (_, index) => `page-${index}`)
    const { wanted, bytes } = listPrecache(
      bundleOf({
        start: { ...START, opens: [...pages, 'trip-view', 'saved', 'map'] },
        ...Object.fromEntries(
          pages.map((name) => [name, { modules: [`/src/pages/tools/${name}.tsx`], bytes: 20_000 }]),
        ),
        'trip-view': { modules: ['/src/features/itinerary/view/trip-view.tsx'], bytes: 25_000 },
        saved: { modules: ['/src/pages/account/dashboard.tsx'], bytes: 25_000 },
        map: { modules: ['/src/entities/map/engine.ts'], bytes: 60_000 },
      }),
      [],
    )
    expect(wanted).toContain('/assets/trip-view.js')
    expect(wanted).toContain('/assets/saved.js')
    expect(wanted).not.toContain('/assets/map.js')
    expect(wanted.length).toBeLessThan(pages.length)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
    // The budget is used: no other page of this size would have fitted.
    expect(bytes).toBeGreaterThan(MAX_BYTES - 30_000)
  })

  it('keeps a tool that promises to work offline when smaller pages fill the cache', () => {
    const small = Array.from({ length: 130 }, (_, index) => `page-${index}`)
    const { leftOut } = listPrecache(
      bundleOf({
        start: { ...START, opens: ['flights', ...small] },
        flights: { modules: ['/src/pages/tools/flights.tsx'], bytes: 25_000 },
        ...Object.fromEntries(
          small.map((name) => [name, { modules: [`/src/pages/company/${name}.tsx`], bytes: 20_000 }]),
        ),
      }),
      [],
    )
    expect(leftOut).toEqual([])
  })

  it('leaves out the blog, which is read at home', () => {
    const { wanted } = listPrecache(
      bundleOf({
        start: { ...START, opens: ['flights', 'post'] },
        flights: { modules: ['/src/pages/tools/flights.tsx'] },
        post: { modules: ['/src/features/blog/content/post.ts'] },
      }),
      [],
    )
    expect(namesOf(wanted)).toEqual(['flights'])
  })
})
