import type { AssistantEvent, AssistantRequest, KeptAnswer } from '@app/contracts/assistant'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { answerSaying } from '../../../test/answer-saying.ts'
import { createConversationDb } from '../../../test/conversation-db.ts'
import { NoAnswer } from '../../api/no-answer.ts'
import type { AnswerSources } from './answer-turn.ts'
import { askQuestion } from './ask-question.ts'
import { UsedUp } from './ask-server.ts'
import {
  createConversationStore,
  hideConversation,
  openConversation,
  pullConversations,
  refreshConversations,
  removeConversation,
  renameConversation,
  restoreConversation,
  showConversations,
} from './conversation-store.ts'
import { type Conversation, textOf, type Turn } from './conversation.ts'
import type { RemoteConversations } from './remote-conversations.ts'
import type { PendingQuestion } from './unsent-questions.ts'

const ROME = 'c0000000-0000-4000-8000-000000000001'
const TRIP = {
  id: 'proposed',
  title: 'Rome',
  days: [{ id: 'd1', city: { name: 'Rome' }, start: { at: 540 }, end: { at: 1200 }, stops: [] }],
  places: {},
  ideas: [],
  wishes: { adults: 1 },
}

function* eventsOf(answer: KeptAnswer): Generator<AssistantEvent> {
  yield { kind: 'started', by: answer.by, usage: null }
  for (const { pieces } of answer.sentences)
    for (const [index, piece] of pieces.entries()) yield { kind: 'piece', piece, startsSentence: index === 0 }
  yield { kind: 'done', answer }
}

async function* stream(answer: KeptAnswer): AsyncGenerator<AssistantEvent> {
  yield* eventsOf(answer)
}

async function* failing(error: Error, first: readonly AssistantEvent[] = []): AsyncGenerator<AssistantEvent> {
  yield* first
  throw error
}

function createRemote(rows: readonly Conversation[] = [], turns: readonly Turn[] = []) {
  return {
    list: vi.fn(async () => rows),
    turns: vi.fn(async () => turns),
    hasUnsentChanges: () => false,
    writeTurn: vi.fn(async () => undefined),
    writeTitle: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
  } satisfies RemoteConversations
}

const sources = (changes: Partial<AnswerSources>): AnswerSources => ({
  isOnline: () => true,
  server: () => stream(answerSaying('From the server.')),
  device: () => stream(answerSaying('From the device.')),
  countAnswer: async () => ({ kind: 'counted' }),
  countPlan: async () => ({ kind: 'counted' }),
  ...changes,
})

let minute = 0
let ids = 0
let db = createConversationDb()

let waiting: Map<string, PendingQuestion> = new Map()

/** A store as after a page load: only saved data is there. */
function open() {
  return createConversationStore({
    db,
    pending: {
      of: (owner) => (owner === null ? waiting : new Map()),
      put: (id, asked) => void waiting.set(id, asked),
      drop: (id) => void waiting.delete(id),
    },
    now: () => new Date(Date.UTC(2026, 10, 15, 12, minute++)).toISOString(),
    newId: () => `t${ids++}`,
    notifyOtherTabs: () => undefined,
  })
}

const asking = (changes: Partial<AnswerSources> = {}, remote: RemoteConversations | null = null) => ({
  sources: sources(changes),
  remote,
  deviceHash: async () => 'abcd1234',
})
const question = (text: string, replaces?: string) => ({
  conversationId: ROME,
  question: text,
  ...(replaces && { replaces }),
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  minute = 0
  ids = 0
  db = createConversationDb()
  waiting = new Map()
})

describe('a reloaded page', () => {
  const silent = async function* (_: AssistantRequest, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    yield* []
  }
  const left = { kind: 'left', question: 'Plugs in Japan?', replaces: null }

  it('still shows the question that was being answered', async () => {
    void askQuestion(open(), question('Plugs in Japan?'), asking({ server: silent }))
    await vi.waitFor(() => expect(waiting.size).toBe(1))
    const again = open()
    await showConversations(again, null)
    expect(again.get().unanswered).toEqual({ [ROME]: left })
    await askQuestion(again, question('Plugs in Japan?'), asking())
    expect(again.get()).toMatchObject({ unanswered: {}, turns: { [ROME]: [{ question: 'Plugs in Japan?' }] } })
    expect(waiting.size).toBe(0)
  })

  it('still shows a stopped question, to its owner only', async () => {
    const own = open()
    const asked = askQuestion(own, question('Plugs in Japan?'), asking({ server: silent }))
    await vi.waitFor(() => expect(own.get().live[ROME]).toBeDefined())
    own.running.get(ROME)?.abort()
    await asked
    expect(own.get().unanswered).toMatchObject({ [ROME]: { kind: 'stopped' } })
    const again = open()
    await showConversations(again, 'ann')
    expect(again.get().unanswered).toEqual({})
    await showConversations(again, null)
    expect(again.get().unanswered).toEqual({ [ROME]: left })
  })

  it('shows the answer when it was saved after all', async () => {
    const own = open()
    await askQuestion(own, question('Plugs in Japan?'), asking())
    const [turn] = own.get().turns[ROME] ?? []
    waiting.set(ROME, { turnId: turn?.id ?? '', question: 'Plugs in Japan?', replaces: null })
    const again = open()
    await showConversations(again, null)
    await openConversation(again, ROME, null)
    expect(again.get()).toMatchObject({ unanswered: {}, turns: { [ROME]: [{ id: turn?.id }] } })
    expect(waiting.size).toBe(0)
  })
})

describe('asking', () => {
  it('continues while the session becomes known', async () => {
    const own = open()
    const answered = askQuestion(own, question('Plugs in Japan?'), asking())
    await showConversations(own, null)
    await answered
    expect(own.get()).toMatchObject({ owner: null, list: [{ owner: null }], unanswered: {} })
    expect(own.get().turns[ROME]).toHaveLength(1)
  })

  it('updates another tab that has the same conversation open', async () => {
    const [own, other] = [open(), open()]
    for (const tab of [own, other]) await showConversations(tab, null)
    await askQuestion(own, question('Plugs in Japan?'), asking())
    await refreshConversations(other, null)
    await openConversation(other, ROME, null)
    await askQuestion(own, question('And in Peru?'), asking())
    await refreshConversations(other, null)
    expect(other.get().turns[ROME]?.map((turn) => turn.question)).toEqual(['Plugs in Japan?', 'And in Peru?'])
    await hideConversation(own, ROME)
    await refreshConversations(other, null)
    expect(other.get()).toMatchObject({ list: [], turns: {} })
    expect(other.get().turns[ROME]).toBeUndefined()
  })

  it('saves the answer on the device, titled by the question', async () => {
    const own = open()
    await showConversations(own, null)
    await askQuestion(own, question('What should I see in Rome?'), asking())
    const again = open()
    await showConversations(again, null)
    await openConversation(again, ROME, null)
    expect(again.get().list).toMatchObject([{ id: ROME, title: 'What should I see in Rome?', owner: null }])
    expect(again.get().turns[ROME]).toMatchObject([{ answeredAt: 'server', question: 'What should I see in Rome?' }])
  })

  it('sends earlier turns, the memory and the newest trip', async () => {
    const requests: AssistantRequest[] = []
    const server: AnswerSources['server'] = (request) => {
      requests.push(request)
      return stream(answerSaying('Two days.', { memory: { slots: 1 }, actions: [{ kind: 'open-trip', trip: TRIP }] }))
    }
    const own = open()
    await showConversations(own, null)
    await askQuestion(own, question('Plan two days in Rome'), asking({ server }))
    await askQuestion(own, question('Make day 2 calmer'), asking({ server }))
    expect(requests[0]).toMatchObject({ earlier: [], device: 'abcd1234', reads: navigator.language.slice(0, 2) })
    expect(requests[1]).not.toHaveProperty('reads')
    expect(requests[1]).toMatchObject({
      earlier: [{ question: 'Plan two days in Rome', answer: 'Two days.' }],
      memory: { slots: 1 },
      // A plan has the id of the turn that proposed it.
      trip: { id: requests[0]?.turnId, title: 'Rome' },
    })
  })

  it.each([
    ['the server is unreachable', { server: () => failing(new NoAnswer()) }, 1],
    [
      'the connection breaks in the middle',
      { server: () => failing(new NoAnswer(), [...eventsOf(answerSaying('Half'))].slice(0, 2)) },
      1,
    ],
    ['there is no connection', { isOnline: () => false }, 0],
  ])('is answered on the device when %s', async (_, changes, counted) => {
    const count = vi.fn(async () => ({ kind: 'counted' }) as const)
    const remote = createRemote()
    const own = open()
    await showConversations(own, 'anna')
    await askQuestion(own, question('Plugs in Japan?'), asking({ ...changes, countAnswer: count }, remote))
    const [turn] = own.get().turns[ROME] ?? []
    expect([turn?.answeredAt, turn && textOf(turn.answer)]).toEqual(['device', 'From the device.'])
    expect(count).toHaveBeenCalledTimes(counted)
    expect(remote.writeTurn).toHaveBeenCalledTimes(1)
  })

  it('does not write answers that the server has saved itself', async () => {
    const remote = createRemote()
    const own = open()
    await showConversations(own, 'anna')
    await askQuestion(own, question('Plugs in Japan?'), asking({}, remote))
    expect(remote.writeTurn).not.toHaveBeenCalled()
    expect(own.get().list[0]?.owner).toBe('anna')
  })

  it.each([
    ['the server', { server: () => failing(new UsedUp(10, null)) }],
    ['the count of device answers', { server: () => failing(new NoAnswer()), countAnswer: usedUp }],
  ])('shows the question unanswered when %s reports the daily limit', async (_, changes) => {
    const own = open()
    await showConversations(own, null)
    await askQuestion(own, question('One more?'), asking(changes))
    expect(own.get().turns[ROME]).toEqual([])
    expect(own.get().unanswered[ROME]).toMatchObject({ kind: 'used-up', question: 'One more?', limit: 10 })
  })

  it('gives emergency numbers although the daily limit is reached, and nothing else', async () => {
    const call = (...tools: readonly string[]) => ({
      ...answerSaying('Call 112.'),
      calls: tools.map((tool) => ({ tool, input: {}, result: { kind: 'found' as const, card: {} } })),
    })
    const own = open()
    await showConversations(own, null)
    const server = () => failing(new UsedUp(10, null))
    const device = () => stream(call('emergency-numbers'))
    await askQuestion(own, question('An ambulance in Rome?'), asking({ server, device }))
    expect(own.get().turns[ROME]).toMatchObject([{ answeredAt: 'device' }])
    const besides = () => stream(call('emergency-numbers', 'plan-trip'))
    await askQuestion(own, question('A plan, and an ambulance?'), asking({ server, device: besides }))
    expect(own.get().unanswered[ROME]).toMatchObject({ kind: 'used-up', question: 'A plan, and an ambulance?' })
    expect(own.get().turns[ROME]).toHaveLength(1)
  })

  it('answers words of despair without counting them, whatever the limit', async () => {
    const comfort = () => ({
      ...answerSaying('You are not alone.'),
      sentences: [{ id: 'crisis-kind', pieces: [{ kind: 'words' as const, text: 'You are not alone.' }] }],
    })
    const count = vi.fn(usedUp)
    const own = open()
    await showConversations(own, null)
    const away = { server: () => failing(new NoAnswer()), device: () => stream(comfort()), countAnswer: count }
    await askQuestion(own, question('I want to die'), asking(away))
    await askQuestion(own, question('kms'), asking({ ...away, server: () => failing(new UsedUp(10, null)) }))
    expect(own.get().turns[ROME]).toMatchObject([{ answeredAt: 'device' }, { answeredAt: 'device' }])
    expect(count).not.toHaveBeenCalled()
  })

  it('reports a failure when no source answers, and can be asked again', async () => {
    const own = open()
    await showConversations(own, null)
    const nobody = { server: () => failing(new NoAnswer()), device: () => failing(new Error('no tables')) }
    await askQuestion(own, question('Plugs?'), asking(nobody))
    expect(own.get().unanswered[ROME]?.kind).toBe('failed')
    await askQuestion(own, question('Plugs?'), asking())
    expect([own.get().unanswered[ROME], own.get().turns[ROME]?.length]).toEqual([undefined, 1])
  })

  it('replaces the edited question and all turns after it', async () => {
    const own = open()
    await showConversations(own, null)
    for (const text of ['First', 'Second', 'Third']) await askQuestion(own, question(text), asking())
    const second = own.get().turns[ROME]?.[1]?.id ?? ''
    await askQuestion(own, question('Second, better', second), asking())
    expect(own.get().turns[ROME]?.map((turn) => turn.question)).toEqual(['First', 'Second, better'])
    expect((await db.turnsOf(ROME)).map((turn) => turn.question)).toEqual(['First', 'Second, better'])
  })
})

describe('stopping', () => {
  it.each([
    ['before the first word: the question stays unanswered', 1, 'stopped', 0],
    ['in the middle: the partial answer is saved', 2, undefined, 1],
  ])('%s', async (_, heard, unanswered, kept) => {
    const own = open()
    await showConversations(own, null)
    const server: AnswerSources['server'] = async function* (_request, signal) {
      for (const event of [...eventsOf(answerSaying('A word'))].slice(0, heard)) yield event
      own.running.get(ROME)?.abort()
      signal.throwIfAborted()
    }
    await askQuestion(own, question('Tell me all'), asking({ server }))
    const turns = own.get().turns[ROME] ?? []
    expect([own.get().unanswered[ROME]?.kind, turns.length]).toEqual([unanswered, kept])
    if (kept) expect(turns[0]?.answer.notices).toEqual(['stopped-early'])
    expect(own.get().live).toEqual({})
  })
})

describe('several conversations', () => {
  const row = (id: string, title: string, updatedAt: string): Conversation => ({
    id,
    title,
    owner: 'anna',
    createdAt: updatedAt,
    updatedAt,
  })

  it('never shows conversations of another person', async () => {
    const own = open()
    await showConversations(own, null)
    await askQuestion(own, question('A guest asks'), asking())
    await showConversations(own, 'anna')
    expect(own.get().list).toEqual([])
  })

  it('pulls changes and deletions made on other devices', async () => {
    await db.put(row('old', 'Deleted elsewhere', '2026-11-01T00:00:00.000Z'))
    await db.put(row('kept', 'Before', '2026-11-02T00:00:00.000Z'))
    const own = open()
    await showConversations(own, 'anna')
    await pullConversations(own, createRemote([row('kept', 'Renamed', '2026-11-03T00:00:00.000Z')]))
    expect(own.get().list.map(({ title }) => title)).toEqual(['Renamed'])
    expect((await db.list()).map(({ id }) => id)).toEqual(['kept'])
  })

  it('can be restored after deleting, until it is removed for good', async () => {
    const remote = createRemote()
    const own = open()
    await showConversations(own, 'anna')
    await askQuestion(own, question('Rome'), asking({}, remote))
    const [rome] = own.get().list
    if (!rome) return expect.fail('nothing was saved')
    await hideConversation(own, ROME)
    expect(own.get().list).toEqual([])
    await restoreConversation(own, rome)
    expect(own.get().list).toHaveLength(1)
    await hideConversation(own, ROME)
    await removeConversation(own, rome, remote)
    expect([await db.list(), await db.turnsOf(ROME)]).toEqual([[], []])
    expect(remote.remove).toHaveBeenCalledTimes(1)
  })

  it('can be renamed, but not to a blank title', async () => {
    const remote = createRemote()
    const own = open()
    await showConversations(own, 'anna')
    await askQuestion(own, question('Rome'), asking({}, remote))
    await renameConversation(own, ROME, '  ', remote)
    await renameConversation(own, ROME, 'Easter in Rome', remote)
    expect(own.get().list[0]?.title).toBe('Easter in Rome')
    expect(remote.writeTitle).toHaveBeenCalledTimes(1)
  })
})

async function usedUp() {
  return { kind: 'used-up', limit: 10, resetsAt: null } as const
}
