/** Status and default message by code. */
export const STORAGE_CODES = {} as const satisfies Record<string, readonly [number, string]>
