import type { DraftPost } from '../draft-post.ts'
import { CLOSING_DAYS } from './closing-days.ts'
import { LATE_FLIGHT } from './late-flight.ts'
import { MONEY_ABROAD } from './money-abroad.ts'
import { NO_SIGNAL } from './no-signal.ts'
import { TIME_ZONES } from './time-zones.ts'
import { VISA_TABLE } from './visa-table.ts'

export const ALL_POSTS: readonly DraftPost[] = [
  LATE_FLIGHT,
  VISA_TABLE,
  CLOSING_DAYS,
  NO_SIGNAL,
  MONEY_ABROAD,
  TIME_ZONES,
]
