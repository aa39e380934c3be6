import { textOf } from '../../text/text-of.ts'

export const budgetText = textOf({
  title: 'Budget optimizer',
  description:
    'What a trip costs by place, month, style and party, with ranges and sources, and the changes that bring it down to the sum you have.',
  name: 'Budget optimizer',
  illustration: 'The same burger in five cities, in US dollars',
  heading: 'What will it cost?',
  lead: 'An estimate from the prices of our guide, and what brings it down to the sum you have.',
  'now.1':
    'Lodging, food, getting around, sights and SIM cards in 235 countries, from the cheap to the dear end, with sources',
  'now.2':
    'The changes that reach your sum, each with its saving and its cost to you, and the lowest there is where none do',
  'now.3': 'Works without a connection',
  'next.1': 'Prices by month for more places',
  'next.2': 'Several places in one trip',
})
