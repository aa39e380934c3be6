import { fillVariables, paragraphs } from '@app/contracts/mail/campaign-text'

import type { CampaignMail } from '../mail/mailer.ts'
import { newsLink } from './news-links.ts'

export type Recipient = {
  readonly subscriberId: string
  readonly email: string
  readonly name: string | null
  readonly countsOpens: boolean
  readonly variant: 'a' | 'b'
  /** YYYY-MM-DD. */
  readonly confirmedOn: string
}

export type CampaignContent = {
  readonly id: string
  readonly subject: string
  readonly subject_b: string | null
  readonly heading: string
  readonly body: string
  readonly button_label: string | null
  readonly button_path: string | null
}

type Sender = { readonly origin: string; readonly key: string; readonly domain: string; readonly nowMs: number }

/** The mail of one recipient. It is the same however often it is made, Message-ID and links included. */
export function campaignMail(sender: Sender, campaign: CampaignContent, to: Recipient): CampaignMail {
  const { id, button_label: label, button_path: path } = campaign
  const values = variablesFor(to.name, sender.nowMs)
  const fill = (text: string): string => fillVariables(text, values)
  const subject = to.variant === 'b' ? (campaign.subject_b ?? campaign.subject) : campaign.subject
  return {
    kind: 'campaign',
    to: to.email,
    messageId: `<campaign.${id}.${to.subscriberId}@${sender.domain}>`,
    subject: fill(subject),
    heading: fill(campaign.heading),
    lines: paragraphs(campaign.body).map(fill),
    action: label && path ? { label, link: linkTo(sender, id, to, path) } : null,
    since: to.confirmedOn,
    unsubscribeLink: newsLink(sender, 'stop', [to.subscriberId, id]),
    openLink: to.countsOpens ? newsLink(sender, 'open', [to.subscriberId, id]) : null,
  }
}

/** A name comes from a profile, where anybody writes anything: it is one short line here. */
export function variablesFor(name: string | null, nowMs: number): { readonly name: string; readonly date: string } {
  const oneLine = (name ?? '').replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ').trim()
  return {
    name: oneLine === '' ? 'traveller' : oneLine.slice(0, 60),
    date: new Date(nowMs).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  }
}

/** Followed through us only where the recipient agreed to be counted. */
function linkTo(sender: Sender, campaignId: string, { subscriberId, countsOpens }: Recipient, path: string): string {
  return countsOpens ? newsLink(sender, 'click', [subscriberId, campaignId, path]) : `${sender.origin}${path}`
}
