/** Timers over real HTTP: who may be written to, when, how often, and what the link shows. */
import { randomUUID } from 'node:crypto'

import { CheckInResponse, SafetyLinkResponse } from '@app/contracts/safety/check-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { addTravellers, callAs } from '../../test/travellers.ts'
import { findUserById } from '../auth/store/users.ts'
import { removeAccount } from '../functions/account-data/remove-account.ts'
import { checkInJobs } from './send-alarms.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const MINUTE = 60_000
const LISBON = { latitude: 38.7223, longitude: -9.1393, accuracyM: 12 }

describe('a check-in timer', () => {
  let server: TestServer
  let nowMs = NOW
  // New ones for each test: calls of an account and mails to an address are limited.
  let [ana, eve, rui] = ['', '', '']
  beforeAll(async () => {
    server = await startTestServer({ now: () => nowMs })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    nowMs = NOW
    ;[ana, eve, rui] = [randomUUID(), randomUUID(), `${randomUUID()}@example.com`]
    for (const table of ['auth.users', 'server.rate_limits', 'server.mailbox', 'private.safety_refusals'])
      await server.db.query(`delete from ${table}`)
    await addTravellers(server.db, { [ana]: 'ana@example.com', [eve]: 'eve@example.com' })
    await server.db.query(`update public.profiles set full_name = 'Ana Sousa' where id = $1`, [ana])
  })

  const call = async (name: string, body: object, userId: string | null) => {
    const answer = await callAs(server, userId, name, body)
    return (await answer.json()) as { error?: { code: string } }
  }
  const step = async (body: object, userId = ana) => CheckInResponse.parse(await call('check-in', body, userId))
  const refusal = async (body: object, userId = ana) => (await call('check-in', body, userId)).error?.code
  const link = async (token: string, action = 'look') =>
    SafetyLinkResponse.parse(await call('safety-link', { token, action }, null)).link
  const addRui = (email = rui) => step({ action: 'add-contact', name: 'Rui', email })
  const startIn = (minutes: number, contact: string, more: object = {}) => ({
    action: 'start',
    contact,
    dueAt: new Date(nowMs + minutes * MINUTE).toISOString(),
    timeZone: 'Europe/Lisbon',
    note: '',
    sharesPosition: false,
    ...more,
  })
  const runJob = async (name: string) => {
    await checkInJobs(server.product.platform)
      .find((job) => job.name === name)
      ?.run()
  }
  const sendAlarms = () => runJob('send-check-in-alarms')
  const mailed = async (to = rui) => (await server.mailsTo(to)).map(({ kind }) => kind)
  const tokenTo = async (to = rui) => {
    const [mail] = await server.mailsTo(to)
    return mail && 'link' in mail ? mail.link.split('#')[1] : ''
  }
  const checkIn = (userId = ana) =>
    server.db.query('update public.check_ins set checked_in_at = now() where user_id = $1', [userId])

  /** A contact who has agreed, and a timer of an hour. */
  async function armed(more: object = {}): Promise<void> {
    const { contacts } = await addRui()
    await link((await tokenTo()) ?? '', 'accept')
    await step(startIn(60, contacts[0]?.id ?? '', more))
  }

  it('asks the contact first, by a mail without words of the traveller', async () => {
    const { contacts } = await addRui()
    expect(contacts).toMatchObject([{ name: 'Rui', state: 'asked' }])
    const [mail] = await server.mailsTo(rui)
    expect(mail).toMatchObject({ kind: 'safety-contact', traveller: 'Ana Sousa' })
    expect(await link((await tokenTo()) ?? '')).toEqual({ kind: 'contact', traveller: 'Ana Sousa', state: 'asked' })
    expect(await link((await tokenTo()) ?? '', 'accept')).toMatchObject({ state: 'accepted' })
    expect((await step({ action: 'look' })).contacts[0]?.state).toBe('accepted')
  })

  it('raises the alarm once, after its time and not before', async () => {
    await armed({ note: 'Room 12, Hotel Tejo' })
    nowMs += 59 * MINUTE
    await sendAlarms()
    expect(await mailed()).toEqual(['safety-contact'])
    nowMs += 2 * MINUTE
    await sendAlarms()
    await sendAlarms()
    expect(await mailed()).toEqual(['safety-alarm', 'safety-contact'])
    const [alarm] = await server.mailsTo(rui)
    expect(alarm).toMatchObject({
      note: 'Room 12, Hotel Tejo',
      hasPosition: false,
      due: expect.stringContaining('13:00'),
    })
    expect((await step({ action: 'look' })).current?.alarmedAt).not.toBeNull()
  })

  it('raises none after a check-in', async () => {
    await armed()
    await checkIn()
    nowMs += 61 * MINUTE
    await sendAlarms()
    expect(await mailed()).toEqual(['safety-contact'])
    expect((await step({ action: 'look' })).current).toBeNull()
  })

  it('gives the all-clear once when the traveller checks in after the alarm', async () => {
    await armed()
    nowMs += 61 * MINUTE
    await sendAlarms()
    await checkIn()
    await sendAlarms()
    await sendAlarms()
    expect(await mailed()).toEqual(['safety-all-clear', 'safety-alarm', 'safety-contact'])
  })

  it('takes an alarm again that a killed server had taken, and leaves one that another server is sending', async () => {
    await armed()
    nowMs += 61 * MINUTE
    await server.db.query('update public.check_ins set alarm_taken_at = $1', [new Date(nowMs).toISOString()])
    await sendAlarms()
    expect(await mailed()).toEqual(['safety-contact'])
    nowMs += 3 * MINUTE
    await sendAlarms()
    expect(await mailed()).toEqual(['safety-alarm', 'safety-contact'])
  })

  it('tries again when the mail could not be sent', async () => {
    await armed()
    nowMs += 61 * MINUTE
    const { platform } = server.product
    const broken = { ...platform, mailer: { send: () => Promise.reject(new Error('no mail server')) } }
    await checkInJobs(broken)[0]?.run()
    expect((await step({ action: 'look' })).current?.alarmedAt).toBeNull()
    await sendAlarms()
    expect(await mailed()).toEqual(['safety-alarm', 'safety-contact'])
  })

  describe('the link of the alarm', () => {
    const alarmWith = async (more: object): Promise<string> => {
      await armed(more)
      await step({ action: 'position', position: LISBON })
      nowMs += 61 * MINUTE
      await sendAlarms()
      return (await tokenTo()) ?? ''
    }

    it('shows the last position with its time, only with consent', async () => {
      const token = await alarmWith({ sharesPosition: true })
      expect(await link(token)).toMatchObject({ kind: 'alarm', sharesPosition: true, position: LISBON })
      const moved = { ...LISBON, latitude: 38.73 }
      await step({ action: 'position', position: moved })
      expect(await link(token)).toMatchObject({ position: moved })
    })

    it('shows no position without consent, whatever the browser sends', async () => {
      const token = await alarmWith({ sharesPosition: false })
      expect(await link(token)).toMatchObject({ kind: 'alarm', sharesPosition: false, position: null })
      expect(await server.db.query('select from public.check_ins where latitude is not null')).toEqual([])
    })

    it('shows none after the traveller stopped it, and none is kept', async () => {
      const token = await alarmWith({ sharesPosition: true })
      await step({ action: 'stop-sharing' })
      await step({ action: 'position', position: LISBON })
      expect(await link(token)).toMatchObject({ sharesPosition: false, position: null })
      expect(await server.db.query('select from public.check_ins where latitude is not null')).toEqual([])
    })

    it('shows none after a check-in', async () => {
      const token = await alarmWith({ sharesPosition: true })
      await checkIn()
      expect(await link(token)).toMatchObject({ safeAt: expect.any(String), position: null })
    })

    it('ends after a day, and the position is deleted', async () => {
      const token = await alarmWith({ sharesPosition: true })
      nowMs += 24 * 60 * MINUTE + MINUTE
      expect(await link(token)).toBeNull()
      await runJob('forget-check-ins')
      expect(await server.db.query('select from public.check_ins where latitude is not null')).toEqual([])
    })

    it('is stored as a hash only, and a wrong one finds nothing', async () => {
      const token = await alarmWith({ sharesPosition: true })
      const stored = JSON.stringify(await server.db.query('select * from public.check_ins'))
      expect(token).toHaveLength(43)
      expect(stored).not.toContain(token)
      expect(await link('A'.repeat(43))).toBeNull()
    })
  })

  describe('somebody who would misuse it', () => {
    it('cannot send a text of theirs to a stranger: the note waits for consent', async () => {
      const { contacts } = await addRui()
      await step(startIn(60, contacts[0]?.id ?? '', { note: 'Win a prize at evil.example' }))
      nowMs += 61 * MINUTE
      await sendAlarms()
      expect((await server.mailsTo(rui))[0]).toMatchObject({ kind: 'safety-alarm', note: '' })
    })

    it('cannot send a second alarm to somebody who never answered', async () => {
      const { contacts } = await addRui()
      await step(startIn(60, contacts[0]?.id ?? ''))
      nowMs += 61 * MINUTE
      await sendAlarms()
      await checkIn()
      expect(await refusal(startIn(60, contacts[0]?.id ?? ''))).toBe('contact_not_accepted')
    })

    it('cannot write to an address that refused, from no account and in no spelling', async () => {
      await addRui('rui@gmail.com')
      expect(await link((await tokenTo('rui@gmail.com')) ?? '', 'refuse')).toMatchObject({ state: 'refused' })
      expect(await refusal({ action: 'add-contact', name: 'R', email: 'r.ui+x@googlemail.com' }, eve)).toBe(
        'contact_refused',
      )
      const { contacts } = await step({ action: 'look' })
      expect(await refusal(startIn(60, contacts[0]?.id ?? ''))).toBe('contact_refused')
    })

    it('cannot fill a mailbox by adding and removing a contact', async () => {
      for (let time = 0; time < 2; time += 1) {
        await addRui()
        await server.db.query('delete from public.safety_contacts')
      }
      expect(await refusal({ action: 'add-contact', name: 'Rui', email: rui })).toBe('over_request_rate_limit')
      expect(await refusal({ action: 'add-contact', name: 'Rui', email: rui }, eve)).toBe('over_request_rate_limit')
      expect(await mailed()).toHaveLength(2)
    })

    it('cannot use or move what belongs to somebody else', async () => {
      const { contacts } = await addRui()
      expect(await refusal(startIn(60, contacts[0]?.id ?? ''), eve)).toBe('contact_unknown')
      await step(startIn(60, contacts[0]?.id ?? ''))
      const dueAt = new Date(nowMs + 300 * MINUTE).toISOString()
      expect(await refusal({ action: 'move', dueAt }, eve)).toBe('check_in_unknown')
      expect((await step({ action: 'look' }, eve)).current).toBeNull()
    })

    it('cannot make the mail carry a link in the name of the traveller', async () => {
      await server.db.query(`update public.profiles set full_name = 'Visit evil.example' where id = $1`, [ana])
      await addRui()
      expect((await server.mailsTo(rui))[0]).toMatchObject({ traveller: 'A traveller' })
    })
  })

  it.each([
    ['too soon', 3],
    ['in the past', -10],
    ['too late', 73 * 60],
  ])('refuses a time that is %s', async (_, minutes) => {
    const { contacts } = await addRui()
    expect(await refusal(startIn(minutes, contacts[0]?.id ?? ''))).toBe('check_in_time')
  })

  it('runs one timer at a time, which can be moved until its alarm', async () => {
    await armed()
    const { contacts } = await step({ action: 'look' })
    expect(await refusal(startIn(60, contacts[0]?.id ?? ''))).toBe('check_in_runs')
    const dueAt = new Date(nowMs + 120 * MINUTE).toISOString()
    expect((await step({ action: 'move', dueAt })).current?.dueAt).toBe(dueAt)
    nowMs += 121 * MINUTE
    await sendAlarms()
    expect(await refusal({ action: 'move', dueAt: new Date(nowMs + 60 * MINUTE).toISOString() })).toBe(
      'check_in_unknown',
    )
  })

  it('needs an account', async () => {
    expect((await call('check-in', { action: 'look' }, null)).error?.code).toBe('not_signed_in')
  })

  it('goes with the account', async () => {
    await armed({ sharesPosition: true })
    const user = await findUserById(server.db, ana)
    if (user) await server.db.transaction((tx) => removeAccount(tx, user))
    expect(await server.db.query('select from public.safety_contacts')).toEqual([])
    expect(await server.db.query('select from public.check_ins')).toEqual([])
  })
})
