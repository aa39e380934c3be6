import type { Stop } from '../trip/index.ts'

/** Without a time yet. */
export function fixedStop(id: string, title: string): Stop {
  return {
    id,
    kind: 'appointment',
    title,
    placeId: null,
    arrive: 0,
    leave: 0,
    leg: null,
    isLocked: true,
    isMustSee: false,
    note: '',
    cost: null,
  }
}
