import { textOf } from '../../../text/text-of.ts'

export const generationText = textOf({
  'only.editors': 'Drafts are started by content editors, admins and owners.',
  title: 'Content',
  description: 'Drafts from the facts of the guide, checked and published only by a person.',
  lead:
    'Choose a destination of our guide. The draft holds its best sights, closing days, bookings and the way from the ' +
    'airport, and goes to review in the blog editor. Nothing is published by itself.',
  'by-model':
    'The language model writes around the facts of the guide. If it does not keep to them, the template is used.',
  'by-template': 'No language model is set up, so a template writes the draft.',
  find: 'Destination',
  'find.hint': 'For example “porto” or “kyoto”.',
  'find.action': 'Search',
  'find.none': 'The guide has no such destination.',
  draft: 'Draft an article about {name}',
  working: 'Drafting. With a language model this can take a minute.',
  done: '“{title}” is in review.',
  'done.template': 'Written by the template.',
  'done.model': 'Written by the language model. Check every line.',
  open: 'Open the draft',
  editor: 'Open the blog editor',
  refused: 'The server refused: {reason}',
  offline: 'there is no connection',
})
