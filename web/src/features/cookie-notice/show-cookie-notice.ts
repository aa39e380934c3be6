import { type ConsentAnswer, type CookiePreferences, saveConsent } from '../../device/storage/cookie-consent.ts'
import { storeSettings } from '../../device/storage/stored-settings.ts'
import { requestOverlay } from '../../ui/overlay/overlay-queue.ts'
import { overlaySlot } from '../../ui/overlay/overlay-slot.ts'
import { createCookieNoticeView } from './cookie-notice-view.ts'

let isAsked = false

/** One notice at a time. Opened from a settings link, it shows the toggles, and the focus moves in and returns. */
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

/** The settings have a switch for the same choice, which must agree. */
function keepInSettings(analytics: boolean): void {
  try {
    storeSettings({ analytics })
  } catch {
    // When storing fails, the consent is not stored either.
  }
}
