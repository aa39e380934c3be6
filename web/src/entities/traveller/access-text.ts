import { textOf } from '../../text/text-of.ts'

export const accessText = textOf({
  loading: 'Loading...',
  verifying: 'Verifying admin access...',
  'denied.title': 'Access Denied',
  'denied.text': "You don't have permission to access the admin dashboard",
  'denied.signed-in': 'Signed in as',
  'denied.contact': 'Contact your administrator to request admin or support access.',
  'denied.login': 'Try Admin Login',
  'denied.home': 'Return to Home',
  'denied.mark': 'Refused',
})
