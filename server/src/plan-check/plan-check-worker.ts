/** A thread of its own: the names of a hundred thousand places take seconds to read, and a long plan takes a while. */
import { parentPort } from 'node:worker_threads'

import { releaseMemory } from '../release-memory.ts'
import { checkPlan } from './check-plan.ts'
import type { PlanOrder } from './plan-check-thread.ts'

let isFirst = true

parentPort?.on('message', ({ question, today }: PlanOrder) => {
  // What is not caught ends the thread, and whoever asked hears of it.
  void checkPlan(question, today).then((answer) => {
    parentPort?.postMessage(answer)
    if (isFirst) setTimeout(releaseMemory)
    isFirst = false
  })
})
