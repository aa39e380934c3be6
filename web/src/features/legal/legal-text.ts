import { textOf } from '../../text/text-of.ts'

export const legalText = textOf({
  since: 'In force since',
  short: 'In short',
  contents: 'On this page',
  section: 'Section {number}',
  example:
    'This installation has not been given its operator yet: company name, address and mail on this page are examples.',
  others: 'Other legal pages',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  cookies: 'Cookies policy',
  refunds: 'Refund policy',
  settings: 'Cookie settings',
})
