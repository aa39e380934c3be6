import { textOf } from '../../../text/text-of.ts'

/** Texts of the session itself, on any page. */
export const sessionText = textOf({
  'signed-in': 'Successfully signed in!',
  'signed-out': 'Signed out successfully',
  ended: 'Your session has ended. Please sign in again.',
  'sign-out.failed': 'Failed to sign out',
  'sign-out.unconfirmed':
    'You are signed out on this device. The server does not know yet: we try again when you are online.',
})
