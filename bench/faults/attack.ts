import type { Account } from '../api/account.ts'

export type Target = {
  readonly url: string
  readonly anonKey: string
  readonly attacker: Account
  /** The socket of the product's own Postgres, for rows that only the product itself may write. */
  readonly socket: string
}

/** Runs until it is stopped, and then reports its result in a line. */
export type Attack = (target: Target) => Promise<{ stop(): Promise<string> }>

/** With `maxP95Ms` the other visitor must also be served that fast; a flood of valid requests may slow others down. */
type Rule = { readonly title: string; readonly maxP95Ms?: number }
export type AttackName = 'nested' | 'allowed' | 'pages' | 'realtime' | 'sockets'

export const ATTACKS: Readonly<Record<AttackName, Rule>> = {
  nested: { title: '60 regular expressions with nested counts, 12 requests at once, one account', maxP95Ms: 500 },
  allowed: { title: '16 regular expressions that are just allowed, 12 requests at once, one account', maxP95Ms: 500 },
  pages: { title: '90 pages with a query of their own at once, one address' },
  realtime: { title: 'realtime filters with regular expressions, one account', maxP95Ms: 500 },
  sockets: { title: '500 refused connections that never close their side', maxP95Ms: 500 },
}
