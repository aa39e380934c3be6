import { textOf } from '../../../text/text-of.ts'

export const wishText = textOf({
  more: 'More wishes',
  unread: 'Not used in the plan: {words}.',
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
