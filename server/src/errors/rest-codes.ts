/** Status and default message by code. */
export const REST_CODES = {} as const satisfies Record<string, readonly [number, string]>
