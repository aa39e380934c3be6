import { textOf } from './text-of.ts'

export const dataSourcesText = textOf({
  title: 'Data and sources',
  description:
    'Every table of facts that ships with Sojourn: who says so, under which licence, as of when, and what is known to be wrong with it.',
  heading: 'What we know, and from whom',
  lead: 'These tables ship with Sojourn, so their answers need nobody else’s server. Live facts name their source where they are shown.',
  sum: '{tables} tables, {rows} rows',
  'open.title': 'Open tables',
  'open.lead': 'Free to use, most of them if the source is named.',
  'shared.title': 'Tables that stay shared',
  'shared.lead':
    'Whoever builds on these keeps the same licence. They lie in files of their own and are never mixed with the others.',
  rows: '{count} rows',
  'row.one': '1 row',
  asOf: 'As of {date}',
  problems: 'What is known to be wrong',
  file: 'File',
})
