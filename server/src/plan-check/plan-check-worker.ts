/** Runs on its own thread: reading the names of a hundred thousand places takes seconds, and so does a long plan. */
import { parentPort } from 'node:worker_threads'

import { releaseMemory } from '../release-memory.ts'
import { checkPlan } from './check-plan.ts'
import type { PlanOrder } from './plan-check-thread.ts'

let isFirst = true

parentPort?.on('message', ({ question, today }: PlanOrder) => {
  // An uncaught error ends the thread, and the caller gets an error.
  void checkPlan(question, today).then((answer) => {
    parentPort?.postMessage(answer)
    if (isFirst) setTimeout(releaseMemory)
    isFirst = false
  })
})
