import type { EmbedPlan, ReadPlan } from '../resolve/read-plan.ts'
import { conditionSql, type NullEmbedSql } from './condition-sql.ts'
import type { Bind } from './field-sql.ts'

/**
 * The number of rows that pass the filters, without limit; inner embeds become EXISTS so that none is counted twice.
 */
export function countSql(plan: ReadPlan, bind: Bind): string {
  const exists = (embed: EmbedPlan): string => `EXISTS (${countSql(embed.plan, bind)})`
  const nullEmbedSql: NullEmbedSql = (embed, isNegated) => (isNegated ? exists(embed) : `NOT ${exists(embed)}`)
  const where = [
    ...plan.joins,
    ...plan.conditions.map((condition) => conditionSql(plan, condition, bind, nullEmbedSql)),
    ...plan.embeds.filter(({ isInner }) => isInner).map(exists),
  ]
  return `SELECT 1 FROM ${plan.fromSql}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}`
}
