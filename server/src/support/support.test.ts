/** Both sides of support over real HTTP, with the official client where a browser uses it. */
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { supportJobs } from './mail-answers.ts'
import { codeTo, PEOPLE, type Person, resetSupport, startSupport } from './support-test-kit.ts'

const NOW = Date.UTC(2026, 10, 19, 12)
const MINUTE = 60_000
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

let nowMs = NOW
let kit: Awaited<ReturnType<typeof startSupport>>
beforeAll(async () => {
  kit = await startSupport(() => nowMs)
})
afterAll(() => kit.server.stop())
beforeEach(async () => {
  nowMs = NOW
  await resetSupport(kit.server)
})

const begin = async (body = 'My plan was charged twice', as: Person = 'ana') => {
  const conversation = randomUUID()
  expect((await kit.write({ conversation }, body, as)).status).toBe(200)
  return conversation
}
const bodies = async (conversation: string, as: Person | null = 'ana') =>
  (await kit.look({ conversation }, as)).conversation.messages.map(({ body }) => body)
const upload = async (name: string, type: string, bytes: Uint8Array, fields: object, as: Person | null) => {
  const { apiKeys, accessTokens } = kit.server.product.platform
  const form = new FormData()
  for (const [key, value] of Object.entries({ id: randomUUID(), side: 'visitor', name, ...fields }))
    form.append(key, String(value))
  form.append('file', new Blob([Buffer.from(bytes)], { type }), name)
  const bearer = as ? await accessTokens.sign({ sub: PEOPLE[as], role: 'authenticated', aud: 'authenticated' }, 60) : ''
  const headers = { apikey: apiKeys.anon, authorization: `Bearer ${bearer || apiKeys.anon}` }
  const answer = await fetch(`${kit.server.url}/functions/v1/support-file`, { method: 'POST', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

describe('a traveller and the team', () => {
  it('write to each other, see names instead of accounts, and the traveller sees no note', async () => {
    const conversation = await begin()
    expect((await kit.reply(conversation, 'Bank says no?', 'support', { isNote: true })).status).toBe(200)
    await kit.reply(conversation, 'I look into it.')
    const seen = await kit.look({ conversation }, 'ana')
    expect(seen.conversation).toMatchObject({
      topic: 'My plan was charged twice',
      state: 'waiting',
      messages: [{ author: 'visitor' }, { author: 'staff', authorName: 'Rui', body: 'I look into it.' }],
    })
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Bank says|${PEOPLE.support}`))
    expect((await kit.open(conversation)).notes).toMatchObject([{ body: 'Bank says no?', authorName: 'Rui' }])
    expect((await kit.open(conversation)).assignedTo).toBe(PEOPLE.support)
  })

  it('a message sent twice is stored once, and its id is not reused for another conversation', async () => {
    const [conversation, id] = [randomUUID(), randomUUID()]
    const send = (who = conversation) => kit.write({ conversation: who }, 'Once', 'ana', { id })
    await Promise.all([send(), send(), send()])
    expect(await bodies(conversation)).toEqual(['Once'])
    expect((await send(randomUUID())).code).toBe('support_id_reused')
    const replyId = randomUUID()
    for (let time = 0; time < 2; time += 1) await kit.reply(conversation, 'Answer', 'admin', { id: replyId })
    expect(await bodies(conversation)).toEqual(['Once', 'Answer'])
  })

  it('copies only the turns that the traveller named, before the first words', async () => {
    const conversation = randomUUID()
    const handover = [{ question: 'Refund?', answer: 'Within 14 days.' }]
    await kit.write({ conversation }, 'It is more than that', 'ana', { handover })
    const { messages } = (await kit.look({ conversation }, 'ana')).conversation
    expect(messages.map(({ kind, body }) => [kind, body])).toEqual([
      ['handover', 'Question: Refund?\n\nAnswer: Within 14 days.'],
      ['text', 'It is more than that'],
    ])
  })

  it('the inbox shows who waits, by state and by search, and counts', async () => {
    const first = await begin('Refund please')
    nowMs += MINUTE
    const second = await begin('100 % lost', 'eve')
    const inbox = async (filter: string, search = '') => {
      const { body } = await kit.staff({ action: 'inbox', filter, search, after: 0 })
      return (body as { entries: { id: string }[] }).entries.map(({ id }) => id)
    }
    expect(await inbox('open')).toEqual([first, second])
    expect(await inbox('open', '%')).toEqual([second])
    expect(await inbox('open', 'ANA@')).toEqual([first])
    await kit.staff({ action: 'assign', conversation: first, to: PEOPLE.support })
    expect(await inbox('mine')).toEqual([first])
    await kit.reply(second, 'Hello')
    expect(await inbox('waiting')).toEqual([second])
    await kit.staff({ action: 'close', conversation: first })
    expect(await inbox('closed')).toEqual([first])
    const { body } = await kit.staff({ action: 'inbox', filter: 'open', search: '', after: 0 })
    expect(body['counts']).toEqual({ open: 0, mine: 1, waiting: 1, closed: 1 })
    expect((await kit.staff({ action: 'assign', conversation: first, to: PEOPLE.eve })).code).toBe('support_not_team')
  })

  it('closing mails the transcript once and asks how it went; a new message opens it again', async () => {
    const conversation = await begin()
    const rate = { action: 'rate', who: { conversation }, rating: 5, note: 'Kind' }
    expect((await kit.chat(rate, 'ana')).code).toBe('support_not_closed')
    await kit.reply(conversation, 'Paid back.')
    for (let time = 0; time < 2; time += 1) await kit.staff({ action: 'close', conversation })
    const mails = await kit.server.mailsTo('ana@example.com')
    expect(mails).toMatchObject([
      { kind: 'support-closed', transcript: expect.stringMatching(/charged twice[^]*Paid back/) },
    ])
    expect((await kit.chat(rate, 'eve')).code).toBe('support_not_found')
    expect((await kit.chat(rate, 'ana')).status).toBe(200)
    expect(await kit.open(conversation)).toMatchObject({ rating: 5, ratingNote: 'Kind', state: 'closed' })
    await kit.write({ conversation }, 'It happened again', 'ana')
    expect((await kit.open(conversation)).state).toBe('open')
  })

  it('every reading and change of staff is written down, one reading a while', async () => {
    const conversation = await begin()
    await kit.open(conversation)
    await kit.open(conversation)
    await kit.reply(conversation, 'Hello')
    await kit.staff({ action: 'transcript', conversation })
    await kit.staff({ action: 'close', conversation })
    await kit.staff({ action: 'reopen', conversation })
    await kit.staff({ action: 'save-answer', id: randomUUID(), title: 'Hi', body: 'Hello' })
    expect(await kit.audited()).toEqual([
      'support.read',
      'support.answered',
      'support.transcript-read',
      'support.closed',
      'support.reopened',
      'support.answer-saved',
    ])
  })

  it('without a model nothing is translated, and the panel is told so', async () => {
    const conversation = await begin('Guten Tag')
    const { body } = await kit.staff({ action: 'open', conversation })
    expect(body['canTranslate']).toBe(false)
    const [message] = (await kit.open(conversation)).messages
    expect((await kit.staff({ action: 'translate', message: message?.id, to: 'en' })).code).toBe(
      'translation_unavailable',
    )
  })
})

describe('a guest', () => {
  it('proves the address with a code, then holds a token for one conversation, stored as a hash', async () => {
    const { token, conversation } = await kit.admitGuest('guest@example.com')
    expect((await kit.write({ token }, 'I have no account', null)).status).toBe(200)
    expect((await kit.look({ token }, null)).conversation.messages).toHaveLength(1)
    const [stored] = await kit.server.db.query<{ all: string }>(
      'select json_agg(t)::text as all from private.support_tokens t',
    )
    expect(stored?.all).not.toContain(token)
    const again = await kit.admitGuest('guest@example.com')
    expect(again.conversation).toBe(conversation)
    expect(again.token).not.toBe(token)
    const other = await kit.admitGuest('other@example.com')
    expect(other.conversation).not.toBe(conversation)
    await kit.chat({ action: 'leave', who: { token } }, null)
    expect((await kit.chat({ action: 'look', who: { token }, isSeen: true }, null)).code).toBe('support_not_found')
  })

  it('is refused with a guessed token, an expired one, an id without a token, and by an account', async () => {
    const { token, conversation } = await kit.admitGuest('guest@example.com')
    await kit.write({ token }, 'Hello', null)
    const look = (who: object, as: Person | null) => kit.chat({ action: 'look', who, isSeen: true }, as)
    expect((await look({ token: 'A'.repeat(43) }, null)).code).toBe('support_not_found')
    expect((await look({ conversation }, null)).code).toBe('support_not_found')
    expect((await look({ conversation }, 'eve')).code).toBe('support_not_found')
    expect((await kit.write({ conversation }, 'forged', 'eve')).code).toBe('support_not_found')
    expect((await kit.write({ conversation }, 'forged', null)).code).toBe('support_not_found')
    nowMs += 15 * 24 * 60 * MINUTE
    expect((await look({ token }, null)).code).toBe('support_not_found')
  })

  it('has five tries for a code, which works once and for a quarter of an hour', async () => {
    const ask = async () =>
      String((await kit.chat({ action: 'ask-code', email: 'guest@example.com' }, null)).body['challenge'])
    const enter = (challenge: string, code: string) => kit.chat({ action: 'enter', challenge, code }, null)
    const challenge = await ask()
    const code = await codeTo(kit.server, 'guest@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let time = 0; time < 5; time += 1) expect((await enter(challenge, wrong)).code).toBe('support_code_wrong')
    expect((await enter(challenge, code)).code).toBe('support_code_wrong')
    const late = await ask()
    const lateCode = await codeTo(kit.server, 'guest@example.com')
    nowMs += 16 * MINUTE
    expect((await enter(late, lateCode)).code).toBe('support_code_wrong')
    const used = await ask()
    const usedCode = await codeTo(kit.server, 'guest@example.com')
    const answers = await Promise.all([enter(used, usedCode), enter(used, usedCode)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it.each(['a@example.com\r\nBcc: all@example.com', 'a@example.com\nX: 1', '<a@example.com>', 'a@b@example.com'])(
    'cannot put a header into a mail: %j',
    async (email) => expect((await kit.chat({ action: 'ask-code', email }, null)).code).toBe('invalid_input'),
  )

  it('cannot fill a mailbox, in no spelling', async () => {
    const ask = (email: string) => kit.chat({ action: 'ask-code', email }, null)
    for (const email of ['gu.est@gmail.com', 'guest+1@gmail.com', 'guest@googlemail.com'])
      expect((await ask(email)).status).toBe(200)
    expect((await ask('g.u.e.s.t@gmail.com')).code).toBe('over_request_rate_limit')
  })
})

describe('whoever has no business there', () => {
  it.each(['ana', 'eve', 'marketing', 'content_editor', 'analyst', null] as const)(
    '%s cannot act as staff',
    async (as) => {
      const conversation = await begin('Secret', 'ana')
      for (const [name, body] of [
        ['staff-support', { action: 'inbox', filter: 'open', search: '', after: 0 }],
        ['staff-support', { action: 'open', conversation }],
        ['staff-support', { action: 'close', conversation }],
        ['staff-support', { action: 'answers' }],
        ['support-reply', { id: randomUUID(), conversation, body: 'forged', files: [], isNote: false }],
      ] as const)
        expect((await kit.call(name, body, as)).status).toBe(as === null ? 401 : 403)
      expect((await upload('a.png', 'image/png', PNG, { side: 'staff', conversation }, as)).status).toBe(
        as === null ? 401 : 403,
      )
      expect(await bodies(conversation)).toEqual(['Secret'])
    },
  )

  it.each(['owner', 'admin', 'support'] as const)('%s may', async (as) => {
    const conversation = await begin()
    expect((await kit.reply(conversation, 'Hello', as)).status).toBe(200)
  })

  it('another traveller reads, writes and rates nothing, whether by function or by table', async () => {
    const conversation = await begin()
    await kit.reply(conversation, 'Note', 'support', { isNote: true })
    for (const body of [
      { action: 'look', who: { conversation }, isSeen: true },
      { action: 'transcript', who: { conversation } },
      { action: 'rate', who: { conversation }, rating: 1, note: '' },
    ])
      expect((await kit.chat(body, 'eve')).code).toBe('support_not_found')
    for (const as of ['eve', 'ana'] as const) {
      const client = await kit.clientOf(as)
      const read = async (table: string) => (await client.from(table).select('id')).data?.length
      const mine = as === 'ana' ? 1 : 0
      expect([
        await read('support_conversations'),
        await read('support_messages'),
        await read('support_notes'),
      ]).toEqual([mine, mine, 0])
      expect(
        (
          await client
            .from('support_messages')
            .insert({ id: randomUUID(), conversation_id: conversation, author: 'staff', body: 'x' })
        ).error?.code,
      ).toBe('42501')
    }
  })
})

describe('an attachment', () => {
  it('is kept when its bytes are what they say, and opens by a link that ends', async () => {
    const conversation = await begin()
    const { body: file } = await upload('../../<b>re\u202Egnp.png', 'image/png', PNG, { conversation }, 'ana')
    expect(file).toMatchObject({ name: 'bregnp.png', type: 'image/png', bytes: PNG.length })
    await kit.write({ conversation }, '', 'ana', { files: [file['id']] })
    expect((await kit.open(conversation)).messages[1]?.files).toMatchObject([{ name: 'bregnp.png' }])
    const asked = (as: Person) => kit.chat({ action: 'file', who: { conversation }, file: file['id'] }, as)
    expect((await asked('eve')).code).toBe('support_not_found')
    const path = String((await asked('ana')).body['path'])
    const served = await fetch(`${kit.server.url}${path}`)
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG)
    nowMs += 6 * MINUTE
    expect((await fetch(`${kit.server.url}${path}`)).status).toBe(403)
    const direct = await (
      await kit.clientOf('ana')
    ).storage
      .from('support-files')
      .download(`${conversation}/${file['id']}`)
    expect(direct.data).toBeNull()
  })

  it.each([
    ['a page', 'x.png', 'image/png', '<html><script>alert(1)</script>'],
    ['a picture with script', 'x.svg', 'image/svg+xml', '<svg onload="alert(1)"/>'],
    ['a program', 'x.pdf', 'application/pdf', 'MZ\0\0'],
  ])('that is %s is refused', async (_, name, type, bytes) => {
    const conversation = await begin()
    expect((await upload(name, type, Buffer.from(bytes), { conversation }, 'ana')).status).toBeGreaterThanOrEqual(400)
    expect(await kit.server.db.query('select from public.support_files')).toEqual([])
  })

  it('of another conversation or side cannot be claimed or replaced', async () => {
    const [mine, theirs] = [await begin(), await begin('Hello', 'eve')]
    const { body: file } = await upload('a.png', 'image/png', PNG, { conversation: theirs }, 'eve')
    expect((await kit.write({ conversation: mine }, 'x', 'ana', { files: [file['id']] })).code).toBe(
      'support_file_unknown',
    )
    expect((await upload('a.png', 'image/png', PNG, { conversation: mine, id: file['id'] }, 'ana')).status).toBe(422)
    expect((await upload('a.png', 'image/png', PNG, { conversation: theirs }, 'ana')).status).toBe(404)
  })

  it('goes with its conversation', async () => {
    const conversation = await begin()
    await upload('a.png', 'image/png', PNG, { conversation }, 'ana')
    const objects = () => kit.server.db.query(`select from storage.objects where bucket_id = 'support-files'`)
    expect(await objects()).toHaveLength(1)
    await kit.server.db.query('delete from public.support_conversations')
    expect(await objects()).toEqual([])
  })
})

describe('an answer that the traveller has not seen', () => {
  const mailAnswers = () => kit.runJob('mail-support-answers', supportJobs(kit.server.product.platform))
  const kinds = async (to: string) => (await kit.server.mailsTo(to)).map(({ kind }) => kind)

  it('is mailed once after a minute, with a link that opens the guest’s conversation', async () => {
    const { token, conversation } = await kit.admitGuest('guest@example.com')
    await kit.write({ token }, 'Anybody?', null)
    nowMs += MINUTE
    await kit.reply(conversation, 'Yes <script>alert(1)</script>')
    await mailAnswers()
    expect(await kinds('guest@example.com')).toEqual(['support-code'])
    nowMs += 2 * MINUTE
    await mailAnswers()
    await mailAnswers()
    const [mail, ...others] = await kit.server.mailsTo('guest@example.com')
    expect(others).toHaveLength(1)
    expect(mail).toMatchObject({ kind: 'support-answer', name: 'Rui', answers: ['Yes <script>alert(1)</script>'] })
    const link = mail && 'link' in mail ? mail.link : ''
    expect((await kit.look({ token: link.split('#')[1] }, null)).conversation.id).toBe(conversation)
  })

  it('is not mailed to somebody who has looked', async () => {
    const conversation = await begin()
    nowMs += MINUTE
    await kit.reply(conversation, 'Yes')
    nowMs += MINUTE / 2
    await kit.look({ conversation }, 'ana')
    nowMs += 2 * MINUTE
    await mailAnswers()
    expect(await kinds('ana@example.com')).toEqual([])
  })

  it('is tried again when the mail could not be sent, also after a server that died', async () => {
    const conversation = await begin()
    nowMs += MINUTE
    await kit.reply(conversation, 'Yes')
    nowMs += 2 * MINUTE
    const { platform } = kit.server.product
    const broken = { ...platform, mailer: { send: () => Promise.reject(new Error('no mail server')) } }
    await kit.runJob('mail-support-answers', supportJobs(broken))
    await kit.server.db.query('update private.support_mailing set mail_taken_at = $1', [new Date(nowMs).toISOString()])
    await mailAnswers()
    expect(await kinds('ana@example.com')).toEqual([])
    nowMs += 3 * MINUTE
    await mailAnswers()
    expect(await kinds('ana@example.com')).toEqual(['support-answer'])
  })
})

// Last, because a key over its limit stays refused.
describe('a flood', () => {
  it('is stopped by conversation, and told when to go on', async () => {
    const { token } = await kit.admitGuest('guest@example.com')
    const answers = []
    for (let time = 0; time < 22; time += 1) answers.push(await kit.write({ token }, `x ${time}`, null))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)?.code).toBe('over_request_rate_limit')
  })

  it('is stopped by account, over many conversations', async () => {
    const answers = []
    for (let time = 0; time < 12; time += 1) answers.push(await kit.write({ conversation: randomUUID() }, 'x', 'ana'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  })
})
