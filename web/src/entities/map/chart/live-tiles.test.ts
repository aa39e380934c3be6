import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'

import { coversTile } from '../packs/pack-tiles.ts'
import { creditsIn } from './credits-in.ts'
import { nameIn } from './live-names.ts'
import { createLiveTiles } from './live-tiles.ts'

const URL_OF_SERVER = 'https://streets.example/planet'
const TILE_JSON = {
  tiles: ['https://streets.example/v1/{z}/{x}/{y}.pbf'],
  maxzoom: 16,
  attribution:
    '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://www.openmaptiles.org/">&copy; OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
}
const TILE = { z: 9, x: 2, y: 3 }
const never = new AbortController().signal

/** A server whose answers the test sets; a number is a refusal. */
function serverOf(answers: Record<string, object | Uint8Array<ArrayBuffer> | number>) {
  const asked: string[] = []
  const load = async (address: unknown): Promise<Response> => {
    asked.push(String(address))
    const answer = answers[String(address)]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    if (typeof answer === 'number') return new Response(null, { status: answer })
    return answer instanceof Uint8Array ? new Response(answer) : Response.json(answer)
  }
  const tiles = createLiveTiles(URL_OF_SERVER, load as typeof fetch)
  const states: string[] = []
  tiles.follow(() => states.push(tiles.state()))
  return { tiles, asked, states, answers }
}
const AT = 'https://streets.example/v1/9/2/3.pbf'

describe('createLiveTiles', () => {
  it('asks for the description once, and becomes ready with the first tile', async () => {
    const { tiles, asked, states } = serverOf({ [URL_OF_SERVER]: TILE_JSON, [AT]: new Uint8Array([0x1a, 0]) })
    await Promise.all([tiles.ask(), tiles.ask()])
    expect([tiles.state(), tiles.tileSet()?.maxZoom]).toEqual(['asking', 14])
    await tiles.read(TILE, never)
    expect(asked).toEqual([URL_OF_SERVER, AT])
    expect(states).toEqual(['asking', 'ready'])
  })

  it('lays ground under a tile, and none where the server has no tile', async () => {
    const { tiles, answers } = serverOf({ [URL_OF_SERVER]: TILE_JSON, [AT]: 404 })
    await tiles.ask()
    expect((await tiles.read(TILE, never)).byteLength).toBe(0)
    expect(tiles.state()).toBe('asking')
    answers[AT] = new Uint8Array([0x1a, 0])
    const bytes = new Uint8Array(await tiles.read(TILE, never))
    expect(new TextDecoder().decode(bytes)).toContain('ground')
    // A layer of its own, as long as it says; then the bytes of the server.
    expect([bytes[0], bytes[1], ...bytes.slice(-2)]).toEqual([0x1a, bytes.length - 4, 0x1a, 0])
    for (const status of [204, 404]) {
      answers[AT] = status
      expect((await tiles.read(TILE, never)).byteLength).toBe(0)
    }
  })

  it.each([
    ['that cannot be reached', undefined],
    ['that refuses', 500],
    ['that describes no tiles', {}],
    ['whose tiles are elsewhere', { tiles: ['https://other.example/{z}/{x}/{y}.pbf'] }],
  ])('a server %s is unavailable until it is asked again', async (_, answer) => {
    const { tiles, states, answers } = serverOf(answer === undefined ? {} : { [URL_OF_SERVER]: answer })
    await tiles.ask()
    expect(tiles.state()).toBe('unavailable')
    answers[URL_OF_SERVER] = TILE_JSON
    await tiles.ask()
    expect(states).toEqual(['unavailable', 'asking'])
    expect(tiles.tileSet()).not.toBeNull()
  })

  it('is unavailable when the first tile fails, but not for one missing tile among others', async () => {
    const { tiles, answers } = serverOf({ [URL_OF_SERVER]: TILE_JSON, [AT]: 503 })
    await tiles.ask()
    await expect(tiles.read(TILE, never)).rejects.toThrow('503')
    expect(tiles.state()).toBe('unavailable')
    answers[AT] = new Uint8Array([0x1a, 0])
    await tiles.ask()
    await tiles.read(TILE, never)
    answers[AT] = 503
    await expect(tiles.read(TILE, never)).rejects.toThrow('503')
    expect(tiles.state()).toBe('ready')
  })

  it('blames no server for a request that the map itself dropped', async () => {
    const { tiles } = serverOf({ [URL_OF_SERVER]: TILE_JSON })
    await tiles.ask()
    await expect(tiles.read(TILE, AbortSignal.abort())).rejects.toThrow('Failed to fetch')
    expect(tiles.state()).toBe('asking')
  })
})

it('credits name the contributors of OpenStreetMap, also where the source leaves them out', () => {
  expect(creditsIn([TILE_JSON.attribution]).map(({ title }) => title)).toEqual([
    'OpenFreeMap',
    '© OpenMapTiles',
    '© OpenStreetMap contributors',
  ])
  expect(creditsIn(['']).map(({ title }) => title)).toEqual(['© OpenStreetMap contributors'])
})

describe('nameIn', () => {
  const ATHENS = { name: 'Αθήνα', 'name:latin': 'Athína', 'name:de': 'Athen', 'name:en': 'Athens', name_de: 'Athen' }
  const shown = (locale: string, properties: Record<string, string>): unknown => {
    const { result, value } = createExpression(nameIn(locale), 'text-field')
    return result === 'success' && String(value.evaluate({ zoom: 10 }, { type: 1, properties }))
  }

  it.each([
    ['the own language', 'de-CH', ATHENS, 'Athen'],
    ['an older key', 'de', { name: 'Köln', name_de: 'Köln am Rhein' }, 'Köln am Rhein'],
    ['Latin letters', 'pt-BR', ATHENS, 'Athína'],
    ['the local name', 'pt-BR', { name: 'Porto' }, 'Porto'],
    ['the local letters for readers of other scripts', 'ru', ATHENS, 'Αθήνα'],
    ['Latin letters where ours would have to be joined', 'ar', { ...ATHENS, 'name:ar': 'أثينا' }, 'Athens'],
  ])('shows %s', (_, locale, properties, name) => {
    expect(shown(locale, properties)).toBe(name)
  })
})

it.each([
  ['within a pack', { z: 12, x: 2132, y: 1494 }, true],
  ['at a zoom that the pack does not have', { z: 5, x: 16, y: 11 }, false],
  ['larger than the pack', { z: 8, x: 133, y: 93 }, false],
  ['elsewhere', { z: 12, x: 0, y: 0 }, false],
])('a tile %s needs no public server: %s', (_, tile, isCovered) => {
  expect(coversTile([{ bounds: [7.2, 43.5, 7.6, 43.9], minZoom: 8 }], tile)).toBe(isCovered)
})
