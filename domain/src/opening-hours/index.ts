export { isOpenAt, type LocalMoment } from './is-open-at.ts'
export { type HolidayKnowledge, type OpeningWindow, windowsOn } from './windows-on.ts'
