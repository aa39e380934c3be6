import { formatCoordinates } from '../../text/format-coordinates.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { drawSplashChart } from './splash-chart.ts'
import { courseAt } from './splash-course.ts'
import { splashText as text } from './splash-text.ts'

const MESSAGES = [1, 2, 3, 4, 5].map((nth) => text(`splash.message.${nth as 1}`))
const TIPS = [1, 2, 3].map((nth) => text(`splash.tip.${nth as 1}`))
const KILOMETRES = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const BANNER_FROM = 50
const READY_FROM = 75

export type SplashView = {
  readonly element: HTMLDialogElement
  readonly skip: HTMLElement
  /** In a separate task: together with the text it would be too long for a slow phone. */
  addChart(): void
  setProgress(percent: number): void
  setTip(nth: number): void
}

/** Plain DOM: this is on screen before anything else of the app has loaded. */
export function createSplashView(): SplashView {
  const element = document.createElement('dialog')
  element.className = 'splash'
  element.setAttribute('aria-labelledby', 'splash-title')
  element.setAttribute('aria-modal', 'true')
  // The dialog itself takes the focus, so that an accidental Enter presses neither button.
  element.tabIndex = -1
  element.innerHTML = MARKUP
  const find = <E extends Element>(part: string): E => element.querySelector<E>(`[data-part="${part}"]`) as E
  const [bar, percentText, distance, place] = [find('bar'), find('percent'), find('distance'), find('place')]
  const message = find('message')
  const [fill, banner, ready] = [find<HTMLElement>('fill'), find<HTMLElement>('banner'), find<HTMLElement>('ready')]
  let moveShip: ReturnType<typeof drawSplashChart> | undefined
  const setProgress = (percent: number): void => {
    const here = courseAt(percent)
    bar.setAttribute('aria-valuenow', String(percent))
    fill.style.clipPath = `inset(0 ${100 - percent}% 0 0)`
    percentText.textContent = String(percent)
    distance.textContent = text('splash.distance', { km: KILOMETRES.format(here.nauticalMiles * 1.852) })
    place.textContent = formatCoordinates(here)
    moveShip?.(percent)
    const words = MESSAGES[Math.min(MESSAGES.length - 1, Math.floor(percent / 20))] ?? ''
    // Written only when it changes, because it is announced.
    if (message.textContent !== words) message.textContent = words
    banner.hidden = percent < BANNER_FROM
    ready.hidden = percent < READY_FROM
  }
  const setTip = (nth: number): void => {
    const tip = find('tip')
    tip.textContent = TIPS[nth % TIPS.length] ?? ''
    // A new element restarts the animation.
    tip.replaceWith(tip.cloneNode(true))
  }
  setProgress(0)
  setTip(0)
  const addChart = (): void => {
    moveShip ??= drawSplashChart(find('chart'))
  }
  return { element, skip: find('skip'), addChart, setProgress, setTip }
}

const MARKUP = `
<div data-part="chart" class="splash-chart"></div>
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
      <p class="chart-label min-w-48 text-right text-soft tabular-nums"><span data-part="distance" class="block"></span><span data-part="place" class="block"></span></p>
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

/** The targets of the splash: the trial, or the prices. */
function splashPath(target: 'trial' | 'pricing'): '/auth?tab=sign-up' | '/pricing-new' {
  return target === 'pricing' ? '/pricing-new' : '/auth?tab=sign-up'
}
