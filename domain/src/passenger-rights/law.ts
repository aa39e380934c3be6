/** The laws that this module knows, in the order in which equals are shown. */
export const LAWS = ['EU261', 'UK261', 'APPR', 'SHY', 'ANAC400', 'US-DOT', 'MC99'] as const
export type Law = (typeof LAWS)[number]
