/** Status and default message by code. */
export const AUTH_CODES = {} as const satisfies Record<string, readonly [number, string]>
