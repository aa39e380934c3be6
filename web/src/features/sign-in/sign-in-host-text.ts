import { textOf } from '../../text/text-of.ts'

/** Apart from the other texts, because every page loads the host and few open the dialog. */
export const hostText = textOf({
  missing: 'Signing in needs a connection. Check yours and try again.',
})
