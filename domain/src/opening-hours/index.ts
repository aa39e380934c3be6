export { isOpenAt, type LocalMoment } from './is-open-at.ts'
