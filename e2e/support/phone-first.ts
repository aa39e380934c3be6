/**
 * Details of a journey whose steps do not depend on the layout and that waits for a device to keep megabytes: `npm test`
 * runs it on a phone only, `npm run test:long` on desktop too.
 */
export const PHONE_FIRST = { tag: '@phone-first' }
