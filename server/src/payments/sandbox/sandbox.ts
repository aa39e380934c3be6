import type { Settings } from '../../config/settings.ts'
import type { Payments } from '../payments.ts'
import type { Kept, SandboxStore } from './sandbox-store.ts'

/** The test provider: what every provider can do, and what the buttons on its own pages do. */
export type Sandbox = {
  readonly payments: Payments
  readonly store: SandboxStore
  readonly now: () => number
  readonly settings: Pick<Settings, 'PUBLIC_URL' | 'publicUrl'>
  /** Whether somebody without an account may still buy with this address today. */
  readonly mayBuy: (email: string) => Promise<boolean>
  /** Writes it down and tells of it. */
  readonly changed: (subscriptionId: string, changes: object) => Promise<void>
  /** The address is for somebody without an account. */
  readonly pay: (checkout: Kept<'checkout'>, email: string | null, isToldLater: boolean) => Promise<void>
  readonly abandon: (checkout: Kept<'checkout'>) => Promise<void>
  /** Whose portal it is; throws for a token that we did not make, or that is too old. */
  readonly readPortal: (token: string) => string
}
