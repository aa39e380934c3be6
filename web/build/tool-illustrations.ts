import { CITY_FACTS, type CityFacts } from '@app/datasets/city-facts'
import { type Coordinates, distanceKm, greatCirclePoints } from '@app/domain/kernel'

import { pathData } from '../src/entities/map/drawing/path-data.ts'
import type { Point, Projection } from '../src/entities/map/drawing/projection.ts'
import { formatDistance } from '../src/text/format.ts'

/** North-west corner and scale of a layout of 480 by 300, and the drawing over its coasts. */
export type ToolIllustration = {
  readonly west: number
  readonly north: number
  readonly pixelsPerDegree: number
  draw(project: Projection): string
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude })

const LISBON = at(38.72, -9.14)
/** Between the airports LIS and JFK, as the pages measure it. */
const [LIS, JFK] = [at(38.781, -9.136), at(40.64, -73.779)]
const JULY = 6
const EARTH_KM = 6371

/**
 * City centres after GeoNames (CC BY 4.0). Every word on an illustration is a fact that the tool's page repeats with
 * its source.
 */
export const TOOL_ILLUSTRATIONS: Readonly<Record<string, ToolIllustration>> = {
  assistant: {
    west: -14.5,
    north: 44.6,
    pixelsPerDegree: 22,
    draw: (project) => {
      const [x, y] = project(LISBON)
      return `${line([
        [x, y],
        [x + 92, y - 44],
        [x + 118, y - 44],
      ])}${dot([x, y])}${tag([x + 118, y - 44], 'LIS–JFK 4 h late', 'Article 7(1): €600')}`
    },
  },
  itinerary: {
    west: 9.6,
    north: 42.75,
    pixelsPerDegree: 37,
    draw: (project) => {
      const stops = [at(41.89, 12.51), at(40.85, 14.27), at(40.67, 16.6), at(37.85, 15.29), at(38.12, 13.36)].map(
        project,
      )
      return dashed(stops) + stops.map((stop, index) => numbered(stop, index + 1)).join('')
    },
  },
  flights: {
    west: -84,
    north: 60,
    pixelsPerDegree: 5.7,
    draw: (project) => {
      const ends = [LIS, JFK].map(project)
      return [
        dashed(ends, 'soft'),
        line(greatCirclePoints(LIS, JFK, 40).map(project)),
        ends.map(dot).join(''),
        word(project(at(36.2, -45)), 'straight line on the map', 'soft', 'middle'),
        word(project(at(48.6, -42)), formatDistance(distanceKm(LIS, JFK), 'en'), 'signal', 'middle'),
      ].join('')
    },
  },
  delay: {
    west: -88,
    north: 70.5,
    pixelsPerDegree: 3.25,
    draw: (project) =>
      [
        ...[1500, 3500].map((km) => dashed(ringAround(LIS, km).map(project), 'tide')),
        line(greatCirclePoints(LIS, JFK, 40).map(project)),
        ...[LIS, JFK].map((end) => dot(project(end))),
        word(project(at(41.2, -4.6)), '€250', 'ink', 'middle'),
        word(project(at(47.6, 14)), '€400', 'ink', 'middle'),
        word(project(at(50.2, -51)), '€600', 'signal', 'middle'),
      ].join(''),
  },
  accommodation: {
    west: 21.6,
    north: 39.1,
    pixelsPerDegree: 54,
    draw: (project) => {
      const [x, y] = project(at(37.1, 25.38))
      const rings = [26, 52, 78].map((radius) => `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}"/>`).join('')
      return `<g stroke="var(--color-signal)" stroke-dasharray="2 5" stroke-linecap="round">${rings}</g>${dot([x, y])}${word([x + 14, y - 10], 'Naxos', 'ink')}`
    },
  },
  'car-rental': {
    west: -15,
    north: 55.5,
    pixelsPerDegree: 21,
    draw: (project) =>
      [
        road(project(at(53.2, -7.9)), -1, 'keep left'),
        road(project(at(52.4, -1.6)), -1, 'keep left'),
        road(project(at(48.7, 1.9)), 1, 'keep right'),
      ].join(''),
  },
  'risk-radar': {
    west: -97,
    north: 31,
    pixelsPerDegree: 11.2,
    draw: () => season([118, 128], 'Atlantic hurricanes', 5, 10),
  },
  'travel-intel': {
    west: -14,
    north: 50,
    pixelsPerDegree: 9.2,
    draw: (project) =>
      soundings(
        project,
        ['lisbon', 'marrakesh', 'barcelona', 'rome', 'istanbul', 'cairo'],
        ({ meanC }) => `${Math.round(meanC[JULY] ?? 0)}°`,
      ),
  },
  safety: {
    west: 141,
    north: -28,
    pixelsPerDegree: 11.6,
    // No number on this illustration: a frightened reader dials the first one they see.
    draw: (project) => {
      const [x, y] = project(at(-42.88, 147.33))
      return dot([x, y]) + word([x + 16, y + 6], '42°53′S 147°20′E', 'ink')
    },
  },
  budget: {
    west: -22,
    north: 61.5,
    pixelsPerDegree: 8.6,
    draw: (project) =>
      soundings(
        project,
        ['london', 'paris', 'oslo', 'rome', 'barcelona'],
        ({ burgerUsdCents }) => `$${((burgerUsdCents ?? 0) / 100).toFixed(2)}`,
      ),
  },
  documents: {
    west: -4.2,
    north: 52.9,
    pixelsPerDegree: 44,
    draw: (project) => stamp(project(at(50.6, 0.6))),
  },
  translate: {
    west: -16,
    north: 55,
    pixelsPerDegree: 11.5,
    draw: (project) =>
      [
        word(project(at(39.6, -8.2)), 'Olá', 'signal', 'middle'),
        word(project(at(40.4, -3.7)), 'Hola', 'ink', 'middle'),
        word(project(at(47, 2.4)), 'Bonjour', 'ink', 'middle'),
        word(project(at(51.1, 10.2)), 'Hallo', 'ink', 'middle'),
        word(project(at(43.4, 12.2)), 'Ciao', 'ink', 'middle'),
      ].join(''),
  },
  'offline-maps': { west: -27.2, north: 67.35, pixelsPerDegree: 31, draw: () => tiles() },
  currency: {
    west: -6,
    north: 65.5,
    pixelsPerDegree: 11.5,
    draw: (project) =>
      [
        word(project(at(61.2, 8.6)), 'NOK', 'ink', 'middle'),
        word(project(at(61.6, 15.2)), 'SEK', 'ink', 'middle'),
        word(project(at(62.4, 26)), 'EUR', 'signal', 'middle'),
        word(project(at(56.1, 9.2)), 'DKK', 'ink', 'middle'),
        word(project(at(53, 17.6)), 'PLN', 'ink', 'middle'),
      ].join(''),
  },
  dashboard: {
    west: -32,
    north: 41.5,
    pixelsPerDegree: 19,
    draw: (project) => {
      const places = [at(37.74, -25.67), at(32.65, -16.91), LISBON].map(project)
      return dashed(places) + places.map(dot).join('')
    },
  },
}

/** All positions at this distance, as the crow flies. */
function ringAround({ latitude, longitude }: Coordinates, km: number): readonly Coordinates[] {
  const [radians, angle, south] = [Math.PI / 180, km / EARTH_KM, (latitude * Math.PI) / 180]
  return Array.from({ length: 91 }, (_, step) => {
    const bearing = step * 4 * radians
    const sine = Math.sin(south) * Math.cos(angle) + Math.cos(south) * Math.sin(angle) * Math.cos(bearing)
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(south),
      Math.cos(angle) - Math.sin(south) * sine,
    )
    return at(Math.asin(sine) / radians, longitude + east / radians)
  })
}

const n = (value: number): string => value.toFixed(1)
const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`

function line(points: readonly Point[]): string {
  return `<path stroke="var(--color-signal)" stroke-width="1.75" d="${pathData([points])}"/>`
}

function dashed(points: readonly Point[], colour = 'signal'): string {
  return `<path stroke="var(--color-${colour})" stroke-width="1.5" stroke-dasharray="5 4" d="${pathData([points])}"/>`
}

function dot(point: Point): string {
  return (
    `<g transform="translate(${pair(point)})"><circle r="5.5" fill="var(--color-land)" ` +
    'stroke="var(--color-signal)" stroke-width="1.5"/><circle r="2" fill="var(--color-signal)"/></g>'
  )
}

/** The halo has the colour of the land, so that a word can be read across a coast. */
function word([x, y]: Point, words: string, colour: string, anchor = 'start'): string {
  return (
    `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="15" font-weight="600" ` +
    'letter-spacing=".04em" stroke="var(--color-land)" stroke-width="4" paint-order="stroke" ' +
    `fill="var(--color-${colour})">${words}</text>`
  )
}

function numbered(point: Point, count: number): string {
  return (
    `<g transform="translate(${pair(point)})"><circle r="10" fill="var(--color-paper)" ` +
    'stroke="var(--color-signal)" stroke-width="1.5"/><text y="4.500" text-anchor="middle" font-size="13" ' +
    `font-weight="650" fill="var(--color-ink)">${count}</text></g>`
  )
}

function tag([x, y]: Point, title: string, detail: string): string {
  return (
    `<g transform="translate(${pair([x, y - 24])})"><rect width="164" height="48" rx="5" ` +
    'fill="var(--color-paper)" stroke="var(--color-edge)"/><text x="12" y="20" font-size="14" ' +
    `font-weight="650" fill="var(--color-ink)">${title}</text><text x="12" y="38" font-size="12.500" ` +
    `font-weight="500" letter-spacing=".03em" fill="var(--color-soft)">${detail}</text></g>`
  )
}

/** Two lanes and the side that traffic keeps to. */
function road([x, y]: Point, side: -1 | 1, words: string): string {
  return (
    `<g transform="translate(${pair([x, y])})"><path stroke="var(--color-paper)" stroke-width="22" ` +
    'd="M0-34V26"/><path stroke="var(--color-edge)" d="M-11-34V26M11-34V26"/><path ' +
    'stroke="var(--color-edge)" stroke-dasharray="6 5" d="M0-34V26"/><path stroke="var(--color-signal)" ' +
    `stroke-width="2" d="M${side * 5.5} 20V-22m-4 6 4-7 4 ` +
    `7"/>${word([0, 46], words, 'ink', 'middle')}</g>`
  )
}

/** The months of a year; those of the season are filled. */
function season([x, y]: Point, title: string, first: number, last: number): string {
  const months = Array.from('JFMAMJJASOND').map((letter, month) => {
    const isIn = month >= first && month <= last
    return (
      `<g transform="translate(${month * 24} 0)"><rect width="21" height="26" rx="3" ` +
      `fill="var(--color-${isIn ? 'signal' : 'paper'})" ` +
      `stroke="var(--color-${isIn ? 'signal' : 'edge'})"/><text x="10.500" y="18" text-anchor="middle" ` +
      'font-size="13" font-weight="600" ' +
      `fill="var(--color-${isIn ? 'on-signal' : 'soft'})">${letter}</text></g>`
    )
  })
  return `<g transform="translate(${pair([x, y])})">${word([0, -9], title, 'ink')}${months.join('')}</g>`
}

/** Figures beside their cities, like depths on a chart. */
function soundings(project: Projection, ids: readonly string[], figureOf: (city: CityFacts) => string): string {
  return CITY_FACTS.filter(({ id }) => ids.includes(id))
    .map((city) => {
      const [x, y] = project(city.coordinates)
      return dot([x, y]) + word([x + 10, y - 7], figureOf(city), 'ink')
    })
    .join('')
}

function stamp([x, y]: Point): string {
  const ring = `<circle r="62" stroke-width="2.500"/><circle r="53"/><path d="M-58-17H58M-58 17H58"/>`
  const words =
    '<g stroke="none" fill="var(--color-signal)" text-anchor="middle" font-weight="650" ' +
    'letter-spacing=".1em"><text y="-27" font-size="13">VALID</text><text y="6" font-size="16">+6 ' +
    'MONTHS</text><text y="38" font-size="13">ENTRY</text></g>'
  return (
    `<g transform="translate(${pair([x, y])}) rotate(-9)"><circle r="62" fill="var(--color-paper)" ` +
    `opacity=".72"/><g stroke="var(--color-signal)">${ring}${words}</g></g>`
  )
}

const TILE = 60

/** The tiles of a stored map, some of them downloaded. */
function tiles(): string {
  const kept = ['2 1', '3 1', '2 2', '3 2', '4 2', '3 3']
  const filled = kept.map((place) => {
    const [column = 0, row = 0] = place.split(' ').map(Number)
    return `<rect x="${column * TILE}" y="${row * TILE}" width="${TILE}" height="${TILE}"/>`
  })
  const grid = Array.from({ length: 9 }, (_, index) => `M${index * TILE} 0V300M0 ${index * TILE}H480`).join('')
  return (
    '<g fill="var(--color-sun)" fill-opacity=".34" stroke="var(--color-sun-deep)" ' +
    `stroke-width="1.5">${filled.join('')}</g><path stroke="var(--color-tide)" stroke-opacity=".35" ` +
    `stroke-dasharray="2 4" d="${grid}"/>`
  )
}
