import { expect, it } from 'vitest'

import { createPasswordHasher } from './password-hasher.ts'

const PASSWORD = 'Correct-harbour-1'

it('answers another address after one or two hashes, however many one address requested', async () => {
  const hasher = createPasswordHasher()
  let answered = 0
  const many = Array.from({ length: 8 }, async () => {
    await hasher.verify(PASSWORD, null, '203.0.113.1')
    answered += 1
  })
  await hasher.verify(PASSWORD, null, '198.51.100.7')
  expect(answered).toBeLessThanOrEqual(2)
  await Promise.all(many)
})

it('asks an address with too many waiting hashes to retry later, and no other address', async () => {
  const hasher = createPasswordHasher(2)
  const many = Array.from({ length: 4 }, () => hasher.verify(PASSWORD, null, '203.0.113.1'))
  const other = hasher.hash(PASSWORD, '198.51.100.7')
  const answers = await Promise.allSettled(many)
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(answers.at(-1)).toMatchObject({
    reason: { code: 'over_request_rate_limit', headers: { 'retry-after': '2' } },
  })
  await expect(other).resolves.toMatch(/^\$argon2id\$/)
  await expect(hasher.hash(PASSWORD, '203.0.113.1')).resolves.toMatch(/^\$argon2id\$/)
})
