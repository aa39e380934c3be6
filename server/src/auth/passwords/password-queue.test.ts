import { expect, it } from 'vitest'

import { createPasswordQueue } from './password-queue.ts'
import type { PasswordJob, PasswordValue } from './password-thread.ts'

const job = (id: number): PasswordJob => ({ id, kind: 'hash', password: 'Correct-harbour-1' })

it('gives one job at a time to the low-priority thread, and none to the other while it keeps up', async () => {
  let [running, most] = [0, 0]
  const run = async ({ id }: PasswordJob): Promise<PasswordValue> => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return `politely ${id}`
  }
  const queue = createPasswordQueue({ run }, 5_000)
  const answers = await Promise.all([1, 2, 3].map((id) => queue.add(job(id))))
  expect(answers).toEqual(['politely 1', 'politely 2', 'politely 3'])
  expect(most).toBe(1)
})

it('moves waiting and new jobs to the other thread when the low-priority thread gets no processor time', async () => {
  const begun: number[] = []
  const never = new Promise<PasswordValue>(() => {})
  const run = ({ id }: PasswordJob): Promise<PasswordValue> => {
    begun.push(id)
    return never
  }
  const queue = createPasswordQueue({ run }, 20)
  const answers = await Promise.all([1, 2, 3].map((id) => queue.add(job(id))))
  answers.push(await queue.add(job(4)))
  expect(answers.every((hash) => String(hash).startsWith('$argon2id$'))).toBe(true)
  expect(begun).toEqual([1])
})

it('goes on after a job that failed', async () => {
  const run = ({ id }: PasswordJob): Promise<PasswordValue> =>
    id === 1 ? Promise.reject(new Error('the thread ended')) : Promise.resolve('politely 2')
  const queue = createPasswordQueue({ run }, 5_000)
  const answers = await Promise.allSettled([queue.add(job(1)), queue.add(job(2))])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
