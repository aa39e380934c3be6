import { textOf } from './text-of.ts'

export const frameText = textOf({
  'frame.skip': 'Skip to content',
  'frame.home': 'Sojourn, home',
  'frame.nav': 'Main',
  'frame.nav.delay': 'Late flight',
  'frame.footer': 'Sojourn needs no key. What it cannot know, it says.',
  'frame.footer.sources': 'Coastlines: Natural Earth. Airports: OurAirports, OpenTravelData. City names: GeoNames.',
  'not-found.title': 'Off the chart',
  'not-found.text': 'There is no page at this address.',
  'not-found.action': 'Back to the start',
  'error.title': 'Unexpected Application Error!',
  'error.text': 'Something went wrong on our side. Your data is safe. Load the page again, or go back to the start.',
  'error.reload': 'Load again',
  'error.offline':
    'This page could not be fetched; you seem to be offline. It is tried again as soon as you are connected.',
  'error.offline.still': 'Still no connection.',
  'error.retry': 'Try again',
})
