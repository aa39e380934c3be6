import { textOf } from '../../text/text-of.ts'

export const errorText = textOf({
  title: 'Unexpected Application Error!',
  text: 'An unexpected error occurred',
  advice: 'What you saved is safe. Load the page again, or go back to the start.',
  id: 'If you write to us, name this number:',
  reload: 'Load again',
  home: 'Back to the start',
  missing: 'This page could not be fetched. Either nothing gets through just now, or a newer version has come out.',
  'offline.still': 'Still no connection.',
  retry: 'Try again',
  'away.title': 'No signal here',
  'away.text': 'This page is not saved on this device yet. It loads by itself when there is a connection.',
  'away.here': 'Still on this device',
  'away.saved': 'What you saved',
  'away.maps': 'Maps on this device',
})
