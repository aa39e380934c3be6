import type { Notice } from '../trip-request/index.ts'
import type { Trip, WishAnswer } from '../trip/index.ts'

/** What cannot be as it was asked for, and what the plan does instead. */
export function answerNotice(notice: Notice, { days }: Trip): WishAnswer {
  const first = days[0]?.date
  switch (notice.kind) {
    case 'no-such-date': {
      const instead = first
        ? ` The plan is for ${first} to ${days.at(-1)?.date ?? first}: change the dates if you meant others.`
        : ''
      return { wish: 'notice', subject: notice.said, isMet: 'no', how: `No calendar has that date.${instead}` }
    }
    case 'no-road': {
      const { from, to } = notice
      const how =
        `No road leads from ${from} to ${to}: an ocean lies between. The plan begins in ${to}; ` +
        'fly there and hire a car, or drive your own on this side.'
      return { wish: 'notice', subject: `${from} to ${to} by car`, isMet: 'no', how }
    }
    case 'too-short': {
      const { name, leastDays, days: count } = notice
      const how =
        `All of it takes at least ${leastDays} days; in ${count} it is not possible. ` +
        'The plan keeps to a part that fits.'
      return { wish: 'notice', subject: name, isMet: 'no', how }
    }
    case 'unknown-place': {
      const { name, nearest, km } = notice
      const how =
        `Our guide does not know ${name} yet, so days may have room for finds of your own. ` +
        `The nearest place that it knows well is ${nearest}, about ${km} km away.`
      return { wish: 'notice', subject: name, isMet: 'partly', how }
    }
  }
}
