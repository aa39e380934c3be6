import { textOf } from './text-of.ts'

export const passwordText = textOf({
  show: 'Show password',
  hide: 'Hide password',
  advice: 'At least 8 characters, of more than one kind.',
  strength: 'Password strength',
  weak: 'Weak password',
  medium: 'Medium strength',
  strong: 'Strong password',
})
