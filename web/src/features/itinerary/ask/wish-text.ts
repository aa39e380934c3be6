import { textOf } from '../../../text/text-of.ts'

export const wishText = textOf({
  unread: 'Not used in the plan: {words}.',
  conflict: 'These fixed days do not fit together.',
  'conflict.on-day': 'They would if you were in {city} on day {day}.',
  'conflict.between': 'They would if you were in {city} between day {first} and day {last}.',
  'conflict.stay': 'They would with {count} days in {city}.',
  'conflict.days': 'They would with {count} days in total.',
  'conflict.flights': 'They would with a connecting flight.',
  'conflict.unknown': 'No single change solves it, so the plan keeps your order.',
  chip: 'Also',
  question: 'Anything else?',
  'beach-afternoons': 'Beach in the afternoon',
  cheap: 'Low prices',
  luxury: 'Luxury',
  baby: 'With a baby',
  romantic: 'Romantic',
  'rain-proof': 'Good in the rain',
  'late-start': 'Late starts',
  'by-car': 'By car',
  'back-by': 'Back in the evening',
  'back-by.at': 'Back by {time}',
})
