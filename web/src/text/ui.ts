import { textOf } from './text-of.ts'

/** What the controls themselves say; everything else comes from the page that uses them. */
export const uiText = textOf({
  close: 'Close',
  'toast.region': 'Messages ({hotkey})',
  'toast.kind.success': 'Done',
  'toast.kind.error': 'Problem',
  'toast.kind.info': 'Note',
  'toast.dismiss': 'Dismiss message',
  loading: 'Loading',
  stop: 'Stop',
  retry: 'Try again',
  'offline.title': 'You’re offline',
  'offline.text': 'This needs a connection. It will load by itself as soon as there is one.',
  'error.title': 'This did not load',
  'error.text': 'Something went wrong on the way. Your data is safe.',
  'error.reference': 'Reference {id}',
  breadcrumb: 'Breadcrumb',
})
