import { distanceKm, greatCirclePoints } from '@app/domain/kernel'

import { mercator, type MercatorLayout } from '../src/entities/map/drawing/mercator.ts'
import { pathData } from '../src/entities/map/drawing/path-data.ts'
import type { Point } from '../src/entities/map/drawing/projection.ts'
import { formatCoordinates } from '../src/text/format.ts'
import type { ChartCity, Way } from './chart-cities.ts'
import type { ChartPlan } from './chart-plan.ts'

const STEPS = 40

/** Routes and cities. Text uses the font of the page that shows the chart. */
export function drawMarks(layout: MercatorLayout, { ways, fontSize, isGraduated }: ChartPlan): string {
  const project = mercator(layout)
  const cities = [...new Set(ways.flatMap(({ from, to }) => [from, to]))].filter((city) => {
    const [x, y] = project(city)
    return x > 0 && x < layout.width && y > 0 && y < layout.height
  })
  const lines = ways.map(({ from, to }) => greatCirclePoints(from, to, STEPS).map(project))
  return [
    `<g stroke-width="1.5" stroke="var(--color-signal)"><path d="${pathData(lines)}"/></g>`,
    // The halo has the colour of the land, so that a name can be read across a coast.
    `<g stroke="var(--color-land)" stroke-width="4" paint-order="stroke" font-size="${fontSize}">`,
    ...ways.map((way) => wayLabel(layout, way, cities.includes(way.to))),
    ...cities.map((city) => cityMark(project(city), city, isGraduated)),
    '</g>',
  ].join('')
}

function wayLabel(layout: MercatorLayout, { from, to, labelAt }: Way, isEndShown: boolean): string {
  const points = greatCirclePoints(from, to, 100).map(mercator(layout))
  const at = Math.round(labelAt * 100)
  const [[x, y], [ax, ay], [bx, by]] = [points[at]!, points[at - 2]!, points[at + 2]!]
  const slope = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  const upright = Math.abs(slope) > 90 ? slope + 180 : slope
  const km = `${Math.round(distanceKm(from, to)).toLocaleString('en-GB')} km`
  const words = isEndShown ? km : `${to.name} ${km}`
  return (
    `<text transform="translate(${place([x, y])}) rotate(${upright.toFixed(1)})" y="-7" ` +
    'text-anchor="middle" font-size=".8em" font-weight="600" letter-spacing=".08em" ' +
    `fill="var(--color-signal)">${words}</text>`
  )
}

const DOT =
  '<circle r="5.5" fill="var(--color-land)" stroke="var(--color-signal)" stroke-width="1.5"/><circle r="2" fill="var(--color-signal)" stroke="none"/>'

export function drawPlace(at: Point): string {
  return `<g transform="translate(${place(at)})">${DOT}</g>`
}

const SIDES = {
  left: [-13, 1, 'end'],
  right: [13, 1, 'start'],
  above: [0, -28, 'middle'],
  below: [0, 24, 'middle'],
} as const

function cityMark(at: Point, city: ChartCity, hasCoordinates: boolean): string {
  const [dx, dy, anchor] = SIDES[city.side]
  const where = hasCoordinates
    ? `<tspan x="${dx}" dy="1.35em" font-size=".76em" font-weight="500" letter-spacing=".06em" fill="var(--color-soft)">${formatCoordinates(city)}</tspan>`
    : ''
  return [
    `<g transform="translate(${place(at)})">`,
    DOT,
    `<text x="${dx}" y="${hasCoordinates ? dy : Math.round(dy * 0.8) + 3}" text-anchor="${anchor}" ` +
      `font-weight="600" fill="var(--color-ink)" letter-spacing=".03em">${city.name}${where}</text></g>`,
  ].join('')
}

const place = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
