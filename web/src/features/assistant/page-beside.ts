import type { ScreenContext } from '@app/contracts/assistant'

import { formInWords } from './form-in-words.ts'

const LONGEST = 50

/** As a question takes it along. */
export function pageBeside(screen: Promise<ScreenContext>, locale: string) {
  return { screen, about: screen.then((now) => aboutPage(now, locale)).catch(() => '') }
}

/** What “there” and “that” mean on the page beside: its form, or the place or trip that its heading names. */
function aboutPage({ form, cityId, country, tripId }: ScreenContext, locale: string): string {
  const seen = form ? formInWords(form, locale) : ''
  if (seen !== '' || (cityId ?? country ?? tripId) === undefined) return seen
  const heading = document.querySelector('main h1')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return heading.length <= LONGEST ? heading : ''
}
