import { HelpPlacesResponse } from '@app/contracts/safety/help-places'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { callAs } from '../../../test/travellers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const near = async (latitude: number, longitude: number) =>
  HelpPlacesResponse.parse(await (await callAs(server, null, 'help-places', { latitude, longitude })).json()).known

it('lists hospitals before clinics, and police, the nearest first, each with the date of its map', async () => {
  const monaco = await near(43.7392, 7.4274)
  expect(monaco?.medical[0]?.kind).toBe('hospital')
  const distances = monaco?.police.map(({ distanceM }) => distanceM) ?? []
  expect(distances.length).toBeGreaterThan(1)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(monaco?.police.every(({ mapDate }) => /^20\d\d/.test(mapDate))).toBe(true)
})

it('says that no map of ours covers a place, which is not the same as no hospital', async () => {
  expect(await near(-33.87, 151.21)).toBeNull()
})
