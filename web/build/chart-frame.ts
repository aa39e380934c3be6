import { mercator, type MercatorLayout, unprojectMercator } from '../src/entities/map/drawing/mercator.ts'

const EVERY_DEGREES = 10
const BAND = 6
const KM_PER_DEGREE = 111.195

/** Meridians and parallels, and a graduated edge in the east and the south: one block is one degree. */
export function drawFrame(layout: MercatorLayout): string {
  const project = mercator(layout)
  const { width, height } = layout
  const end = unprojectMercator(layout, [width, height])
  const meridians = degreesBetween(layout.west, end.longitude, EVERY_DEGREES)
  const parallels = degreesBetween(end.latitude, layout.north, EVERY_DEGREES)
  const x = (longitude: number) => Number(project({ latitude: 0, longitude })[0].toFixed(1))
  const y = (latitude: number) => Number(project({ latitude, longitude: 0 })[1].toFixed(1))
  const grid = [...meridians.map((at) => `M${x(at)} 0v${height}`), ...parallels.map((at) => `M0 ${y(at)}h${width}`)]
  const blocks = [
    ...degreesBetween(layout.west, end.longitude, 2).map(
      (at) => `M${x(at)} ${height - BAND / 2}h${layout.pixelsPerDegree}`,
    ),
    ...degreesBetween(end.latitude, layout.north, 2).map((at) => `M${width - BAND / 2} ${y(at)}V${y(at + 1)}`),
  ]
  const labels = [
    ...meridians.slice(0, -1).map((at) => `<text x="${x(at) + 5}" y="${height - 14}">${degrees(at, 'E', 'W')}</text>`),
    ...parallels.map(
      (at) => `<text x="${width - 14}" y="${y(at) - 5}" text-anchor="end">${degrees(at, 'N', 'S')}</text>`,
    ),
  ]
  return [
    `<path stroke="var(--color-tide)" stroke-opacity=".2" stroke-width=".75" d="${grid.join('')}"/>`,
    `<path fill="var(--color-paper)" stroke="var(--color-ink)" stroke-width=".75" d="M0 ${height - BAND}H${width - BAND}V0H${width}V${height}H0z"/>`,
    `<path stroke="var(--color-ink)" stroke-width="${BAND - 2}" d="${blocks.join('')}"/>`,
    `<g font-size="11" font-weight="500" letter-spacing=".1em" fill="var(--color-soft)">${labels.join('')}</g>`,
    scaleBar(layout, 45),
  ].join('')
}

/** On a Mercator chart a scale is valid for one latitude, which it names. */
function scaleBar({ width, height, pixelsPerDegree }: MercatorLayout, latitude: number): string {
  const pixelsPerKm = pixelsPerDegree / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180))
  const block = 250 * pixelsPerKm
  const [left, top] = [width - 500, height - 66]
  const blocks = [0, 1, 2, 3].map(
    (index) =>
      `<path fill="var(--color-${index % 2 ? 'land' : 'ink'})" d="M${(index * block).toFixed(1)} 0h${block.toFixed(1)}v4h-${block.toFixed(1)}z"/>`,
  )
  const marks = [0, 500, 1000].map(
    (km) => `<text x="${(km * pixelsPerKm).toFixed(0)}" y="17">${km.toLocaleString('en-GB')}</text>`,
  )
  return [
    `<g transform="translate(${left} ${top})" font-size="11" font-weight="500" letter-spacing=".06em">`,
    `<g stroke="var(--color-ink)" stroke-width=".75">${blocks.join('')}</g>`,
    `<g fill="var(--color-soft)" text-anchor="middle">${marks.join('')}</g>`,
    `<text fill="var(--color-soft)" x="${(1000 * pixelsPerKm + 26).toFixed(0)}" y="17">km at ${latitude}°N</text></g>`,
  ].join('')
}

function degreesBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step)
}

function degrees(angle: number, positive: string, negative: string): string {
  return angle === 0 ? '0°' : `${Math.abs(angle)}°${angle < 0 ? negative : positive}`
}
