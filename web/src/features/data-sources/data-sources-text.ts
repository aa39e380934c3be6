import { textOf } from '../../text/text-of.ts'

export const dataSourcesText = textOf({
  title: 'Data and sources',
  description: 'Every data table that comes with Sojourn: its publisher, licence, date and known errors.',
  heading: 'Where our data comes from',
  lead: 'These tables come with Sojourn, so they do not depend on anyone else’s server. Live data names its source where it is shown.',
  sum: '{tables} tables, {rows} rows',
  'open.title': 'Open tables',
  'open.lead': 'Free to use; most of them ask you to name the source.',
  'shared.title': 'Share-alike tables',
  'shared.lead':
    'If you build on these, you must keep the same licence. They are stored in separate files and never mixed with the others.',
  rows: '{count} rows',
  'row.one': '1 row',
  asOf: 'As of {date}',
  problems: 'Known errors',
  file: 'File',
})
