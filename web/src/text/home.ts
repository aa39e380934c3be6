import { textOf } from './text-of.ts'

export const homeText = textOf({
  'home.title': 'Travel with the facts in hand',
  'home.description':
    'A travel companion that shows where every answer comes from, and works it out on your own device.',
  'home.lead':
    'Sojourn is a travel companion for the moments that matter: at the gate, at the border, in a street you do not know. It tells you where each answer comes from, and works it out on your own device.',
  'home.tool.label': 'First tool',
  'home.tool.title': 'Did your flight arrive late?',
  'home.tool.text': 'Find out in a minute what the airline owes you, and the article of law that says so.',
  'home.tool.amounts': 'Amounts in law, per traveller',
  'home.tool.action': 'Check my flight',
  'home.chart':
    'Chart of the North Atlantic and Europe with great circles from Lisbon to Paris, from Reykjavík to Paris and from Oslo to Rome',
  'home.principles.title': 'How it answers',
  'home.principle.source.title': 'With a source',
  'home.principle.source.text':
    'A law, a register, a public data set, and the day it was last checked. Old facts are marked as old.',
  'home.principle.offline.title': 'Without a signal',
  'home.principle.offline.text':
    'The rules and the data come to your device with the tool. Once they have arrived, the answer needs no network.',
  'home.principle.unknown.title': 'Or not at all',
  'home.principle.unknown.text':
    'Where the answer hangs on something nobody has told us, Sojourn asks. It does not guess.',
})
