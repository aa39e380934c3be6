import { reportDelay } from '@app/domain/passenger-rights'

import { today } from '../../device/today.ts'
import type { Answer } from './assistant-turn.ts'
import { chooseTool } from './choose-tool.ts'
import { findClimate, monthIn } from './find-climate.ts'
import { readDelay, type ToldDelay } from './read-delay.ts'

/** Answers from our own engines and facts, names the tool that can, or says that nobody here knows. */
export async function answerQuestion(question: string): Promise<Answer> {
  const delay = readDelay(question)
  if (delay) return answerDelay(delay)
  if (monthIn(question) !== null) {
    const { CITY_FACTS } = await import('@app/datasets/city-facts')
    const climate = findClimate(question, CITY_FACTS)
    if (climate) return climate
  }
  const tool = chooseTool(question)
  if (tool === null) return { kind: 'unknown' }
  return tool === 'official' ? { kind: 'official' } : { kind: 'tool', tool }
}

async function answerDelay({ minutes, ends, cause }: ToldDelay): Promise<Answer> {
  const { airportLabel, resolveAirport, routeBetween } = await import('@app/datasets/airports')
  const [from, to] = (ends ?? []).map(resolveAirport)
  const isRouteKnown = from?.kind === 'one' && to?.kind === 'one' && from.airport !== to.airport
  const form = new URLSearchParams()
  if (ends) ends.forEach((end, index) => form.set(index === 0 ? 'from' : 'to', end))
  if (minutes !== null) form.set('hours', String(Math.floor(minutes / 60)))
  if (minutes !== null && minutes % 60) form.set('minutes', String(minutes % 60))
  if (cause !== 'unknown') form.set('cause', cause)
  const link = `/flight-compensation${form.size > 0 ? `?${form}` : ''}#answer`
  if (!isRouteKnown || minutes === null) {
    const missing = [...(isRouteKnown ? [] : ['route' as const]), ...(minutes === null ? ['length' as const] : [])]
    return { kind: 'delay-ask', missing, link }
  }
  const route = routeBetween(from.airport, to.airport, today())
  const told = { arrivalDelayMinutes: minutes, cause, operatedByEeaCarrier: null }
  const { assessment } = reportDelay(route, told, today())
  const [fromLabel, toLabel] = [airportLabel(from.airport), airportLabel(to.airport)]
  return { kind: 'delay', from: fromLabel, to: toLabel, minutes, assessment, link }
}
