import { CONSENT_WORDS } from '@app/contracts/mail/consent-words'
import type { TrialSignupEmailRequest } from '@app/contracts/payments/trial-signup-email'

import type { Db, Transaction } from '../database/db.ts'
import type { Platform } from '../platform.ts'
import { newsLink } from './news-links.ts'

type Ports = Pick<Platform, 'db' | 'mailer' | 'settings' | 'apiKeys' | 'now'>

/** The link in the mail works for this long. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1000

type Known = { readonly id: string; readonly state: string }

/**
 * Stores the address of the popup with what its owner, or somebody else, agreed to. Travel notes begin only when the
 * mailbox has confirmed them. Whoever is subscribed already gets no second question.
 */
export async function storeConsent(ports: Ports, asked: TrialSignupEmailRequest): Promise<void> {
  const at = new Date(ports.now())
  const subscriber = await ports.db.transaction((tx) => store(tx, asked, at.toISOString()))
  if (!asked.news || subscriber.state === 'confirmed') return
  const site = { origin: ports.settings.publicUrl, key: ports.apiKeys.service }
  const link = newsLink(site, 'confirm', [subscriber.id, at.getTime()])
  await ports.mailer.send({ kind: 'confirm-news', to: asked.email, link })
}

const FIND_OR_ADD = `
  insert into public.subscribers as kept (email, state, source, language, created_at, asked_at)
  values (lower($1), $2, 'popup', $3, $4::timestamptz, case when $2 = 'asked' then $4::timestamptz end)
  on conflict (private.mailbox_key(email)) do update set
    state = case when excluded.state = 'asked' and kept.state <> 'confirmed' then 'asked' else kept.state end,
    asked_at = coalesce(excluded.asked_at, kept.asked_at),
    language = coalesce(kept.language, excluded.language)
  returning id, state`

async function store(tx: Transaction, asked: TrialSignupEmailRequest, at: string): Promise<Known> {
  const wish = asked.news ? 'asked' : 'link-only'
  const [known] = await tx.query<Known>(FIND_OR_ADD, [asked.email, wish, asked.language, at])
  if (!known) throw new Error('A subscriber could not be stored')
  const place = asked.page ?? 'unknown'
  await note(tx, { id: known.id, at, act: 'link-asked', place, words: CONSENT_WORDS[asked.words ?? 'link-1'] })
  if (asked.news) await note(tx, { id: known.id, at, act: 'news-asked', place, words: CONSENT_WORDS[asked.news] })
  return known
}

type Said = {
  readonly id: string
  readonly at: string
  readonly act:
    | 'link-asked'
    | 'news-asked'
    | 'news-confirmed'
    | 'counting-given'
    | 'counting-withdrawn'
    | 'unsubscribed'
  readonly place: string
  readonly words: string
}

async function note(tx: Transaction, { id, at, act, place, words }: Said): Promise<void> {
  await tx.query(
    'insert into public.subscriber_consents (subscriber_id, at, act, place, words) values ($1, $2, $3, $4, $5)',
    [id, at, act, place, words],
  )
}

/** The words on the page behind the link. */
export const CONFIRM_WORDS = 'Yes, send me travel notes'
export const COUNT_WORDS = 'You may count whether I open these mails and follow their links.'
export const STOP_WORDS = 'No more travel notes'

/** False when there is nothing to confirm: it was erased, or stopped since. */
export async function confirmSubscriber(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  id: string,
  mayCount: boolean,
): Promise<boolean> {
  const at = new Date(now()).toISOString()
  return db.transaction(async (tx) => {
    const [known] = await tx.query<Known>('select id, state from public.subscribers where id = $1 for update', [id])
    if (known?.state === 'confirmed') return true
    if (known?.state !== 'asked') return false
    await tx.query(
      `update public.subscribers set state = 'confirmed', confirmed_at = $2, unsubscribed_at = null, counts_opens = $3
       where id = $1`,
      [id, at, mayCount],
    )
    const place = 'the mail that asked'
    await note(tx, { id, at, act: 'news-confirmed', place, words: CONFIRM_WORDS })
    if (mayCount) await note(tx, { id, at, act: 'counting-given', place, words: COUNT_WORDS })
    return true
  })
}

/** The link of an erased subscriber works too: nothing will be sent. */
export async function unsubscribe(
  { db, now }: { readonly db: Db; readonly now: () => number },
  id: string,
  campaignId: string,
): Promise<void> {
  const at = new Date(now()).toISOString()
  await db.transaction(async (tx) => {
    const left = await tx.query(
      `update public.subscribers set state = 'unsubscribed', unsubscribed_at = $2, counts_opens = false
       where id = $1 and state <> 'unsubscribed' returning id`,
      [id, at],
    )
    if (left.length === 0) return
    await note(tx, { id, at, act: 'unsubscribed', place: 'a link in a mail', words: STOP_WORDS })
    if (campaignId !== '')
      await tx.query(
        'update public.campaign_recipients set unsubscribed_at = $3 where campaign_id = $1 and subscriber_id = $2',
        [campaignId, id, at],
      )
  })
}

export async function countAct(
  { db, now }: { readonly db: Db; readonly now: () => number },
  act: 'opened' | 'clicked',
  [subscriberId, campaignId]: readonly [string, string],
): Promise<void> {
  const column = act === 'opened' ? 'opened_at' : 'clicked_at'
  // Somebody may have withdrawn it since.
  await db.query(
    `update public.campaign_recipients r set ${column} = coalesce(${column}, $3) from public.subscribers s
     where r.campaign_id = $1 and r.subscriber_id = $2 and s.id = r.subscriber_id and s.counts_opens and r.sent_at is not null`,
    [campaignId, subscriberId, new Date(now()).toISOString()],
  )
}
