import { type CookiePreferences, readPreferences } from '../../device/storage/cookie-consent.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cookiesText as text } from './cookie-notice-text.ts'

export type CookieNoticeView = {
  readonly element: HTMLElement
  on(act: 'accept' | 'decline' | 'save' | 'close', listener: () => void): void
  /** The toggles instead of the short text. */
  customize(): void
  choices(): Omit<CookiePreferences, 'essential'>
}

/** A luggage label in plain DOM, because it may appear before hydration. */
export function createCookieNoticeView(): CookieNoticeView {
  const element = document.createElement('section')
  element.className = 'overlay-corner overlay-shadow'
  element.setAttribute('aria-label', text('cookies.label'))
  element.innerHTML = MARKUP
  const find = <E extends HTMLElement>(part: string): E => element.querySelector<E>(`[data-part="${part}"]`) as E
  const stored = readPreferences()
  for (const purpose of ['analytics', 'marketing'] as const) find<HTMLInputElement>(purpose).checked = stored[purpose]
  const customize = (): void => {
    for (const part of ['toggles', 'save']) find(part).hidden = false
    for (const part of ['text', 'customize']) find(part).hidden = true
    // A traveller who opened the switches wants to change them, so saving is the main action.
    for (const part of ['accept', 'decline']) find(part).className = QUIET
  }
  find('customize').addEventListener('click', () => {
    customize()
    // The button is gone, so the focus moves to the switches.
    find('analytics').focus()
  })
  return {
    element,
    on(act, listener) {
      find(act).addEventListener('click', listener)
      if (act !== 'close') return
      element.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') listener()
      })
    },
    customize,
    choices: () => ({
      analytics: find<HTMLInputElement>('analytics').checked,
      marketing: find<HTMLInputElement>('marketing').checked,
    }),
  }
}

function toggle(purpose: 'essential' | 'analytics' | 'marketing', more = ''): string {
  return `<label class="flex items-start gap-3 border-t border-line py-3">
    <span class="flex-1"><span class="block font-semibold">${text(`cookies.${purpose}`)}</span>
    <span class="block text-small text-soft">${text(`cookies.${purpose}.text`)}</span></span>
    <input data-part="${purpose}" type="checkbox" role="switch" class="overlay-switch" ${more}>
  </label>`
}

const QUIET = buttonClass({ variant: 'outline', size: 'sm' }, 'px-1!')

const MARKUP = `<div class="luggage-label">
  <button data-part="close" class="overlay-close" aria-label="${text('cookies.close')}"></button>
  <p class="chart-label caps text-soft max-md:hidden">${text('cookies.label')}</p>
  <h2 class="pr-10 text-lead leading-tight md:mt-1 md:text-title">${text('cookies.title')}</h2>
  <p data-part="text" class="mt-1 text-small text-soft md:mt-2">${text('cookies.text')}
    <a class="text-tide" href="/cookies-policy">${text('cookies.policy')}</a></p>
  <div data-part="toggles" class="mt-3" hidden>
    ${toggle('essential', 'checked disabled')}${toggle('analytics')}${toggle('marketing')}
  </div>
  <div class="mt-3 grid grid-cols-3 gap-2 md:mt-4 md:grid-cols-2">
    <button data-part="accept" class="${buttonClass({ size: 'sm' }, 'px-1!')}">${text('cookies.accept')}</button>
    <button data-part="decline" class="${buttonClass({ size: 'sm' }, 'px-1!')}">${text('cookies.decline')}</button>
    <button data-part="customize" class="${buttonClass({ variant: 'link', size: 'sm' }, 'px-1! md:col-span-2')}">${text('cookies.customize')}</button>
    <button data-part="save" class="${buttonClass({ size: 'sm' }, 'px-1! md:col-span-2')}" hidden>${text('cookies.save')}</button>
  </div>
</div>`
