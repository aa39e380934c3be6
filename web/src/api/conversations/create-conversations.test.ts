import type { AssistantEvent, AssistantRequest, KeptAnswer } from '@app/contracts/assistant'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { NoAnswer } from '../no-answer.ts'
import type { Ways } from './answer-turn.ts'
import { UsedUp } from './ask-server.ts'
import { byTime } from './conversation-db.ts'
import type { AccountShelf } from './conversation-desk.ts'
import { type Conversation, textOf, type Turn } from './conversation.ts'
import { createConversations } from './create-conversations.ts'
import { answerSaying } from './testing/answer-saying.ts'
import type { WaitingQuestion } from './waiting-questions.ts'

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

/** As the real one, in memory. */
function createDb() {
  const conversations = new Map<string, Conversation>()
  const turns = new Map<string, Turn>()
  return {
    list: async () => [...conversations.values()],
    turnsOf: async (id: string) => [...turns.values()].filter((turn) => turn.conversationId === id).toSorted(byTime),
    put: async (each: Conversation) => void conversations.set(each.id, each),
    async putTurn(conversation: Conversation, turn: Turn, replaced: readonly string[] = []) {
      conversations.set(conversation.id, conversation)
      for (const id of replaced) turns.delete(id)
      turns.set(turn.id, turn)
    },
    async replaceTurns(id: string, next: readonly Turn[]) {
      for (const turn of turns.values()) if (turn.conversationId === id) turns.delete(turn.id)
      for (const turn of next) turns.set(turn.id, turn)
    },
    async remove(ids: readonly string[]) {
      for (const id of ids) {
        conversations.delete(id)
        for (const turn of turns.values()) if (turn.conversationId === id) turns.delete(turn.id)
      }
    },
  }
}

function createShelf(rows: readonly Conversation[] = [], turns: readonly Turn[] = []) {
  return {
    list: vi.fn(async () => rows),
    turns: vi.fn(async () => turns),
    isWaiting: () => false,
    writeTurn: vi.fn(async () => undefined),
    writeTitle: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
  } satisfies AccountShelf
}

const ways = (changes: Partial<Ways>): Ways => ({
  isOnline: () => true,
  server: () => stream(answerSaying('From the server.')),
  device: () => stream(answerSaying('From the device.')),
  count: async () => ({ kind: 'counted' }),
  countPlan: async () => ({ kind: 'counted' }),
  ...changes,
})

let minute = 0
let ids = 0
let db = createDb()

let waiting: Map<string, WaitingQuestion> = new Map()

/** As after a load of the page: what is kept is there, and nothing else. */
function open() {
  return createConversations({
    db,
    waiting: {
      of: (owner) => (owner === null ? waiting : new Map()),
      put: (id, asked) => void waiting.set(id, asked),
      drop: (id) => void waiting.delete(id),
    },
    now: () => new Date(Date.UTC(2026, 10, 15, 12, minute++)).toISOString(),
    newId: () => `t${ids++}`,
    tell: () => undefined,
  })
}

const asking = (changes: Partial<Ways> = {}, account: AccountShelf | null = null) => ({
  ways: ways(changes),
  account,
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
  db = createDb()
  waiting = new Map()
})

describe('a page that is loaded again', () => {
  const silent = async function* (_: AssistantRequest, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    yield* []
  }
  const left = { kind: 'left', question: 'Plugs in Japan?', replaces: null }

  it('still has the question that was being answered', async () => {
    void open().ask(question('Plugs in Japan?'), asking({ server: silent }))
    await vi.waitFor(() => expect(waiting.size).toBe(1))
    const again = open()
    await again.show(null)
    expect(again.get().unanswered).toEqual({ [ROME]: left })
    await again.ask(question('Plugs in Japan?'), asking())
    expect(again.get()).toMatchObject({ unanswered: {}, turns: { [ROME]: [{ question: 'Plugs in Japan?' }] } })
    expect(waiting.size).toBe(0)
  })

  it('still has the one that was stopped, and shows it to nobody else', async () => {
    const own = open()
    const asked = own.ask(question('Plugs in Japan?'), asking({ server: silent }))
    await vi.waitFor(() => expect(own.get().live[ROME]).toBeDefined())
    own.stop(ROME)
    await asked
    expect(own.get().unanswered).toMatchObject({ [ROME]: { kind: 'stopped' } })
    const again = open()
    await again.show('ann')
    expect(again.get().unanswered).toEqual({})
    await again.show(null)
    expect(again.get().unanswered).toEqual({ [ROME]: left })
  })

  it('has the answer where it was kept after all', async () => {
    const own = open()
    await own.ask(question('Plugs in Japan?'), asking())
    const [turn] = own.get().turns[ROME] ?? []
    waiting.set(ROME, { turnId: turn?.id ?? '', question: 'Plugs in Japan?', replaces: null })
    const again = open()
    await again.show(null)
    await again.open(ROME, null)
    expect(again.get()).toMatchObject({ unanswered: {}, turns: { [ROME]: [{ id: turn?.id }] } })
    expect(waiting.size).toBe(0)
  })
})

describe('asking', () => {
  it('goes on when it becomes known who is here', async () => {
    const own = open()
    const answered = own.ask(question('Plugs in Japan?'), asking())
    await own.show(null)
    await answered
    expect(own.get()).toMatchObject({ owner: null, list: [{ owner: null }], unanswered: {} })
    expect(own.get().turns[ROME]).toHaveLength(1)
  })

  it('shows in another tab that has the same conversation open', async () => {
    const [own, other] = [open(), open()]
    for (const tab of [own, other]) await tab.show(null)
    await own.ask(question('Plugs in Japan?'), asking())
    await other.showAgain(null)
    await other.open(ROME, null)
    await own.ask(question('And in Peru?'), asking())
    await other.showAgain(null)
    expect(other.get().turns[ROME]?.map((turn) => turn.question)).toEqual(['Plugs in Japan?', 'And in Peru?'])
    await own.putAway(ROME)
    await other.showAgain(null)
    expect(other.get()).toMatchObject({ list: [], turns: {} })
    expect(other.get().turns[ROME]).toBeUndefined()
  })

  it('keeps the answer on the device under a title from the question', async () => {
    const own = open()
    await own.show(null)
    await own.ask(question('What should I see in Rome?'), asking())
    const again = open()
    await again.show(null)
    await again.open(ROME, null)
    expect(again.get().list).toMatchObject([{ id: ROME, title: 'What should I see in Rome?', owner: null }])
    expect(again.get().turns[ROME]).toMatchObject([{ answeredAt: 'server', question: 'What should I see in Rome?' }])
  })

  it('sends what was said before, the memory and the newest trip along', async () => {
    const requests: AssistantRequest[] = []
    const server: Ways['server'] = (request) => {
      requests.push(request)
      return stream(answerSaying('Two days.', { memory: { slots: 1 }, actions: [{ kind: 'open-trip', trip: TRIP }] }))
    }
    const own = open()
    await own.show(null)
    await own.ask(question('Plan two days in Rome'), asking({ server }))
    await own.ask(question('Make day 2 calmer'), asking({ server }))
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
    ['nobody is reached', { server: () => failing(new NoAnswer()) }, 1],
    [
      'the line breaks in the middle',
      { server: () => failing(new NoAnswer(), [...eventsOf(answerSaying('Half'))].slice(0, 2)) },
      1,
    ],
    ['there is no connection', { isOnline: () => false }, 0],
  ])('is answered on the device when %s', async (_, changes, counted) => {
    const count = vi.fn(async () => ({ kind: 'counted' }) as const)
    const account = createShelf()
    const own = open()
    await own.show('anna')
    await own.ask(question('Plugs in Japan?'), asking({ ...changes, count }, account))
    const [turn] = own.get().turns[ROME] ?? []
    expect([turn?.answeredAt, turn && textOf(turn.answer)]).toEqual(['device', 'From the device.'])
    expect(count).toHaveBeenCalledTimes(counted)
    expect(account.writeTurn).toHaveBeenCalledTimes(1)
  })

  it('leaves it to the server to write what the server answered', async () => {
    const account = createShelf()
    const own = open()
    await own.show('anna')
    await own.ask(question('Plugs in Japan?'), asking({}, account))
    expect(account.writeTurn).not.toHaveBeenCalled()
    expect(own.get().list[0]?.owner).toBe('anna')
  })

  it.each([
    ['the server', { server: () => failing(new UsedUp(10, null)) }],
    ['the count of what the device answers', { server: () => failing(new NoAnswer()), count: usedUp }],
  ])('shows no answer when %s says that today is used up, and keeps the question', async (_, changes) => {
    const own = open()
    await own.show(null)
    await own.ask(question('One more?'), asking(changes))
    expect(own.get().turns[ROME]).toEqual([])
    expect(own.get().unanswered[ROME]).toMatchObject({ kind: 'used-up', question: 'One more?', limit: 10 })
  })

  it('says whom to call though today is used up, and nothing else', async () => {
    const call = (...tools: readonly string[]) => ({
      ...answerSaying('Call 112.'),
      calls: tools.map((tool) => ({ tool, input: {}, result: { kind: 'found' as const, card: {} } })),
    })
    const own = open()
    await own.show(null)
    const server = () => failing(new UsedUp(10, null))
    const device = () => stream(call('emergency-numbers'))
    await own.ask(question('An ambulance in Rome?'), asking({ server, device }))
    expect(own.get().turns[ROME]).toMatchObject([{ answeredAt: 'device' }])
    const besides = () => stream(call('emergency-numbers', 'plan-trip'))
    await own.ask(question('A plan, and an ambulance?'), asking({ server, device: besides }))
    expect(own.get().unanswered[ROME]).toMatchObject({ kind: 'used-up', question: 'A plan, and an ambulance?' })
    expect(own.get().turns[ROME]).toHaveLength(1)
  })

  it('gives words of comfort without counting them, whatever today allows', async () => {
    const comfort = () => ({
      ...answerSaying('You are not alone.'),
      sentences: [{ id: 'crisis-kind', pieces: [{ kind: 'words' as const, text: 'You are not alone.' }] }],
    })
    const count = vi.fn(usedUp)
    const own = open()
    await own.show(null)
    const away = { server: () => failing(new NoAnswer()), device: () => stream(comfort()), count }
    await own.ask(question('I want to die'), asking(away))
    await own.ask(question('kms'), asking({ ...away, server: () => failing(new UsedUp(10, null)) }))
    expect(own.get().turns[ROME]).toMatchObject([{ answeredAt: 'device' }, { answeredAt: 'device' }])
    expect(count).not.toHaveBeenCalled()
  })

  it('says so when nobody can answer, and asks again', async () => {
    const own = open()
    await own.show(null)
    const nobody = { server: () => failing(new NoAnswer()), device: () => failing(new Error('no tables')) }
    await own.ask(question('Plugs?'), asking(nobody))
    expect(own.get().unanswered[ROME]?.kind).toBe('failed')
    await own.ask(question('Plugs?'), asking())
    expect([own.get().unanswered[ROME], own.get().turns[ROME]?.length]).toEqual([undefined, 1])
  })

  it('puts an edited question in the place of the old one and of all after it', async () => {
    const own = open()
    await own.show(null)
    for (const text of ['First', 'Second', 'Third']) await own.ask(question(text), asking())
    const second = own.get().turns[ROME]?.[1]?.id ?? ''
    await own.ask(question('Second, better', second), asking())
    expect(own.get().turns[ROME]?.map((turn) => turn.question)).toEqual(['First', 'Second, better'])
    expect((await db.turnsOf(ROME)).map((turn) => turn.question)).toEqual(['First', 'Second, better'])
  })
})

describe('stopping', () => {
  it.each([
    ['before the first word: the question is handed back', 1, 'stopped', 0],
    ['in the middle: what was said is kept', 2, undefined, 1],
  ])('%s', async (_, heard, unanswered, kept) => {
    const own = open()
    await own.show(null)
    const server: Ways['server'] = async function* (_request, signal) {
      for (const event of [...eventsOf(answerSaying('A word'))].slice(0, heard)) yield event
      own.stop(ROME)
      signal.throwIfAborted()
    }
    await own.ask(question('Tell me all'), asking({ server }))
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

  it('shows nobody what another one asked', async () => {
    const own = open()
    await own.show(null)
    await own.ask(question('A guest asks'), asking())
    await own.show('anna')
    expect(own.get().list).toEqual([])
  })

  it('takes over what other devices of the account did, and lets go of what they deleted', async () => {
    await db.put(row('old', 'Deleted elsewhere', '2026-11-01T00:00:00.000Z'))
    await db.put(row('kept', 'Before', '2026-11-02T00:00:00.000Z'))
    const own = open()
    await own.show('anna')
    await own.pull(createShelf([row('kept', 'Renamed', '2026-11-03T00:00:00.000Z')]))
    expect(own.get().list.map(({ title }) => title)).toEqual(['Renamed'])
    expect((await db.list()).map(({ id }) => id)).toEqual(['kept'])
  })

  it('deletes with a way back, and for good without', async () => {
    const account = createShelf()
    const own = open()
    await own.show('anna')
    await own.ask(question('Rome'), asking({}, account))
    const [rome] = own.get().list
    if (!rome) return expect.fail('nothing was kept')
    await own.putAway(ROME)
    expect(own.get().list).toEqual([])
    await own.takeBack(rome)
    expect(own.get().list).toHaveLength(1)
    await own.putAway(ROME)
    await own.remove(rome, account)
    expect([await db.list(), await db.turnsOf(ROME)]).toEqual([[], []])
    expect(account.remove).toHaveBeenCalledTimes(1)
  })

  it('takes a name of the traveller, and no blank one', async () => {
    const account = createShelf()
    const own = open()
    await own.show('anna')
    await own.ask(question('Rome'), asking({}, account))
    await own.rename(ROME, '  ', account)
    await own.rename(ROME, 'Easter in Rome', account)
    expect(own.get().list[0]?.title).toBe('Easter in Rome')
    expect(account.writeTitle).toHaveBeenCalledTimes(1)
  })
})

async function usedUp() {
  return { kind: 'used-up', limit: 10, resetsAt: null } as const
}
