import { asksForSpending } from '@app/domain/trip-spending'

import type { Turn } from '../turn.ts'

/** "How much have I spent": the traveller's own figures, or where they would be kept. */
export async function replySpending(turn: Turn): Promise<boolean> {
  const { telling, say, question } = turn
  if (!asksForSpending(question.text)) return false
  const before = turn.made.sentences.length
  const card = await turn.call('own-spending', {})
  if (!card) {
    // Instead of the general line that it is unknown.
    turn.made.sentences.splice(before)
    say('spendingNone', {})
    return true
  }
  const { trip, spent, planned, left, perDay, daysLeft } = card
  say('spendingSpent', { trip: telling.text(trip), spent: telling.money(spent) })
  if (planned && left) {
    const over = { ...left, value: { ...left.value, minorUnits: Math.abs(left.value.minorUnits) } }
    const id = left.value.minorUnits < 0 ? 'spendingOver' : 'spendingLeft'
    say(id, { left: telling.money(over), planned: telling.money(planned) })
  }
  if (perDay && daysLeft && perDay.value.minorUnits > 0)
    say('spendingPerDay', { perDay: telling.money(perDay), days: telling.days(daysLeft) })
  return true
}
