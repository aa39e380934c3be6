import { textOf } from './text-of.ts'

export const notFoundText = textOf({
  title: 'Off the chart',
  text: 'There is no page at this address.',
  place:
    'Shown here is Point Nemo, the place in the ocean farthest from any land. Its nearest shores are three small islands some 2,690 km away. These are closer:',
  chart: 'Chart of the South Pacific around Point Nemo, with the three islands nearest to it',
  nemo: 'Point Nemo',
  'nemo.position': '48°53′ S 123°24′ W',
  home: 'Back to the start',
  assistant: 'Ask the assistant',
  itinerary: 'Plan a trip',
  help: 'Look in the help center',
})
