import { textOf } from '../../text/text-of.ts'

export const notFoundText = textOf({
  title: 'Page not found',
  text: 'There is no page at this address.',
  place:
    'The map shows Point Nemo, the place in the ocean farthest from any land. Its nearest shores are ' +
    'three small islands some 2,690 km away. These pages are closer:',
  chart: 'Map of the South Pacific around Point Nemo, with the three islands nearest to it',
  nemo: 'Point Nemo',
  'nemo.position': '48°53′ S 123°24′ W',
  home: 'Back to home',
  assistant: 'Ask the assistant',
  itinerary: 'Plan a trip',
  help: 'Search the help center',
})
