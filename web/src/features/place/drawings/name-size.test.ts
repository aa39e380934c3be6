import { expect, it } from 'vitest'

import { nameSize } from './name-size.ts'

it.each([
  ['Paris', ''],
  ['Rio de Janeiro', ''],
  ['Florence', '20cqi'],
  ['Copenhagen', '16cqi'],
  ['San Francisco', '16cqi'],
  ['Longyearbyen', '13.4cqi'],
  ['Petropavlovsk-Kamchatskiy', '11.6cqi'],
  ['Thiruvananthapuram', '9cqi'],
  ['Llanfairpwllgwyngyll', '8cqi'],
])('%s is sized by its longest word', (name, size) => {
  expect(nameSize(name)).toBe(size && `text-[length:min(var(--text-display),${size})]`)
})
