/** A value, or a promise of it. A value is used at once: awaiting it would cost more than most answers do. */
export type MaybePromise<T> = T | Promise<T>

export function thenMaybe<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}
