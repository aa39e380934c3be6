import type { Base } from './base.ts'

/** Some nights in one place. */
export type Stay = { readonly base: Base; readonly nights: number }
