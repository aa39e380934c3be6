import { formatCoordinates } from '../../text/format-coordinates.ts'
import { splashText as text } from '../../text/splash.ts'
import { buttonClass } from '../../ui/button-class.ts'
import chart from './splash-chart.svg?no-inline'
import { COURSE, courseAt } from './splash-course.ts'
import { splashPath } from './splash-path.ts'

const MESSAGES = [1, 2, 3, 4, 5].map((nth) => text(`splash.message.${nth as 1}`))
const TIPS = [1, 2, 3].map((nth) => text(`splash.tip.${nth as 1}`))
const BANNER_FROM = 50
const READY_FROM = 75
/** The coast is drawn first, in the time in which the course covers two fifths. */
const COAST_DRAWN_AT = 40
const WIDE_VIEW = '0 0 1440 900'
const NARROW_VIEW = '515 -150 880 1130'

export type SplashView = {
  readonly element: HTMLDialogElement
  readonly skip: HTMLElement
  setProgress(percent: number): void
  setTip(nth: number): void
}

/** Plain DOM: this is on the screen before anything else of the app has arrived. */
export function createSplashView(): SplashView {
  const element = document.createElement('dialog')
  element.className = 'splash'
  element.setAttribute('aria-labelledby', 'splash-title')
  element.setAttribute('aria-modal', 'true')
  // The dialog itself takes the focus: none of its two ways on is pressed by a careless Enter.
  element.tabIndex = -1
  element.innerHTML = MARKUP
  const find = <E extends Element>(part: string): E => element.querySelector<E>(`[data-part="${part}"]`) as E
  const view = matchMedia('(width < 768px)').matches ? NARROW_VIEW : WIDE_VIEW
  for (const sheet of element.querySelectorAll('svg')) sheet.setAttribute('viewBox', view)
  const [bar, percentText, miles, place] = [find('bar'), find('percent'), find('miles'), find('place')]
  const [message, course, coast, ship] = [find('message'), find('course'), find('coast'), find('ship')]
  const [fill, banner, ready] = [find<HTMLElement>('fill'), find<HTMLElement>('banner'), find<HTMLElement>('ready')]
  const setProgress = (percent: number): void => {
    const here = courseAt(percent)
    bar.setAttribute('aria-valuenow', String(percent))
    fill.style.clipPath = `inset(0 ${100 - percent}% 0 0)`
    percentText.textContent = String(percent)
    miles.textContent = text('splash.log', { miles: String(here.nauticalMiles) })
    place.textContent = formatCoordinates(here)
    course.setAttribute('stroke-dashoffset', String(100 - percent))
    coast.setAttribute('stroke-dashoffset', String(Math.max(0, 100 - (percent * 100) / COAST_DRAWN_AT)))
    ship.setAttribute('transform', `translate(${here.x.toFixed(1)} ${here.y.toFixed(1)})`)
    const words = MESSAGES[Math.min(MESSAGES.length - 1, Math.floor(percent / 20))] ?? ''
    // Written only when it changes, because it is announced.
    if (message.textContent !== words) message.textContent = words
    banner.hidden = percent < BANNER_FROM
    ready.hidden = percent < READY_FROM
  }
  const setTip = (nth: number): void => {
    const tip = find('tip')
    tip.textContent = TIPS[nth % TIPS.length] ?? ''
    // A new element starts the animation anew.
    tip.replaceWith(tip.cloneNode(true))
  }
  setProgress(0)
  setTip(0)
  return { element, skip: find('skip'), setProgress, setTip }
}

const [FROM, TO] = [courseAt(0), courseAt(100)]

const SHEET = 'preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none"'

/** Two sheets, one over the other: what stays as it is would otherwise be drawn anew with every step of the ship. */
const CHART = `
<div class="splash-chart">
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
  ${harbour(FROM, text('splash.from'), 'start')}${harbour(TO, text('splash.to'), 'end')}
  <g data-part="ship">
    <circle r="15" class="fill-signal opacity-15"/>
    <circle r="6.5" class="fill-paper stroke-signal" stroke-width="2"/>
    <circle r="2.4" class="fill-signal"/>
  </g>
</svg>
</div>`

function coursePath(): string {
  return `M${COURSE.map(([x, y]) => `${x} ${y}`).join('L')}`
}

function harbour({ x, y, ...place }: typeof FROM, name: string, anchor: 'start' | 'end'): string {
  // The names stand over the land behind each harbour, where no course is drawn.
  const at = `x="${anchor === 'end' ? x + 24 : x - 24}" y="${y}" text-anchor="${anchor}"`
  return `<g class="splash-harbour" paint-order="stroke" stroke-linejoin="round">
    <circle cx="${x}" cy="${y}" r="4.5" class="fill-paper stroke-signal" stroke-width="1.6"/>
    <text ${at} dy="-1.85em" class="fill-ink font-semibold">${name}</text>
    <text ${at} dy="-1.1em" class="fill-soft">${formatCoordinates(place)}</text>
  </g>`
}

const MARKUP = `
${CHART}
<p data-part="banner" class="splash-banner chart-label caps" hidden>${text('splash.banner')}</p>
<div class="splash-sheet">
  <div data-part="ready" class="splash-ready overlay-shadow" hidden>
    <div>
      <h3 class="text-lead">${text('splash.ready.title')}</h3>
      <p class="text-small text-soft max-md:hidden">${text('splash.ready.text')}</p>
      <a class="inline-flex min-h-11 items-center text-small font-semibold text-tide" data-leaves href="${splashPath('pricing')}">${text('splash.ready.pricing')}</a>
    </div>
  </div>
  <div class="splash-title-block">
    <h2 id="splash-title" class="chart-label caps text-soft">${text('splash.title')}</h2>
    <p data-part="message" class="font-display text-title" aria-live="polite"></p>
    <div class="mt-4 flex items-baseline justify-between gap-4">
      <p class="font-display text-heading tabular-nums"><span data-part="percent" class="inline-block min-w-[1.3em]"></span><span class="text-title text-soft"> %</span></p>
      <p class="chart-label text-right text-soft"><span data-part="miles" class="block"></span><span data-part="place" class="block"></span></p>
    </div>
    <div data-part="bar" class="splash-scale" role="progressbar" aria-label="${text('splash.progress')}" aria-valuemin="0" aria-valuemax="100"><div data-part="fill"></div></div>
    <div class="mt-5 grid min-h-16 content-start" role="group" aria-label="${text('splash.tips')}">
      <p data-part="tip" class="animate-appear text-small text-soft"></p>
    </div>
    <div class="mt-4 flex flex-wrap gap-3">
      <a class="${buttonClass({}, 'flex-1')}" data-leaves href="${splashPath('trial')}">${text('splash.start')}</a>
      <button data-part="skip" class="${buttonClass({ variant: 'outline' })}">${text('splash.skip')}</button>
    </div>
  </div>
</div>`
