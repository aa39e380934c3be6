import { textOf } from './text-of.ts'

export const errorText = textOf({
  title: 'Unexpected Application Error!',
  text: 'An unexpected error occurred',
  advice: 'What you saved is safe. Load the page again, or go back to the start.',
  id: 'If you write to us, name this number:',
  reload: 'Load again',
  home: 'Back to the start',
  missing: 'This page could not be fetched. Either nothing gets through just now, or a newer version has come out.',
  offline: 'This page could not be fetched; you seem to be offline. It is tried again as soon as you are connected.',
  'offline.still': 'Still no connection.',
  retry: 'Try again',
  'away.title': 'No signal here',
  'away.text':
    'This page has to be fetched once before it can be read without a connection. It loads by itself when there is one.',
  'away.maps': 'Maps on this device',
})
