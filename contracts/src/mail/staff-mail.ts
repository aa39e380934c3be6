/** Campaigns, templates, trial mails and the suppression list: for marketing, admins and owners. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { CampaignText, oneLine, Subject, TrialMailText } from './campaign-text.ts'

/** A closed set of filters. Each is a parameter of one fixed query. */
export const Segment = z.strictObject({
  confirmedFrom: z.iso.date().optional(),
  confirmedUntil: z.iso.date().optional(),
  account: z.enum(['with', 'without']).optional(),
  plan: z.enum(['free', 'trial', 'paid']).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  /** Of those who agreed that opens and clicks are counted. */
  engaged: z.enum(['opened', 'not-opened']).optional(),
})
export type Segment = z.infer<typeof Segment>

export const TRIAL_MAIL_NAMES = ['day-0', 'day-3', 'day-6', 'ended'] as const
const TrialMailName = z.enum(TRIAL_MAIL_NAMES)
export type TrialMailName = z.infer<typeof TrialMailName>

export const MOST_PER_MINUTE = 60_000

const CampaignDraft = z.strictObject({
  name: oneLine(80),
  templateId: z.uuid().nullable(),
  subject: Subject.nullable(),
  subjectB: Subject.nullable(),
  segment: Segment,
  perMinute: z.int().min(1).max(MOST_PER_MINUTE),
})
export type CampaignDraft = z.infer<typeof CampaignDraft>

const email = z.string().trim().max(254).pipe(z.email())

export const StaffMailRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('overview') }),
  z.strictObject({
    action: z.literal('save-template'),
    id: z.uuid().nullable(),
    name: oneLine(80),
    text: CampaignText,
  }),
  z.strictObject({ action: z.literal('delete-template'), id: z.uuid() }),
  z.strictObject({ action: z.literal('save-campaign'), id: z.uuid().nullable(), draft: CampaignDraft }),
  z.strictObject({ action: z.literal('delete-campaign'), id: z.uuid() }),
  /** Without a time it starts now. */
  z.strictObject({ action: z.literal('schedule'), id: z.uuid(), at: z.iso.datetime({ offset: true }).nullable() }),
  z.strictObject({
    action: z.literal('move'),
    id: z.uuid(),
    to: z.enum(['draft', 'cancelled', 'paused', 'sending']),
  }),
  z.strictObject({
    action: z.literal('save-trial-mail'),
    mail: TrialMailName,
    isOn: z.boolean(),
    /** Null: the text that ships with the product. */
    text: TrialMailText.nullable(),
  }),
  z.strictObject({ action: z.literal('suppress'), email }),
  z.strictObject({ action: z.literal('lift'), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ action: z.literal('erase'), id: z.uuid() }),
])
export type StaffMailRequest = z.infer<typeof StaffMailRequest>

export const MailTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.object({
    subject: z.string(),
    heading: z.string(),
    body: z.string(),
    buttonLabel: z.string().nullable(),
    buttonPath: z.string().nullable(),
  }),
})
export type MailTemplate = z.infer<typeof MailTemplate>

const VariantCounts = z.object({ sent: z.number(), opened: z.number(), clicked: z.number() })

export const Campaign = z.object({
  id: z.uuid(),
  draft: z.object({
    name: z.string(),
    templateId: z.uuid().nullable(),
    subject: z.string().nullable(),
    subjectB: z.string().nullable(),
    segment: Segment,
    perMinute: z.number(),
  }),
  state: z.enum(['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled']),
  sendAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  recipients: z.number(),
  sent: z.number(),
  skipped: z.number(),
  failed: z.number(),
  bounced: z.number(),
  unsubscribed: z.number(),
  /** Recipients who agreed to be counted; opens and clicks are of these. */
  counted: z.number(),
  a: VariantCounts,
  b: VariantCounts,
})
export type Campaign = z.infer<typeof Campaign>

const TrialMail = z.object({
  mail: TrialMailName,
  isOn: z.boolean(),
  text: TrialMailText.nullable(),
  standard: TrialMailText,
  sent: z.number(),
})
export type TrialMail = z.infer<typeof TrialMail>

const Suppression = z.object({
  hash: z.string(),
  shown: z.string(),
  reason: z.enum(['hard-bounce', 'complaint', 'staff']),
  at: z.string(),
})
export type Suppression = z.infer<typeof Suppression>

export const StaffMailResponse = z.object({
  campaigns: z.array(Campaign),
  templates: z.array(MailTemplate),
  trialMails: z.array(TrialMail),
  suppressions: z.array(Suppression),
  subscribers: z.object({
    confirmed: z.number(),
    asked: z.number(),
    'link-only': z.number(),
    unsubscribed: z.number(),
  }),
  /** Of the way that this server sends mail. */
  delivery: z.enum(['exactly-once', 'at-least-once']),
  receivesBounces: z.boolean(),
})
export type StaffMailResponse = z.infer<typeof StaffMailResponse>

export const staffMailContract = {
  name: 'staff-mail',
  request: StaffMailRequest,
  response: StaffMailResponse,
} as const satisfies FunctionContract

export const LookAtMailRequest = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('subscribers'),
    query: z.string().trim().max(200),
    state: z.enum(['link-only', 'asked', 'confirmed', 'unsubscribed']).nullable(),
    page: z.int().min(0).max(10_000),
  }),
  z.strictObject({ action: z.literal('consents'), id: z.uuid() }),
  z.strictObject({ action: z.literal('count'), segment: Segment }),
  z.strictObject({ action: z.literal('preview'), text: CampaignText }),
  z.strictObject({ action: z.literal('preview-trial-mail'), mail: TrialMailName, text: TrialMailText }),
  /** To the caller's own address, never to another. */
  z.strictObject({ action: z.literal('send-to-me'), text: CampaignText }),
  z.strictObject({ action: z.literal('send-trial-mail-to-me'), mail: TrialMailName, text: TrialMailText }),
])
export type LookAtMailRequest = z.infer<typeof LookAtMailRequest>

export const Subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(['link-only', 'asked', 'confirmed', 'unsubscribed']),
  countsOpens: z.boolean(),
  since: z.string(),
})
export type Subscriber = z.infer<typeof Subscriber>

export const Consent = z.object({ at: z.string(), act: z.string(), place: z.string(), words: z.string() })
export type Consent = z.infer<typeof Consent>

export const LookAtMailResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscribers'), rows: z.array(Subscriber), hasMore: z.boolean() }),
  z.object({ kind: z.literal('consents'), rows: z.array(Consent) }),
  z.object({ kind: z.literal('count'), subscribers: z.number() }),
  z.object({ kind: z.literal('preview'), subject: z.string(), html: z.string(), text: z.string() }),
  z.object({ kind: z.literal('sent'), to: z.string() }),
])
export type LookAtMailResponse = z.infer<typeof LookAtMailResponse>

export const lookAtMailContract = {
  name: 'look-at-mail',
  request: LookAtMailRequest,
  response: LookAtMailResponse,
} as const satisfies FunctionContract

export const EXPORT_SUBSCRIBERS = 'export-subscribers'
