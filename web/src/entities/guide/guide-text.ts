import { textOf } from '../../text/text-of.ts'

/** Short forms of guide texts for all pages. */
export const guideText = textOf({
  free: 'Free',
  closed: 'closed {days}',
  'hours.all-day': 'open all day',
  'hours.daylight': 'in daylight',
  'hours.varies': 'hours vary',
  'book.soon': 'book ahead',
  'book.useful.days': 'better booked {count} days ahead',
  'book.useful.months': 'better booked {count} months ahead',
  'book.essential.days': 'book {count} days ahead',
  'country.sim.where': 'SIM cards {places}',
  'country.sim.operators': 'operators: {names}',
  'country.sim.identity': 'they ask for {documents}',
  'country.taxi.apps': 'Apps: {names}',
  'country.wallets': 'people also pay with {names}',
  'country.mosquitoes': 'Insects: {names}',
  'country.hazards': 'Watch out for {names}',
  'book.essential.months': 'book {count} months ahead',
})
