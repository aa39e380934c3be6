import { chooseNext, nextDueAt } from './choose-next.ts'
import { holdAfter } from './hold-after.ts'
import { type Answer, judgeAnswer, type Verdict } from './judge-answer.ts'
import type { OfflineAction } from './offline-action.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { ActionReader } from './read-action.ts'
import { UnfitAction } from './replayable.ts'

type Failure = Exclude<Verdict, { kind: 'sent' }>

export type Sender = { readonly userId: string; readonly accessToken: string }

export type SenderPorts = {
  readonly store: OutboxStore
  readonly read: ActionReader
  /** Who is signed in now, with a token that still holds; `isRefused` asks for another one. */
  freshToken(isRefused: boolean): Promise<Sender | null>
  /** Rejects when there was no answer. */
  send(action: OfflineAction, accessToken: string): Promise<Answer>
  /** False when another sender has taken over. */
  isStillMine(): Promise<boolean>
  now(): number
  chance(): number
}

export type Pass = {
  readonly sent: readonly OfflineAction[]
  /** What became visible to the traveller in this pass. */
  readonly troubled: number
  readonly outcome: 'done' | 'unreachable' | 'signed-out' | 'taken-over'
  readonly nextAt: number | null
}

/** Sends what is due, one at a time and in order, until nothing is left, nothing gets through, or nobody is signed in. */
export async function sendOutbox(ports: SenderPorts, isForced: boolean): Promise<Pass> {
  const sent: OfflineAction[] = []
  const skipped = new Set<string>()
  let troubled = 0
  const end = async (outcome: Pass['outcome'], userId?: string): Promise<Pass> => {
    const actions = userId === undefined ? [] : await readAll(ports)
    return { sent, troubled, outcome, nextAt: userId === undefined ? null : nextDueAt(actions, userId, ports.now()) }
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
      // Only now: until here a crash anywhere means that it is sent again, under the same key.
      await ports.store.remove(action.id, 'sent')
      sent.push(action)
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

/** A refused token is exchanged once; whoever then turns out to be somebody else does not send it. */
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
  // A newer app in another tab took it over while this one was sending: its record is no longer ours to write.
  if (action.problem?.kind === 'newer') return record as OfflineAction
  if (verdict.kind === 'attention') {
    return { ...action, state: 'needs-attention', problem: verdict.problem, hold: null }
  }
  const retryAfterMs = verdict.kind === 'wait' ? verdict.retryAfterMs : null
  const hold = holdAfter({ attempts: action.attempts, retryAfterMs, now: now(), chance: chance() })
  return { ...action, attempts: action.attempts + 1, hold }
}
