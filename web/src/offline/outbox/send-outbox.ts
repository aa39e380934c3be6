import { chooseNext, nextDueAt } from './choose-next.ts'
import { holdAfter } from './hold-after.ts'
import { type Answer, judgeAnswer, type Verdict } from './judge-answer.ts'
import type { OfflineAction, Problem } from './offline-action.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { ActionReader } from './read-action.ts'
import { UnfitAction } from './replayable.ts'

type Failure = Exclude<Verdict, { kind: 'sent' }>

export type Sender = { readonly userId: string; readonly accessToken: string }

export type SenderPorts = {
  readonly store: OutboxStore
  readonly read: ActionReader
  /** The signed-in account with a valid token; `isRefused` requests another one. */
  freshToken(isRefused: boolean): Promise<Sender | null>
  /** Rejects when there was no answer. */
  send(action: OfflineAction, accessToken: string): Promise<Answer>
  /** False when another sender has taken over. */
  isStillMine(): Promise<boolean>
  /** The caller waits for the answer and shows a refusal; such a write is then dropped. */
  isWatched?(id: string): boolean
  now(): number
  chance(): number
}

export type Pass = {
  readonly sent: readonly OfflineAction[]
  /** Watched writes that the server refused. */
  readonly refused: readonly { readonly id: string; readonly problem: Problem }[]
  /** How many actions came to need the traveller's attention in this pass. */
  readonly troubled: number
  readonly outcome: 'done' | 'unreachable' | 'signed-out' | 'taken-over'
  readonly nextAt: number | null
}

/** Sends due actions, one at a time and in order, until none is left, none gets through, or nobody is signed in. */
export async function sendOutbox(ports: SenderPorts, isForced: boolean): Promise<Pass> {
  const sent: OfflineAction[] = []
  const refused: { id: string; problem: Problem }[] = []
  const skipped = new Set<string>()
  let troubled = 0
  const end = async (outcome: Pass['outcome'], userId?: string): Promise<Pass> => {
    const actions = userId === undefined ? [] : await readAll(ports)
    const nextAt = userId === undefined ? null : nextDueAt(actions, userId, ports.now())
    return { sent, refused, troubled, outcome, nextAt }
  }
  for (;;) {
    const sender = await ports.freshToken(false)
    if (!sender) return end('signed-out')
    const { userId } = sender
    const action = chooseNext(await readAll(ports), { userId, now: ports.now(), isForced, skipped })
    if (!action) return end('done', userId)
    if (!(await ports.isStillMine())) return end('taken-over')
    const verdict = await attempt(ports, action, sender)
    skipped.add(action.id)
    if (verdict.kind === 'sent') {
      // Only now: a crash before this point means that it is sent again, under the same key.
      await ports.store.remove(action.id, 'sent')
      sent.push(action)
      continue
    }
    if (verdict.kind === 'attention' && ports.isWatched?.(action.id)) {
      await ports.store.remove(action.id, 'discarded')
      refused.push({ id: action.id, problem: verdict.problem })
      continue
    }
    if (verdict.kind === 'attention') troubled += 1
    await ports.store.change(action.id, (record) => afterFailure(ports, record, verdict))
    if (verdict.kind === 'token-refused') return end('signed-out')
    if (verdict.kind === 'wait' && verdict.scope === 'all') {
      return end(verdict.isReached ? 'done' : 'unreachable', userId)
    }
  }
}

async function readAll({ store, read }: SenderPorts): Promise<readonly OfflineAction[]> {
  return (await store.list()).map(read)
}

/** A refused token is refreshed once; if the account then differs, the action is not sent. */
async function attempt(ports: SenderPorts, action: OfflineAction, sender: Sender): Promise<Verdict> {
  const first = await sendOnce(ports, action, sender)
  if (first.kind !== 'token-refused') return first
  const renewed = await ports.freshToken(true)
  return renewed?.userId === action.userId ? sendOnce(ports, action, renewed) : first
}

async function sendOnce(ports: SenderPorts, action: OfflineAction, { accessToken }: Sender): Promise<Verdict> {
  try {
    return judgeAnswer(await ports.send(action, accessToken))
  } catch (error) {
    if (error instanceof UnfitAction) {
      return { kind: 'attention', problem: { kind: 'unreadable', status: 0, answer: '' } }
    }
    return judgeAnswer(null)
  }
}

function afterFailure({ read, now, chance }: SenderPorts, record: unknown, verdict: Failure): OfflineAction {
  const action = read(record)
  // A newer app in another tab took it over while this one was sending: its record must not be overwritten.
  if (action.problem?.kind === 'newer') return record as OfflineAction
  if (verdict.kind === 'attention') {
    return { ...action, state: 'needs-attention', problem: verdict.problem, hold: null }
  }
  const retryAfterMs = verdict.kind === 'wait' ? verdict.retryAfterMs : null
  const hold = holdAfter({ attempts: action.attempts, retryAfterMs, now: now(), chance: chance() })
  return { ...action, attempts: action.attempts + 1, hold }
}
