import { textOf } from '../../../text/text-of.ts'

export const homeText = textOf({
  'home.title': 'Travel with the facts in hand',
  // The line break is set by hand, so that another font cannot change it.
  'home.headline': 'Travel with the\nfacts in hand',
  'home.description':
    'Plan trips, search flights and stays, check visas and claim for late flights, with a source beside every answer. 7-day free trial, no credit card.',
  'home.lead':
    'Ask, plan and book from one place. Sojourn shows where each answer comes from, and keeps working when the signal does not.',
  'home.chart':
    'Map of the North Atlantic and Europe, with lines of equal distance from land and the shortest routes ' +
    'from Lisbon to Istanbul, from Reykjavík to Cairo, from Oslo to Marrakesh and from London towards ' +
    'Dubai',
  'home.chart.narrow':
    'Map of the Mediterranean with the shortest routes from Lisbon to Istanbul and from Rome to Cairo',
  'home.chart.sheet': 'Map 1 · North Atlantic and Europe',
  'home.chart.note': 'Lines: distance from land, 35 to 840 km. Coast: Natural Earth',
  'home.prompt.label': 'Ask the travel assistant',
  'home.prompt.send': 'Send',
  'home.prompt.try': 'Popular questions',
  'home.trial': 'Start your 7-day free trial',
  'home.trial.note': 'Full premium access. No credit card.',
  'home.dashboard': 'Go to Dashboard',
  'home.plan': 'Start Planning Your Trip',
  'home.stat.trips': 'trips planned',
  'home.stat.languages': 'languages',
  'home.stat.support': 'AI support',
  'home.stats': 'In figures',
  'home.hello': 'Welcome',
  'home.hello.morning': 'Good morning',
  'home.hello.afternoon': 'Good afternoon',
  'home.hello.evening': 'Good evening',
  'home.mobile.title': 'Where to next?',
})
