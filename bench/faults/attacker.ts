/** The thread of one attack: reports its start, and its result when it is stopped. */
import { parentPort, workerData } from 'node:worker_threads'

import type { Attack, AttackName, Target } from './attack.ts'
import { ALLOWED, attackByExpressions, attackByPages, attackByRefusedSockets, NESTED } from './http-attacks.ts'
import { attackByFilters } from './realtime-attack.ts'

const BY_NAME: Readonly<Record<AttackName, Attack>> = {
  nested: attackByExpressions(NESTED),
  allowed: attackByExpressions(ALLOWED),
  pages: attackByPages,
  realtime: attackByFilters,
  sockets: attackByRefusedSockets,
}

const { name, target } = workerData as { readonly name: AttackName; readonly target: Target }
const running = await BY_NAME[name](target)
parentPort?.postMessage('begun')
parentPort?.once('message', () => void running.stop().then((result) => parentPort?.postMessage(result)))
