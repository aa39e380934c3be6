export { fillSlots } from './fill-slots.ts'
export { requestOfSlots } from './request-of-slots.ts'
