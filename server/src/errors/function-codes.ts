/** Status and default message by code. */
export const FUNCTION_CODES = {} as const satisfies Record<string, readonly [number, string]>
