export type OwnText = {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly label: string
}

export type CampaignMail = {
  readonly kind: 'campaign'
  readonly to: string
  /** The same at every attempt, so that a mail program can recognise a second copy. */
  readonly messageId: string
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly link: string } | null
  /** The day on which the recipient agreed, for the last line. */
  readonly since: string
  readonly unsubscribeLink: string
  /** A picture of one point. Null for recipients who did not agree to be counted. */
  readonly openLink: string | null
}

/** All mails of the product. Each kind has one template. */
export type MailMessage =
  | {
      readonly kind: 'confirm-sign-up' | 'magic-link' | 'recovery' | 'invite' | 'confirm-email-change'
      readonly to: string
      readonly link: string
      readonly code: string
    }
  | {
      /** Sent to the current address of the account; `confirm-email-change` goes to the new one. */
      readonly kind: 'approve-email-change'
      readonly to: string
      readonly newEmail: string
      readonly link: string
      readonly code: string
    }
  | { readonly kind: 'trial-sign-up'; readonly to: string; readonly link: string }
  | { readonly kind: 'plan-ready'; readonly to: string; readonly link: string; readonly isNew: boolean }
  | {
      readonly kind: 'trial-day-0' | 'trial-day-3' | 'trial-day-6' | 'trial-ended'
      readonly to: string
      readonly link: string
      /** Opens a page with one button; a mail program may submit it by itself. */
      readonly unsubscribeLink: string
      /** Written by staff, in place of the text that ships with the product. */
      readonly text?: OwnText
    }
  | { readonly kind: 'confirm-news'; readonly to: string; readonly link: string }
  | CampaignMail
  | { readonly kind: 'test'; readonly to: string; readonly of: Exclude<MailMessage, { readonly kind: 'test' }> }
  | {
      readonly kind: 'squad-invitation'
      readonly to: string
      readonly link: string
      /** The name that the payer chose: shown as text, never as a link. */
      readonly payerName: string
    }
  | { readonly kind: 'discount'; readonly to: string; readonly link: string; readonly percentOff: number }
  | {
      readonly kind: 'notification'
      readonly to: string
      readonly title: string
      readonly body: string
      readonly link: string
    }
  | { readonly kind: 'safety-contact'; readonly to: string; readonly link: string; readonly traveller: string }
  | {
      readonly kind: 'safety-alarm'
      readonly to: string
      readonly link: string
      readonly traveller: string
      /** When they wanted to check in, with the time zone. */
      readonly due: string
      /** In the traveller's words; empty for a contact who has not accepted. */
      readonly note: string
      readonly hasPosition: boolean
    }
  | { readonly kind: 'safety-all-clear'; readonly to: string; readonly traveller: string }
  | { readonly kind: 'support-code'; readonly to: string; readonly code: string }
  | {
      readonly kind: 'support-answer'
      readonly to: string
      readonly link: string
      /** Of the team member. */
      readonly name: string
      readonly answers: readonly string[]
    }
  | { readonly kind: 'support-closed'; readonly to: string; readonly link: string; readonly transcript: string }
  | { readonly kind: 'reauthentication'; readonly to: string; readonly code: string }
  | { readonly kind: 'password-changed' | 'email-changed' | 'account-exists' | 'account-deleted'; readonly to: string }

export type Mailer = { send(message: MailMessage): Promise<void> }
