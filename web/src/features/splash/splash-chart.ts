import { formatCoordinates } from '../../text/format-coordinates.ts'
import chart from './splash-chart.svg?no-inline'
import { COURSE, courseAt, type CoursePosition } from './splash-course.ts'
import { splashText as text } from './splash-text.ts'

/** The coast is drawn first, while the ship covers two fifths of its course. */
const COAST_DRAWN_AT = 40
const WIDE_VIEW = '0 0 1440 900'
const NARROW_VIEW = '515 -150 880 1130'

/** Draws the chart of the course into its placeholder. The returned function moves the ship. */
export function drawSplashChart(element: Element): (percent: number) => void {
  element.innerHTML = markup()
  const view = matchMedia('(width < 768px)').matches ? NARROW_VIEW : WIDE_VIEW
  for (const sheet of element.querySelectorAll('svg')) sheet.setAttribute('viewBox', view)
  const set = (part: string, name: string, value: string): void =>
    element.querySelector(`[data-part="${part}"]`)?.setAttribute(name, value)
  const move = (percent: number): void => {
    const { x, y } = courseAt(percent)
    set('course', 'stroke-dashoffset', String(100 - percent))
    set('coast', 'stroke-dashoffset', String(Math.max(0, 100 - (percent * 100) / COAST_DRAWN_AT)))
    set('ship', 'transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
  }
  move(0)
  return move
}

const SHEET = 'preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none"'

/** Two layers: otherwise the static one would be repainted with every step of the ship. */
function markup(): string {
  const [from, to] = [courseAt(0), courseAt(100)]
  return `
<svg ${SHEET} class="will-change-transform">
  <g stroke-linejoin="round">
    <use href="${chart}#land" class="stroke-tide opacity-10" stroke-width="30"/>
    <use href="${chart}#land" class="stroke-sea" stroke-width="28"/>
    <use href="${chart}#land" class="stroke-tide opacity-15" stroke-width="15"/>
    <use href="${chart}#land" class="stroke-sea" stroke-width="13.4"/>
    <use href="${chart}#land" class="fill-land"/>
    <use href="${chart}#grid" class="stroke-tide opacity-20" stroke-width="0.7"/>
  </g>
  <path d="${coursePath()}" class="stroke-signal opacity-35" stroke-width="1.2" stroke-dasharray="1 7" stroke-linecap="round"/>
</svg>
<svg ${SHEET} class="will-change-transform">
  <use data-part="coast" href="${chart}#land" class="stroke-tide" stroke-width="1.3" stroke-linejoin="round" stroke-dasharray="100"/>
  <path data-part="course" d="${coursePath()}" class="stroke-signal" stroke-width="2.6" pathLength="100" stroke-dasharray="100"/>
  ${harbour(from, text('splash.from'), 'start')}${harbour(to, text('splash.to'), 'end')}
  <g data-part="ship">
    <circle r="15" class="fill-signal opacity-15"/>
    <circle r="6.5" class="fill-paper stroke-signal" stroke-width="2"/>
    <circle r="2.4" class="fill-signal"/>
  </g>
</svg>`
}

function coursePath(): string {
  return `M${COURSE.map(([x, y]) => `${x} ${y}`).join('L')}`
}

function harbour({ x, y, ...place }: CoursePosition, name: string, anchor: 'start' | 'end'): string {
  // The names are over the land behind each harbour, where there is no course.
  const at = `x="${anchor === 'end' ? x + 24 : x - 24}" y="${y}" text-anchor="${anchor}"`
  return `<g class="splash-harbour" paint-order="stroke" stroke-linejoin="round">
    <circle cx="${x}" cy="${y}" r="4.5" class="fill-paper stroke-signal" stroke-width="1.6"/>
    <text ${at} dy="-1.85em" class="fill-ink font-semibold">${name}</text>
    <text ${at} dy="-1.1em" class="fill-soft">${formatCoordinates(place)}</text>
  </g>`
}
