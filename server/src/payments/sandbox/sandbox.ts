import type { Settings } from '../../config/settings.ts'
import type { Payments } from '../payments.ts'
import type { Kept, SandboxStore } from './sandbox-store.ts'

/** The test provider: the port of every provider, and the actions of the buttons on its own pages. */
export type Sandbox = {
  readonly payments: Payments
  readonly store: SandboxStore
  readonly now: () => number
  readonly settings: Pick<Settings, 'PUBLIC_URL' | 'publicUrl'>
  /** Whether a buyer without an account may still use this address today. */
  readonly mayBuy: (email: string) => Promise<boolean>
  /** Stores the change and sends its event. */
  readonly changed: (subscriptionId: string, changes: object) => Promise<void>
  /** The address is for buyers without an account. */
  readonly pay: (checkout: Kept<'checkout'>, email: string | null, isToldLater: boolean) => Promise<void>
  readonly abandon: (checkout: Kept<'checkout'>) => Promise<void>
  /** The customer of the portal; throws for a token that is forged or too old. */
  readonly readPortal: (token: string) => string
}
