import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HOUR_MS = 3_600_000

/** A local stand-in for two public feeds: an earthquake at Lisbon, and a page of HTML where disasters should be. */
export async function startFeedServer() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/earthquakes') response.writeHead(200).end(JSON.stringify(describeEarthquake(Date.now())))
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Busy</title>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { FEED_USGS_URL: `${origin}/earthquakes`, FEED_GDACS_URL: `${origin}/disasters` },
    asked,
    close: () => server.close(),
  }
}

function describeEarthquake(now: number): object {
  const properties = {
    mag: 6.1,
    place: '20 km S of Lisbon, Portugal',
    time: now - 5 * HOUR_MS,
    url: 'https://quakes.example/xx100',
    title: 'M 6.1 - 20 km S of Lisbon, Portugal',
    type: 'earthquake',
    alert: null,
  }
  const geometry = { type: 'Point', coordinates: [-9.2, 38.55, 12] }
  return { type: 'FeatureCollection', features: [{ type: 'Feature', id: 'xx100', properties, geometry }] }
}
