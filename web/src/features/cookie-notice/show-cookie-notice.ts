import { type ConsentAnswer, type CookiePreferences, saveConsent } from '../../device/cookie-consent.ts'
import { storeSettings } from '../../device/stored-settings.ts'
import { requestOverlay } from '../../ui/overlay-queue.ts'
import { overlaySlot } from '../../ui/overlay-slot.ts'
import { createCookieNoticeView } from './cookie-notice-view.ts'

let isAsked = false

/** Asks once at a time. Asked for from a settings link, it opens with the toggles, and the focus goes in and returns. */
export function showCookieNotice({ isSettings = false } = {}): void {
  if (isAsked) return
  isAsked = true
  const opener = document.activeElement
  const view = createCookieNoticeView()
  if (isSettings) view.customize()
  const close = (): void => {
    isAsked = false
    const hadFocus = view.element.contains(document.activeElement)
    view.element.remove()
    turn.leave()
    if (hadFocus && opener instanceof HTMLElement) opener.focus()
  }
  const answer = (value: ConsentAnswer, preferences: Omit<CookiePreferences, 'essential'>): void => {
    saveConsent(value, preferences)
    keepInSettings(preferences.analytics)
    close()
  }
  view.on('accept', () => answer('accepted', { analytics: true, marketing: true }))
  view.on('decline', () => answer('declined', { analytics: false, marketing: false }))
  view.on('save', () => answer('customized', view.choices()))
  view.on('close', close)
  const turn = requestOverlay('cookie-notice', {
    show() {
      overlaySlot().append(view.element)
      if (isSettings) view.element.querySelector<HTMLElement>('input:enabled')?.focus()
    },
    hide: () => view.element.remove(),
  })
}

/** The settings have a switch for the same thing; it must not say something else. */
function keepInSettings(analytics: boolean): void {
  try {
    storeSettings({ analytics })
  } catch {
    // Where nothing can be stored, the consent is not kept either.
  }
}
