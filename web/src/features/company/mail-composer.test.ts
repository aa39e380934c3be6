import { expect, it } from 'vitest'

import { mailLink } from './mail-composer.tsx'

it('contains subject, message and device, safely encoded', () => {
  const link = mailLink({ topic: 'broken', message: 'A & B?\nline two', device: 'web, 390 x 844' })
  expect(link).toMatch(/^mailto:[^?]+@[^?]+\?subject=Sojourn%3A%20Something%20does%20not%20work&body=/)
  expect(decodeURIComponent(link.split('&body=')[1] ?? '')).toBe('A & B?\r\nline two\r\n\r\n-- \r\nweb, 390 x 844')
})

it('leaves out device details that the traveller deleted', () => {
  expect(mailLink({ topic: 'other', message: 'Hello', device: '  ' })).toMatch(/&body=Hello$/)
})
