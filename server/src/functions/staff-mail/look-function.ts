import { fillVariables, paragraphs, type CampaignText, type TrialMailText } from '@app/contracts/mail/campaign-text'
import { lookAtMailContract, type LookAtMailRequest, type LookAtMailResponse } from '@app/contracts/mail/staff-mail'

import { variablesFor } from '../../campaigns/campaign-mail.ts'
import type { Transaction } from '../../database/db.ts'
import type { MailMessage } from '../../mail/mailer.ts'
import { renderMail } from '../../mail/render-mail.ts'
import type { Platform } from '../../platform.ts'
import { findOwnAddress } from '../own-address.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { MAIL_STAFF } from './function.ts'

type Deps = Pick<Platform, 'db' | 'mailer' | 'settings' | 'now'>
type Test = Exclude<MailMessage, { readonly kind: 'test' }>

const A_PAGE = 50

/** Reads and shows; it changes nothing. */
export function createLookAtMailFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: lookAtMailContract.name,
    access: MAIL_STAFF,
    input: lookAtMailContract.request,
    maxBodyBytes: 40_000,
    limit: { points: 240, seconds: 60 },
    hasSecretAnswer: true,
    async handle(_request, { input, tx, caller }) {
      const answer = await look(deps, tx, input, () => findOwnAddress(deps.db, caller))
      return Response.json(answer satisfies LookAtMailResponse)
    },
  })
}

async function look(
  deps: Deps,
  tx: Transaction,
  asked: LookAtMailRequest,
  ownAddress: () => Promise<string>,
): Promise<LookAtMailResponse> {
  switch (asked.action) {
    case 'subscribers':
      return findSubscribers(tx, asked)
    case 'consents':
      return { kind: 'consents', rows: [...(await tx.query<ConsentRow>(CONSENTS, [asked.id]))] }
    case 'count': {
      const [row] = await tx.query<{ count: number }>(
        'select count(*)::int as count from private.segment_subscribers($1, $2) as s (id)',
        [asked.segment, new Date(deps.now()).toISOString()],
      )
      return { kind: 'count', subscribers: row?.count ?? 0 }
    }
    case 'preview':
      return preview(campaignSample(deps, asked.text, 'reader@example.com'))
    case 'preview-trial-mail':
      return preview(trialSample(deps, asked, 'reader@example.com'))
    case 'send-to-me':
      return sendTest(deps, campaignSample(deps, asked.text, await ownAddress()))
    case 'send-trial-mail-to-me':
      return sendTest(deps, trialSample(deps, asked, await ownAddress()))
  }
}

type ConsentRow = { readonly at: string; readonly act: string; readonly place: string; readonly words: string }
const CONSENTS = 'select at, act, place, words from public.subscriber_consents where subscriber_id = $1 order by at, id'

/** The query is text, not a pattern. */
const SUBSCRIBERS = `
  select id, email, state, counts_opens as "countsOpens", created_at as since from public.subscribers
  where ($1 = '' or strpos(email, lower($1)) > 0) and ($2::text is null or state = $2::text)
  order by created_at desc, id limit ${A_PAGE + 1} offset $3::int * ${A_PAGE}`

type SubscriberRow = Extract<LookAtMailResponse, { kind: 'subscribers' }>['rows'][number]

async function findSubscribers(
  tx: Transaction,
  { query, state, page }: Extract<LookAtMailRequest, { action: 'subscribers' }>,
): Promise<LookAtMailResponse> {
  const rows = await tx.query<SubscriberRow>(SUBSCRIBERS, [query, state, page])
  return { kind: 'subscribers', rows: rows.slice(0, A_PAGE), hasMore: rows.length > A_PAGE }
}

function campaignSample({ settings, now }: Deps, text: CampaignText, to: string): Test {
  const fill = filler(now())
  const { buttonLabel: label, buttonPath: path } = text
  return {
    kind: 'campaign',
    to,
    messageId: '',
    subject: fill(text.subject),
    heading: fill(text.heading),
    lines: paragraphs(text.body).map(fill),
    action: label && path ? { label, link: `${settings.publicUrl}${path}` } : null,
    since: new Date(now()).toISOString().slice(0, 10),
    unsubscribeLink: `${settings.publicUrl}/`,
    openLink: null,
  }
}

type TrialAsked = { readonly mail: 'day-0' | 'day-3' | 'day-6' | 'ended'; readonly text: TrialMailText }

function trialSample({ settings, now }: Deps, { mail, text }: TrialAsked, to: string): Test {
  const fill = filler(now())
  const { publicUrl } = settings
  return {
    kind: mail === 'ended' ? 'trial-ended' : `trial-${mail}`,
    to,
    link: `${publicUrl}/pricing`,
    unsubscribeLink: `${publicUrl}/`,
    text: {
      subject: fill(text.subject),
      heading: fill(text.heading),
      lines: paragraphs(text.body).map(fill),
      label: fill(text.buttonLabel),
    },
  }
}

/** A name with the characters that break a careless template. */
function filler(nowMs: number): (text: string) => string {
  const values = variablesFor('Zoë <O’Neil>', nowMs)
  return (text) => fillVariables(text, values)
}

async function preview(message: Test): Promise<LookAtMailResponse> {
  const { subject, html, text } = await renderMail(message)
  return { kind: 'preview', subject, html, text }
}

async function sendTest({ mailer }: Deps, of: Test): Promise<LookAtMailResponse> {
  await mailer.send({ kind: 'test', to: of.to, of })
  return { kind: 'sent', to: of.to }
}
