import type { CalendarDate, Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { KnownCity, LookUps } from './look-ups.ts'

export type Unknown =
  | 'city'
  | 'country'
  | 'rule'
  | 'rate'
  | 'climate'
  | 'holidays'
  | 'numbers'
  | 'cost'
  | 'places'
  | 'airport'
  | 'plan'
  | 'trip'
  | 'guide'
  | 'phrase'
  | 'spending'

/** Unknown is a valid result: it is reported, never filled in. */
export type ToolResult<Card> =
  | { readonly kind: 'found'; readonly card: Card }
  | { readonly kind: 'unknown'; readonly about: Unknown }

export type Tool<Name extends string, Schema extends z.ZodType, Card> = {
  readonly name: Name
  /** The description for a model. */
  readonly about: string
  readonly input: Schema
  readonly run: (input: z.output<Schema>, lookUps: LookUps) => ToolResult<Card> | Promise<ToolResult<Card>>
}

/** Keeps the types of one tool together. */
export function defineTool<const Name extends string, Schema extends z.ZodType, Card>(
  tool: Tool<Name, Schema, Card>,
): Tool<Name, Schema, Card> {
  return tool
}

/** A number of GeoNames, or a name in any language, also as `Portland, Oregon`. */
export const CityInput = z.union([z.int().positive(), z.string().trim().min(2).max(80)])
export const CountryInput = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1, two letters')
export const DateInput = z.iso.date().transform((date) => date as CalendarDate)
export const MonthInput = z.int().min(1).max(12)
export const CurrencyInput = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('ISO 4217')

export function found<Card>(card: Card): ToolResult<Card> {
  return { kind: 'found', card }
}

export function unknown(about: Unknown): { readonly kind: 'unknown'; readonly about: Unknown } {
  return { kind: 'unknown', about }
}

export function resolveCity(input: z.output<typeof CityInput>, lookUps: LookUps): Claim<KnownCity> | undefined {
  const id = typeof input === 'number' ? input : lookUps.findCity(input)?.cityId
  return id === undefined || id === null ? undefined : lookUps.city(id)
}

/** A value derived from a claim has its age and source. */
export function derive<From, To>(claim: Claim<From>, value: To): Claim<To> {
  return { ...claim, value }
}
