import { textOf } from '../../../text/text-of.ts'

export const passwordText = textOf({
  show: 'Show password',
  hide: 'Hide password',
  advice: 'At least 8 characters. Mix letters, numbers and symbols.',
  strength: 'Password strength',
  weak: 'Weak password',
  medium: 'Medium strength',
  strong: 'Strong password',
})
