/** What may be known at once: a turn of the event loop for it would cost more than most answers do. */
export type Soon<T> = T | Promise<T>

export function after<T, U>(soon: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return soon instanceof Promise ? soon.then(next) : next(soon)
}
