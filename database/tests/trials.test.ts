import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(async () => {
  await people.admin.query(`delete from auth.users where email not like '%@example.com'`)
  await people.admin.query('truncate used_trials, device_fingerprints')
})

const signUp = async (email: string, metadata: object = {}, when = 'now()') => {
  const { rows } = await people.admin.query<{ id: string }>(
    `insert into auth.users (email, raw_user_meta_data, created_at) values ($1, $2, ${when}) returning id`,
    [email, metadata],
  )
  return rows[0]?.id ?? ''
}
const confirm = (id: string) =>
  people.admin.query('update auth.users set email_confirmed_at = now() where id = $1', [id])
const remove = (id: string) => people.admin.query('delete from auth.users where id = $1', [id])
const trialOf = async (id: string) => {
  const { rows } = await people.admin.query<{ hours: number; refused_because: string | null }>(
    `select (extract(epoch from ends_at - started_at) / 3600)::int as hours, refused_because from trials where user_id = $1`,
    [id],
  )
  return rows[0]
}
const TRIAL = { hours: 168, refused_because: null }

describe('the trial of an account', () => {
  it('begins with the sign-up and lasts seven times 24 hours', async () => {
    expect(await trialOf(await signUp('ana@mail.test'))).toEqual(TRIAL)
  })

  it('begins again with the sign-up that is confirmed, when an earlier one never was', async () => {
    const id = await signUp('ana@mail.test', {}, `now() - interval '20 days'`)
    await people.admin.query('update auth.users set confirmation_sent_at = now() where id = $1', [id])
    await confirm(id)
    const { rows } = await people.admin.query(
      `select ends_at > now() + interval '6 days' as open from trials where user_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ open: true }])
  })

  it.each([
    ['the same address', 'ana.lima@gmail.com'],
    ['other dots', 'analima@gmail.com'],
    ['a tag', 'ana.lima+two@gmail.com'],
    ['other capitals', 'Ana.Lima@Gmail.com'],
    ['the other name of the provider', 'analima@googlemail.com'],
    ['letters that only look different', 'ａna.lima@gmail.com'],
  ])('is not given twice: %s, after the account was deleted', async (_, again) => {
    const first = await signUp('ana.lima@gmail.com')
    await confirm(first)
    await remove(first)
    const second = await signUp(again)
    await confirm(second)
    expect(await trialOf(second)).toEqual({ hours: 0, refused_because: 'mailbox' })
  })

  const store = (hash: string) =>
    people.admin.query(
      `insert into device_fingerprints (fingerprint_hash, user_agent, screen_resolution, timezone, language, platform,
         cookie_enabled, local_storage_enabled, session_storage_enabled, indexed_db_enabled, webgl_vendor,
         webgl_renderer, canvas_fingerprint, audio_fingerprint)
       values ($1, '', '', '', '', '', true, true, true, true, '', '', '', '')`,
      [hash],
    )

  it('is not used up by an invented device number', async () => {
    await confirm(await signUp('ana@mail.test', { device_fingerprint: '1a2b3c4d' }))
    await store('1a2b3c4d')
    const honest = await signUp('bo@mail.test', { device_fingerprint: '1a2b3c4d' })
    await confirm(honest)
    expect(await trialOf(honest)).toEqual(TRIAL)
    const shouted = await signUp('cy@mail.test', { device_fingerprint: '1A2B3C4D' })
    await confirm(shouted)
    expect(await trialOf(shouted)).toEqual({ hours: 0, refused_because: 'device' })
  })

  it('is not given twice to one device, but to another device', async () => {
    await store('1a2b3c4d')
    await store('1a2b3c4e')
    const first = await signUp('ana@mail.test', { device_fingerprint: '1a2b3c4d' })
    await confirm(first)
    const same = await signUp('bo@mail.test', { device_fingerprint: '1a2b3c4d' })
    await confirm(same)
    const other = await signUp('cy@mail.test', { device_fingerprint: '1a2b3c4e' })
    await confirm(other)
    expect(await trialOf(first)).toEqual(TRIAL)
    expect(await trialOf(same)).toEqual({ hours: 0, refused_because: 'device' })
    expect(await trialOf(other)).toEqual(TRIAL)
    const { rows } = await people.admin.query(`select from auth.users where raw_user_meta_data ? 'device_fingerprint'`)
    expect(rows, 'the account does not keep the number').toEqual([])
  })

  it("is not used up by a stranger who signs up with another's address", async () => {
    const stranger = await signUp('ana@mail.test')
    await remove(stranger)
    expect(await trialOf(await signUp('ana@mail.test'))).toEqual(TRIAL)
  })

  it('leaves no address behind when the account is deleted', async () => {
    const id = await signUp('ana@mail.test')
    await confirm(id)
    await remove(id)
    const { rows } = await people.admin.query<{ kind: string; text: string }>(
      'select kind, used_trials::text as text from used_trials',
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['mailbox'])
    expect(rows[0]?.text).not.toContain('ana')
  })
})

describe('has_unlimited_usage', () => {
  const subscribe = (changes: string) =>
    people.admin.query(`insert into subscriptions
      (id, user_id, provider, customer_id, plan, billing, status, started_at, amount_minor_units, currency, ${changes.split('|')[0]})
      values ('sub_x', '${ID.themselves}', 'sandbox', 'cus_x', 'jetsetter', 'monthly', ${changes.split('|')[1]})`)
  const isUnlimited = async () =>
    (await people.admin.query(`select private.has_unlimited_usage('${ID.themselves}') as it`)).rows[0]?.it

  it.each([
    ['a plan', 'period_end', `'active', now(), 1999, 'USD', now() + interval '1 hour'`, true],
    ['a renewal not heard of', 'period_end', `'active', now(), 1999, 'USD', now() - interval '23 hours'`, true],
    ['a renewal that never came', 'period_end', `'active', now(), 1999, 'USD', now() - interval '25 hours'`, false],
    ['a cancelled one, over', 'cancels_at_end, period_end', `'active', now(), 1999, 'USD', true, now()`, false],
    ['a failed payment in grace', 'grace_until', `'past_due', now(), 1999, 'USD', now() + interval '1 hour'`, true],
    ['a failed payment after it', 'grace_until', `'past_due', now(), 1999, 'USD', now()`, false],
    ['a refund', 'period_end', `'refunded', now(), 1999, 'USD', now() + interval '1 hour'`, false],
  ])('%s', async (_, columns, values, expected) => {
    await people.admin.query('begin')
    await people.admin.query(`update trials set ends_at = started_at`)
    await people.admin.query(`insert into customers values ('sandbox', 'cus_x', '${ID.themselves}')`)
    await subscribe(`${columns}|${values}`)
    const found = await isUnlimited()
    await people.admin.query('rollback')
    expect(found).toBe(expected)
  })

  it('a trial', async () => expect(await isUnlimited()).toBe(true))
})
